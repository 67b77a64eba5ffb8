#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How many blocks of memory this process has asked for so far: every malloc, calloc, realloc and aligned allocation, those
/// of the Swift runtime included.
unsigned long allocations(void);

#endif
