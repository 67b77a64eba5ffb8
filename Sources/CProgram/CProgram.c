#define _GNU_SOURCE

#include "CProgram.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <string.h>
#include <sys/auxv.h>

// Compiled in, as for entity tags.
#define XXH_INLINE_ALL
#include <xxhash.h>

static void mix(const void *bytes, size_t length, uint64_t *number) {
    *number = XXH3_64bits_withSeed(bytes, length, *number);
}

static size_t padded(size_t length, size_t alignment) { return (length + alignment - 1) & ~(alignment - 1); }

// Mixes in the build id among the notes of a segment; false when there is none.
static bool mix_notes(const char *notes, size_t length, size_t alignment, uint64_t *number) {
    while (length >= sizeof(ElfW(Nhdr))) {
        ElfW(Nhdr) note;
        memcpy(&note, notes, sizeof note);
        size_t content = sizeof note + padded(note.n_namesz, alignment);
        size_t end = content + padded(note.n_descsz, alignment);
        if (end > length) return false;
        bool is_gnu = note.n_namesz == sizeof ELF_NOTE_GNU && !memcmp(notes + sizeof note, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU);
        if (is_gnu && note.n_type == NT_GNU_BUILD_ID) {
            mix(notes + content, note.n_descsz, number);
            return true;
        }
        notes += end;
        length -= end;
    }
    return false;
}

// Called for each loaded object; what is not 0 ends the walk.
static int mix_object(struct dl_phdr_info *object, size_t size, void *number) {
    (void)size;
    // The kernel's own page of functions is the machine's and not the image's: it has a clock in it, and no arithmetic.
    unsigned long kernel_page = getauxval(AT_SYSINFO_EHDR);
    if (kernel_page && object->dlpi_addr == kernel_page) return 0;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[index];
        if (part->p_type != PT_NOTE) continue;
        const char *notes = (const char *)(object->dlpi_addr + part->p_vaddr);
        if (mix_notes(notes, part->p_memsz, part->p_align == 8 ? 8 : 4, number)) return 0;
    }
    return 1;
}

bool program_mix_builds(uint64_t *number) { return dl_iterate_phdr(mix_object, number) == 0; }

bool program_mix_variant(const char *function, uint64_t *number) {
    // What is found is the variant itself, not the function that chose it.
    void *address = dlsym(RTLD_DEFAULT, function);
    Dl_info library;
    if (!address || !dladdr(address, &library)) return false;
    uint64_t place = (uint64_t)((char *)address - (char *)library.dli_fbase);
    mix(&place, sizeof place, number);
    return true;
}

static const char version[] = {
#embed "../../VERSION"
    , 0};

const char *program_version(size_t *length) {
    // The file ends with a line feed, which is no part of the version.
    *length = strcspn(version, "\n");
    return version;
}
