// Lays a request out and writes the answer of /v1/layout.
#pragma once

#include <string>

#include "request.hpp"

// Appends the answer to a request that `read` has checked.
void write_layout(const Request &request, std::string &text);
