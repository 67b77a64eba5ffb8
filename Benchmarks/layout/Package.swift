// swift-tools-version: 6.2
import PackageDescription

// A package of its own: it counts allocations by standing in front of malloc, which has no place in a build of the service.
// It sees of the layout module what any other package does.
let package = Package(
    name: "layout-bench",
    dependencies: [.package(name: "tab-layout", path: "../..")],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(
            name: "layout-bench",
            dependencies: ["CAllocations", .product(name: "TabLayout", package: "tab-layout")],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
