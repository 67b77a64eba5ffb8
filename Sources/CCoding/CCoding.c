#include "CCoding.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>
#include <zstd.h>

// The whole of xxHash is in its header: compiled in here, it needs no library where the service runs.
#define XXH_INLINE_ALL
#include <xxhash.h>

struct coding_gzip {
    z_stream stream;
};

coding_gzip *coding_gzip_create(int level) {
    coding_gzip *coder = calloc(1, sizeof *coder);
    if (!coder) return NULL;
    // A window of 2^15 bytes, and 16 more for the gzip format. Memory level 8 is zlib's default: 256 KiB in all.
    if (deflateInit2(&coder->stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
        free(coder);
        return NULL;
    }
    return coder;
}

void coding_gzip_free(coding_gzip *coder) {
    if (!coder) return;
    deflateEnd(&coder->stream);
    free(coder);
}

size_t coding_gzip_bound(coding_gzip *coder, size_t length) { return deflateBound(&coder->stream, length); }

size_t coding_gzip_encode(coding_gzip *coder, const void *bytes, size_t length, void *output, size_t room) {
    // zlib counts in unsigned ints; no answer comes near.
    if (length > UINT_MAX || room > UINT_MAX) return 0;
    z_stream *stream = &coder->stream;
    stream->next_in = (Bytef *)bytes;
    stream->avail_in = (uInt)length;
    stream->next_out = output;
    stream->avail_out = (uInt)room;
    size_t written = deflate(stream, Z_FINISH) == Z_STREAM_END ? stream->total_out : 0;
    // Not before the next one: at the end of a stream zlib takes its format for plain zlib, and the bound of what comes next for
    // 12 bytes less than a gzip member has.
    return deflateReset(stream) == Z_OK ? written : 0;
}

struct coding_zstd {
    ZSTD_CCtx *context;
    int level;
};

coding_zstd *coding_zstd_create(int level) {
    coding_zstd *coder = calloc(1, sizeof *coder);
    if (!coder) return NULL;
    coder->level = level;
    coder->context = ZSTD_createCCtx();
    if (!coder->context) {
        free(coder);
        return NULL;
    }
    return coder;
}

void coding_zstd_free(coding_zstd *coder) {
    if (!coder) return;
    ZSTD_freeCCtx(coder->context);
    free(coder);
}

size_t coding_zstd_bound(size_t length) { return ZSTD_compressBound(length); }

size_t coding_zstd_encode(coding_zstd *coder, const void *bytes, size_t length, void *output, size_t room) {
    size_t written = ZSTD_compressCCtx(coder->context, output, room, bytes, length, coder->level);
    return ZSTD_isError(written) ? 0 : written;
}

const char *coding_gzip_version(void) { return zlibVersion(); }

const char *coding_zstd_version(void) { return ZSTD_versionString(); }

struct coding_digest coding_digest(const void *bytes, size_t length, uint64_t seed) {
    XXH128_hash_t hash = XXH3_128bits_withSeed(bytes, length, seed);
    return (struct coding_digest){.high = hash.high64, .low = hash.low64};
}
