import CProgram

/// Which program this is, for the entity tags of what it computes.
enum Build {
    /// A number that is the same in every process of one image, and another one as soon as an answer may be; nil where a part
    /// of the program does not say which build of it this is.
    ///
    /// The version would not do: between two releases there are many programs, and a library can change under one program. So
    /// it is made of the build ids, which the linker makes from all that it links (`readelf -n`), the libraries' too.
    ///
    /// A processor can still make a difference. Of `sin`, `cos`, `exp` and `pow` libm has variants with and without fused
    /// multiplication, and takes the best that the processor can run; one result in 1500 differs in its last bit. It takes all
    /// four by the same features, and of the first two it can be seen from outside which. So replicas on processors that differ
    /// in this have different numbers.
    static let number: UInt64? = {
        var number: UInt64 = 0
        guard program_mix_builds(&number) else { return nil }
        for function in ["cos", "sin"] {
            guard program_mix_variant(function, &number) else { return nil }
        }
        return number
    }()
}
