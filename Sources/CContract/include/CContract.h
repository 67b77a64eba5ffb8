#ifndef CCONTRACT_H
#define CCONTRACT_H

#include <stddef.h>

/// The bytes of openapi.yaml.
const unsigned char *contract_text(void);

/// Their number.
size_t contract_length(void);

#endif
