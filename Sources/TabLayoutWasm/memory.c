// The memory of the calls, in place of the C library's allocator. That one joins and splits what is free, as a program needs that
// runs for weeks, and was a twentieth of the whole file. Here each call gives back all that it took: a piece has a power of two
// bytes, and waits, once it is free, for the next one of its size. So what is held is, over all sizes of pieces, the most that was
// in use of each at once; one call's pieces are at most twice what was asked for and what stands before it, and a list that grows
// leaves behind pieces of a half, a quarter and so on.
#include <stddef.h>
#include <stdint.h>

// What stands before the memory that was asked for.
struct header {
    // Where the piece begins; the alignment may put the memory further behind.
    struct free_piece *piece;
    // The piece has 2 to the power of this many bytes.
    uint32_t exponent;
};

// A free piece knows the next one of its size.
struct free_piece {
    struct free_piece *next;
};

enum { page = 65536, greatest_exponent = 30 };

static struct free_piece *free_pieces[greatest_exponent + 1];
// What was never in use. The page may grow the memory too, so that what is got next need not follow.
static uintptr_t rest_start, rest_end;

static struct free_piece *unused_piece(size_t size) {
    if (rest_end - rest_start < size) {
        size_t pages = (size + page - 1) / page;
        size_t old = __builtin_wasm_memory_grow(0, pages);
        if (old == SIZE_MAX) return NULL;
        if (old * page != rest_end) rest_start = old * page;
        rest_end = (old + pages) * page;
    }
    struct free_piece *piece = (struct free_piece *)rest_start;
    rest_start += size;
    return piece;
}

static void *allocate(size_t alignment, size_t size) {
    size_t room = sizeof(struct header) + alignment - 1;
    // No sum below overflows.
    if (alignment > page || size > (1u << greatest_exponent) - room) return NULL;
    uint32_t exponent = 32 - (uint32_t)__builtin_clz((uint32_t)(size + room - 1));
    struct free_piece *piece = free_pieces[exponent];
    if (!piece) {
        piece = unused_piece((size_t)1 << exponent);
        // No more is to be had: a greater piece does.
        while (!piece && exponent < greatest_exponent) piece = free_pieces[++exponent];
        if (!piece) return NULL;
    }
    if (piece == free_pieces[exponent]) free_pieces[exponent] = piece->next;
    uintptr_t memory = ((uintptr_t)piece + room) & -alignment;
    ((struct header *)memory)[-1] = (struct header){piece, exponent};
    return (void *)memory;
}

void *malloc(size_t size) { return allocate(16, size); }

// What Swift asks for memory with. Its alignments are powers of two. It takes for granted that there is some, and would write
// to the address 0, where WebAssembly has memory like any other: so a call for which there is none ends here.
int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = allocate(alignment, size);
    if (!*memory) __builtin_trap();
    return 0;
}

void free(void *memory) {
    if (!memory) return;
    struct header header = ((struct header *)memory)[-1];
    header.piece->next = free_pieces[header.exponent];
    free_pieces[header.exponent] = header.piece;
}
