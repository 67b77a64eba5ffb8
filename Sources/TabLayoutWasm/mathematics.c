// The functions of CMath.h over what the layout module asks of them, in place of the C library's. Those answer every double,
// with tables and with π to a thousand bits, and had a fifteenth of the whole file. Here an error is at most two units in the last
// place (sine and cosine: of 1), of a power 32, as a test holds against the C library of the machine.
#include <stdint.h>

static double power_of_two(int64_t exponent) {
    return __builtin_bit_cast(double, (uint64_t)(exponent + 1023) << 52);
}

// e to the power of x, which is not positive. Less than the least normal number is 0.
double exp(double x) {
    double n = __builtin_rint(x * 1.4426950408889634);
    if (!(n > -1022)) return 0;
    // ln 2 in two parts, the first of 32 bits: its product with n is exact. Then |r| < 0.347, and r¹⁴/14! is below 5e-18.
    double r = (x - n * 0x1.62e42feep-1) - n * 0x1.a39ef35793c76p-33;
    double sum = 1;
    for (int k = 13; k > 0; k--) sum = 1 + r / k * sum;
    return sum * power_of_two((int64_t)n);
}

// The natural logarithm of x, a normal number.
static double logarithm(double x) {
    uint64_t bits = __builtin_bit_cast(uint64_t, x);
    int64_t exponent = (int64_t)(bits >> 52) - 1023;
    double m = __builtin_bit_cast(double, (bits & 0xfffffffffffff) | 0x3ff0000000000000);
    if (m > 1.4142135623730951) {
        m /= 2;
        exponent += 1;
    }
    // ln m = 2 artanh s with |s| < 0.172: s²⁴/25 is below 1e-19.
    double s = (m - 1) / (m + 1), square = s * s, sum = 0;
    for (int k = 23; k > 0; k -= 2) sum = sum * square + 1.0 / k;
    return 2 * s * sum + (double)exponent * 0.6931471805599453;
}

// x to the power of y. The light of a colour is asked for: x between 0.003 and 1, y 2.4 or its reciprocal.
double pow(double x, double y) { return exp(y * logarithm(x)); }

// The sine of x + quarters · π/2.
static double sine(double x, int64_t quarters) {
    // A spring's swing beyond that is e^−10000 of itself: 0, whatever is said here.
    if (!(x < 1e6)) return 0;
    double n = __builtin_rint(x * 0.6366197723675814);
    // π/2 in two parts, the first of 33 bits.
    double r = (x - n * 0x1.921fb544p+0) - n * 0x1.0b4611a626331p-34;
    int64_t quadrant = (int64_t)n + quarters;
    double square = r * r, sum = 1;
    // Taylor's series: |r| is at most π/4, and r¹⁹/19! below 1e-19.
    for (int k = quadrant & 1 ? 16 : 17; k > 1; k -= 2) sum = 1 - square / (k * (k - 1)) * sum;
    if (!(quadrant & 1)) sum *= r;
    return quadrant & 2 ? -sum : sum;
}

double sin(double x) { return sine(x, 0); }

double cos(double x) { return sine(x, 1); }
