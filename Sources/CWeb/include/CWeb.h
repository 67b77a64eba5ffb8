#ifndef CWEB_H
#define CWEB_H

#include <stddef.h>

/// A file of the folder Web as it was when the service was built.
struct web_file {
    /// The path that it is served at.
    const char *path;
    const unsigned char *bytes;
    size_t length;
};

/// The files, `web_file_count` of them.
const struct web_file *web_files(void);

size_t web_file_count(void);

#endif
