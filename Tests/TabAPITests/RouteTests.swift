import HTTPMessage
import Testing

@testable import TabAPI

/// The resources that there are, against those that `openapi.yaml` lists.
@Suite struct RouteTests {
    @Test func theContractListsEveryResourceWithItsMethods() {
        // The files of the page are no part of it; OPTIONS is everywhere and HEAD where GET is, without being listed.
        let listed = Resource.all.filter { if case .file = $0.content { false } else { true } }
        #expect(
            Contract.methods
                == listed.reduce(into: [:]) { $0["\($1.path)"] = methods(of: $1).subtracting(["HEAD", "OPTIONS"]) })
    }

    @Test(arguments: Resource.all.indices)
    func aPathLeadsToItsResource(_ index: Int) {
        let path = "\(Resource.all[index].path)".replacing("{name}", with: "titles").replacing(
            "{module}", with: "aria.js"
        )
        .replacing("{part}", with: "demo.js")
        #expect(Resource.number(at: path) == index + 1)
    }

    @Test(arguments: Resource.all.indices)
    func allowNamesTheMethodsThatAreAllowed(_ index: Int) {
        let resource = Resource.all[index]
        let named = Set(resource.allow.split(separator: ", ").map(String.init))
        #expect(named == methods(of: resource))
        #expect(!resource.allows(.other))
    }

    @Test(arguments: [
        "", "//", "*", "/v1", "/v1/", "/v1/layout/", "/v1/Layout", "/v1//layout", "v1/layout", "/v1/%6Cayout",
        "/v1/presets/", "/v1/presets/titles/", "/v1/presets/a/b", "/healthz ", "/openapi.yml", "/v1/presetstitles",
    ])
    func otherPathsLeadNowhere(_ path: String) {
        #expect(Resource.number(at: path) == 0)
    }

    private func methods(of resource: Resource) -> Set<String> {
        Set([Method.get, .head, .post, .options].filter(resource.allows).compactMap(\.name?.description))
    }
}

extension Contract {
    /// The methods that each path has, read by indentation alone: the keys two levels into `paths`.
    fileprivate static var methods: [String: Set<String>] {
        var methods: [String: Set<String>] = [:]
        var isInPaths = false
        var path = ""
        for line in String(decoding: Contract.text.bytes, as: UTF8.self).split(separator: "\n") {
            let key = line.drop { $0 == " " }.prefix { $0 != ":" }
            switch line.prefix(while: { $0 == " " }).count {
            case 0 where !line.hasPrefix("#"): isInPaths = key == "paths"
            case 2 where isInPaths:
                path = String(key)
                if path.hasPrefix("/") { methods[path] = [] }
            case 4
            where isInPaths && ["get", "head", "post", "options", "put", "patch", "delete", "trace"].contains(key):
                methods[path]?.insert(key.uppercased())
            default: break
            }
        }
        return methods
    }
}
