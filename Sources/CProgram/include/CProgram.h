// Which program this is: its version, and a number by which its answers can be told from those of another build.
#ifndef CPROGRAM_H
#define CPROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Mixes into `number` the build ids of the executable and of every library that is loaded by now, in the order of loading.
// False, and `number` of no use, where one of them was linked without a build id.
bool program_mix_builds(uint64_t *number);

// Mixes into `number` which variant of a library's function is called on this processor: where it lies in its library. That
// is the function itself where it has no variants. False where no library has it.
bool program_mix_variant(const char *function, uint64_t *number);

// The version of the program, as the file VERSION has it: `length` bytes.
const char *program_version(size_t *length);

#endif
