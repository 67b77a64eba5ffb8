// The C face of what turns the bytes of an answer into shorter ones, and into a number that stands for them.
//
// zlib and zstd do the first and xxHash the second. A coder keeps its memory from one answer to the next; one thread at a
// time.
#ifndef CCODING_H
#define CCODING_H

#include <stddef.h>
#include <stdint.h>

typedef struct coding_gzip coding_gzip;
typedef struct coding_zstd coding_zstd;

// A coder at zlib's `level`, 1 to 9; NULL when memory is short.
coding_gzip *coding_gzip_create(int level);
void coding_gzip_free(coding_gzip *coder);
// The most bytes that `length` bytes become.
size_t coding_gzip_bound(coding_gzip *coder, size_t length);
// Writes one gzip member (RFC 1952) without a time or a name; its length, or 0 when `room` is less than the bound.
size_t coding_gzip_encode(coding_gzip *coder, const void *bytes, size_t length, void *output, size_t room);

// A coder at zstd's `level`, 1 to 19; NULL when memory is short.
coding_zstd *coding_zstd_create(int level);
void coding_zstd_free(coding_zstd *coder);
size_t coding_zstd_bound(size_t length);
// Writes one zstd frame (RFC 8878) that says how long its content is; its length, or 0 when it cannot.
size_t coding_zstd_encode(coding_zstd *coder, const void *bytes, size_t length, void *output, size_t room);

// The versions of the libraries, ended by a NUL. Another version may make other bytes.
const char *coding_gzip_version(void);
const char *coding_zstd_version(void);

struct coding_digest {
    uint64_t high;
    uint64_t low;
};

// XXH3 of 128 bits.
struct coding_digest coding_digest(const void *bytes, size_t length, uint64_t seed);

#endif
