// The C face of simdjson: parses a document and hands out its tape.
//
// The tape and the string buffer are laid out as simdjson's documentation of the tape describes. They stay valid until
// the next parse with the same parser, or until it is freed. No C++ exception crosses this face.
#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct json_parser json_parser;

enum json_outcome {
    JSON_PARSED = 0,
    JSON_MALFORMED = 1,
    JSON_OUT_OF_MEMORY = 2,
};

// A parser with memory for documents of `max_depth`; NULL when memory is short.
json_parser *json_parser_create(size_t max_depth);

void json_parser_free(json_parser *parser);

// How many bytes must be readable (their values do not matter) behind the document handed to `json_parser_parse`.
size_t json_parser_padding(void);

// Parses `length` bytes. The parser keeps its memory for the next document of at most that length.
//
// Refuses documents in which `max_depth` or more containers that hold something are nested. Empty ones do not count:
// simdjson does not go into them.
enum json_outcome json_parser_parse(json_parser *parser, const uint8_t *bytes, size_t length, size_t max_depth);

// The tape of the document parsed last.
const uint64_t *json_parser_tape(const json_parser *parser);

// The strings of the document parsed last, each a 32-bit length and the bytes.
const uint8_t *json_parser_strings(const json_parser *parser);

// Writes a finite number in the shortest decimal form that reads back to the same double, without an exponent: 0.1, 50,
// 1.0683760683760684. There must be room for 32 bytes, and the number's magnitude be 0 or from 1e-5 to 1e15. Answers how
// many bytes were written. (Simdjson's own writer does not always find the shortest form, so this is the C++ library's.)
size_t json_write_shortest(double number, uint8_t *bytes);

// Gives back the memory that grew with the longest document so far.
void json_parser_trim(json_parser *parser);

#ifdef __cplusplus
}
#endif

#endif
