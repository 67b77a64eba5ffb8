// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "tab-layout",
    products: [
        .library(name: "TabLayout", targets: ["TabLayout"]),
        .executable(name: "tablayoutd", targets: ["tablayoutd"]),
    ],
    targets: [
        // The shared layout module: nothing but a few functions of the C library, no Foundation, also built as Embedded Swift for wasm32.
        .systemLibrary(name: "CMath"),
        .target(
            name: "TabLayout", dependencies: ["CMath"],
            swiftSettings: [.treatWarning("EmbeddedRestrictions", as: .error)]),

        // Bytes and JSON.
        .target(name: "ByteBuffer"),
        .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
        .target(name: "JSON", dependencies: ["ByteBuffer", "CSimdjson"]),

        // What the service computes: documents in, answers out. Clean for Embedded Swift, so that a browser can have it.
        .target(
            name: "TabComputing", dependencies: ["ByteBuffer", "CMath", "JSON", "TabLayout"],
            swiftSettings: [.treatWarning("EmbeddedRestrictions", as: .error)]),

        // What the service says, without a socket.
        .target(name: "HTTPMessage", dependencies: ["ByteBuffer"]),
        .target(name: "CContract"),
        .target(name: "CWeb"),
        .target(
            name: "TabAPI",
            dependencies: ["ByteBuffer", "CContract", "CWeb", "HTTPMessage", "JSON", "TabComputing", "TabLayout"]),

        // What HTTP adds to an answer, without tabs and without a socket.
        .target(name: "CCoding", linkerSettings: [.linkedLibrary("z"), .linkedLibrary("zstd")]),
        .target(name: "HTTPSemantics", dependencies: ["ByteBuffer", "CCoding", "HTTPMessage"]),

        // The socket, without tabs.
        .systemLibrary(
            name: "CMicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]),
        .target(name: "MicroHTTP", dependencies: ["ByteBuffer", "CMicrohttpd", "HTTPMessage"]),

        // Which build of the program this is.
        .target(name: "CProgram"),
        .executableTarget(
            name: "tablayoutd", dependencies: ["CProgram", "HTTPMessage", "HTTPSemantics", "MicroHTTP", "TabAPI"]),

        // What several test targets draw from.
        .target(name: "SeededGenerator", path: "Tests/SeededGenerator"),
        .testTarget(name: "TabLayoutTests", dependencies: ["TabLayout"]),
        .testTarget(name: "JSONTests", dependencies: ["ByteBuffer", "JSON", "SeededGenerator"]),
        .testTarget(
            name: "TabAPITests",
            dependencies: [
                "ByteBuffer", "HTTPMessage", "JSON", "SeededGenerator", "TabAPI", "TabComputing", "TabLayout",
            ]),
        .testTarget(
            name: "AnimationFormatTests",
            dependencies: ["ByteBuffer", "HTTPMessage", "JSON", "TabAPI", "TabComputing", "TabLayout"]),
        .testTarget(
            name: "HTTPSemanticsTests",
            dependencies: ["ByteBuffer", "HTTPMessage", "HTTPSemantics", "JSON", "SeededGenerator", "TabAPI"]),
        .testTarget(
            name: "MicroHTTPTests", dependencies: ["ByteBuffer", "HTTPMessage", "MicroHTTP", "SeededGenerator"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x,
    cxxLanguageStandard: .cxx17
)

// Built by script/fuzz alone: it needs the sanitizers' runtime, and looks into the modules.
if Context.environment["TABLAYOUT_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzz",
            dependencies: ["ByteBuffer", "HTTPMessage", "JSON", "MicroHTTP", "TabAPI", "TabComputing", "TabLayout"],
            path: "Fuzz", exclude: ["corpus", "request.dict", "easing.dict"]))
}

for target in package.targets where target.type != .system {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}
