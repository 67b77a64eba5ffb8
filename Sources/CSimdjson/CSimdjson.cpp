#include "CSimdjson.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <new>
#include <simdjson.h>

struct json_parser {
    std::unique_ptr<simdjson::dom::parser> parser;
};

json_parser *json_parser_create(size_t max_depth) {
    try {
        auto result = std::make_unique<json_parser>();
        result->parser = std::make_unique<simdjson::dom::parser>();
        if (result->parser->allocate(4096, max_depth) != simdjson::SUCCESS) return nullptr;
        return result.release();
    } catch (...) {
        return nullptr;
    }
}

void json_parser_free(json_parser *parser) { delete parser; }

size_t json_parser_padding(void) { return simdjson::SIMDJSON_PADDING; }

enum json_outcome json_parser_parse(json_parser *parser, const uint8_t *bytes, size_t length, size_t max_depth) {
    try {
        auto &dom = *parser->parser;
        // Grown here and not by the parser itself, which would fall back to its default depth.
        if (length > dom.capacity() || dom.max_depth() != max_depth) {
            if (dom.allocate(std::max(length, dom.capacity()), max_depth) != simdjson::SUCCESS) return JSON_OUT_OF_MEMORY;
        }
        simdjson::dom::element root;
        const auto error = dom.parse(bytes, length, false).get(root);
        if (error == simdjson::SUCCESS) return JSON_PARSED;
        return error == simdjson::MEMALLOC ? JSON_OUT_OF_MEMORY : JSON_MALFORMED;
    } catch (...) {
        return JSON_OUT_OF_MEMORY;
    }
}

const uint64_t *json_parser_tape(const json_parser *parser) { return parser->parser->doc.tape.get(); }

const uint8_t *json_parser_strings(const json_parser *parser) { return parser->parser->doc.string_buf.get(); }

size_t json_write_shortest(double number, uint8_t *bytes) {
    char *const start = reinterpret_cast<char *>(bytes);
    const auto written = std::to_chars(start, start + 32, number, std::chars_format::fixed);
    return static_cast<size_t>(written.ptr - start);
}

void json_parser_trim(json_parser *parser) {
    try {
        auto fresh = std::make_unique<simdjson::dom::parser>();
        if (fresh->allocate(4096, parser->parser->max_depth()) == simdjson::SUCCESS) parser->parser = std::move(fresh);
    } catch (...) {
    }
}
