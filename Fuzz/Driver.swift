import Glibc

/// The target that is given as the first argument.
///
/// One program for all targets: libFuzzer has one entry point, and the build with sanitizers takes longer than a short run.
nonisolated(unsafe) private var chosen: any FuzzTarget = JSONTarget()

private let targets: [String: any FuzzTarget] = [
    "json": JSONTarget(), "request": RequestTarget(), "guard": GuardTarget(), "easing": EasingTarget(),
]

/// Something that takes arbitrary bytes.
///
/// It stops the process with `fail` when it finds more wrong than its target's own refusal: not to crash is not enough.
protocol FuzzTarget: Sendable {
    func run(_ bytes: [UInt8])
}

/// Says what an oracle found, and stops.
func fail(_ message: String) -> Never {
    say(message)
    abort()
}

private func say(_ message: String) {
    let line = Array("fuzz: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
}

private func choose(_ name: String?) {
    guard let name, let target = targets[name] else {
        say("expected a target, one of \(targets.keys.sorted().joined(separator: ", "))")
        exit(2)
    }
    chosen = target
}

/// Runs every file once, without a fuzzer: what a crash left behind, in a debugger.
func replay(_ arguments: [String]) -> CInt {
    choose(arguments.first)
    for path in arguments.dropFirst() {
        guard let file = fopen(path, "r") else {
            say("\(path) cannot be read")
            return 2
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk.prefix(count) }
        chosen.run(bytes)
    }
    return 0
}

#if FUZZ
    /// What libFuzzer calls with every input.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }

    @_silgen_name("LLVMFuzzerRunDriver")
    private func runDriver(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    /// Hands over to libFuzzer, which reads the arguments behind the target's name.
    func runFuzzer() -> CInt {
        choose(CommandLine.arguments.dropFirst().first)
        var arguments = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) }
        var count = CInt(arguments.count)
        return arguments.withUnsafeMutableBufferPointer { buffer in
            guard var start = buffer.baseAddress else { return 2 }
            return runDriver(&count, &start) { testOneInput($0, $1) }
        }
    }
#endif
