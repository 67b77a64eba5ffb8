// Writes JSON behind what a string has already.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "request.hpp"

class Writer {
public:
    explicit Writer(std::string &text) : text(text) {}

    template <typename Body>
    void object(Body body) {
        begin('{');
        body();
        end('}');
    }

    template <typename Body>
    void array(Body body) {
        begin('[');
        body();
        end(']');
    }

    void key(std::string_view name) {
        separate();
        text += '"';
        text += name;
        text += "\":";
        is_first = true;
    }

    template <typename Value>
    void member(std::string_view name, const Value &given) {
        key(name);
        value(given);
    }

    void null() { word("null"); }
    void value(bool given) { word(given ? "true" : "false"); }
    void value(int given) { number(given); }
    // The fewest digits that read back as the same number.
    void value(double given) { number(given); }

    void value(const Color &color) {
        constexpr char digits[] = "0123456789abcdef";
        char hexadecimal[] = "#000000";
        for (size_t channel = 0; channel < 3; channel++) {
            hexadecimal[1 + 2 * channel] = digits[color[channel] >> 4];
            hexadecimal[2 + 2 * channel] = digits[color[channel] & 15];
        }
        value(std::string_view(hexadecimal));
    }

    void value(const char *given) { value(std::string_view(given)); }

    void value(std::string_view given) {
        separate();
        text += '"';
        for (char character : given) {
            if (character == '"' || character == '\\') {
                text += '\\';
                text += character;
            } else if (static_cast<unsigned char>(character) < 0x20) {
                constexpr char digits[] = "0123456789abcdef";
                text += "\\u00";
                text += digits[character >> 4];
                text += digits[character & 15];
            } else {
                text += character;
            }
        }
        text += '"';
    }

    template <typename Value>
    void value(const std::optional<Value> &given) {
        if (given) value(*given);
        else null();
    }

private:
    std::string &text;
    bool is_first = true;

    void separate() {
        if (!is_first) text += ',';
        is_first = false;
    }

    void begin(char bracket) {
        separate();
        text += bracket;
        is_first = true;
    }

    void end(char bracket) {
        text += bracket;
        is_first = false;
    }

    void word(std::string_view given) {
        separate();
        text += given;
    }

    template <typename Number>
    void number(Number given) {
        separate();
        char digits[32];
        text.append(digits, std::to_chars(digits, digits + sizeof digits, given).ptr);
    }
};
