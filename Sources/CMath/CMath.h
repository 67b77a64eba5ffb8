// The functions of the C library's <math.h> that the layout module and the reader of CSS need and Swift's standard library
// has not got. Declared here, and not included, so that the modules also build where there is no C library to include, as
// for WebAssembly.
#ifndef CMATH_H
#define CMATH_H

double cos(double x);
double sin(double x);
double exp(double x);
double cbrt(double x);
double pow(double x, double y);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double atan2(double y, double x);
double hypot(double x, double y);
double fmod(double x, double y);
double log(double x);
double log2(double x);
double log10(double x);

#endif
