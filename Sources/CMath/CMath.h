// The functions of the C library's <math.h> that the layout module needs and Swift's standard library has not got.
// Declared here, and not included, so that the module also builds where there is no C library to include, as for
// WebAssembly.
#ifndef CMATH_H
#define CMATH_H

double cos(double x);
double sin(double x);
double exp(double x);
double cbrt(double x);
double pow(double x, double y);

#endif
