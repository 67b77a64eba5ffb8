"""Content codings undone, by other programs than those that the service codes with."""

import io
import gzip

import zstandard


def decoded(body, coding):
    """The content of a body; fails unless it is exactly one gzip member or zstd frame."""
    if not coding or not body:
        return body
    if coding == "gzip":
        assert body[4:8] == bytes(4), "the member has a time: the same answer would have other bytes a second later"
        content = gzip.decompress(body)
        file = io.BytesIO(body)
        with gzip.GzipFile(fileobj=file) as member:
            assert member.read() == content
        return content
    assert coding == "zstd", coding
    decoder = zstandard.ZstdDecompressor().decompressobj()
    content = decoder.decompress(body)
    assert decoder.eof and not decoder.unused_data
    parameters = zstandard.get_frame_parameters(body)
    assert parameters.content_size == len(content)
    # More than 8 MB no client need have (RFC 9659).
    assert parameters.window_size <= 8 << 20
    return content
