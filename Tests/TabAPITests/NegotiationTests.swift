import HTTPMessage
import Testing

struct Negotiation: Sendable, CustomTestStringConvertible {
    let field: String?
    let isAccepted: Bool

    init(_ field: String?, _ isAccepted: Bool) {
        self.field = field
        self.isAccepted = isAccepted
    }

    var testDescription: String { field ?? "nothing" }
}

@Suite("Negotiation")
struct NegotiationTests {
    @Test(
        "Accept of a client that is answered JSON",
        arguments: [
            Negotiation(nil, true), Negotiation("", true), Negotiation("*/*", true),
            Negotiation("application/json", true), Negotiation("application/*", true),
            Negotiation("Application/JSON", true), Negotiation("text/html, application/json", true),
            Negotiation("text/html,*/*;q=0.1", true), Negotiation("application/json;q=0.001", true),
            Negotiation("application/json; charset=utf-8", true), Negotiation(" application/json ", true),
            Negotiation("application/json;q=1.0, text/plain;q=0", true),
            Negotiation("text/html, image/avif, */*;q=0.8", true), Negotiation("application/*;q=0.5, text/*", true),
            // The most precise range decides, wherever it stands.
            Negotiation("*/*;q=0, application/json", true), Negotiation("application/json, */*;q=0", true),
            Negotiation("application/json;q=0, */*", false), Negotiation("*/*, application/json;q=0", false),
            Negotiation("application/*;q=0, */*", false), Negotiation("application/*;q=0, application/json", true),
            Negotiation("application/json;q=0", false), Negotiation("application/json; q=0.000", false),
            Negotiation("application/json;Q=0", false), Negotiation("*/*;q=0", false), Negotiation("text/html", false),
            Negotiation("application/yaml", false), Negotiation("application/jsonx", false),
            Negotiation("application/problem+json", false), Negotiation("text/*, image/*", false),
            // Nothing in it that is a media range: as if it were not there.
            Negotiation("json", true), Negotiation(",", true), Negotiation("/", true), Negotiation("a/b/c", true),
            Negotiation("text/html;q=x", true), Negotiation("application/json;q=2", true),
            // What is malformed says nothing beside what is not.
            Negotiation("application/json;q=x, text/html", false), Negotiation("application/json x, text/html", false),
            Negotiation("text/html;q=x, application/json", true),
            Negotiation("text/html;level=1;q=0.5 , application/json ; a=b ; q=0.1", true),
            Negotiation("application/json;a=b;q=0", false), Negotiation("application/json;quality=0", true),
            Negotiation("application/json;a=\"x, y; q=0\"", true), Negotiation("application/json;a=\"x,y\";q=0", false),
            Negotiation(String(repeating: "text/x-1;q=0.5,", count: 1000) + "application/json", true),
            Negotiation(String(repeating: "text/x-1;q=0.5,", count: 1000), false),
        ])
    func accept(_ row: Negotiation) {
        let client = Client()
        let answers = [
            client.send(.post, "/v1/selection", body: Requests.preset("titles", tabs: 1), accept: row.field),
            client.send(.get, "/v1/presets/titles", accept: row.field),
        ]
        for answer in answers {
            #expect(answer.status == (row.isAccepted ? 200 : 406))
            if answer.status != 200 {
                expectProblem(answer)
                #expect(answer.json["/detail"]?.string?.contains("application/json") == true)
            }
        }
    }

    @Test("Accept of a client that is answered the contract")
    func acceptOfTheContract() {
        let client = Client()
        for accept in ["application/yaml", "application/*", "*/*", nil] {
            #expect(client.send(.get, "/openapi.yaml", accept: accept).status == 200)
        }
        #expect(client.send(.get, "/openapi.yaml", accept: "application/json").status == 406)
    }

    @Test("what is wrong is said in any case")
    func problems() {
        let client = Client()
        #expect(client.send(.post, "/v1/layout", body: "{", accept: "application/json").status == 400)
        #expect(client.send(.get, "/nothing", accept: "text/html").status == 404)
        #expect(client.send(.other, "/v1/layout", accept: "text/html").status == 405)
        #expect(client.send(.options, "/v1/layout", accept: "text/html").status == 204)
    }

    @Test(
        "Content-Type of a body",
        arguments: [
            Negotiation(nil, true), Negotiation("application/json", true), Negotiation("APPLICATION/JSON", true),
            Negotiation("application/json; charset=utf-8", true), Negotiation("application/json;charset=UTF-8", true),
            Negotiation("application/json; charset=\"utf-8\"", true), Negotiation("application/json;", true),
            Negotiation("application/json; version=1", true), Negotiation("  application/json  ", true),
            Negotiation("application/json ; charset=utf-8", true), Negotiation("application/ld+json", true),
            Negotiation("application/merge-patch+json", true),
            Negotiation("application/json; charset=utf-16", false),
            Negotiation("application/json; charset=iso-8859-1", false),
            Negotiation("application/json; version=1; charset=latin1", false),
            Negotiation("application/json; charset", false), Negotiation("", false), Negotiation("json", false),
            Negotiation("text/json", false), Negotiation("text/plain", false), Negotiation("application/xml", false),
            Negotiation("application/x-www-form-urlencoded", false), Negotiation("multipart/form-data", false),
            Negotiation("application/jsonp", false), Negotiation("application/json, text/plain", false),
            Negotiation("application/octet-stream", false), Negotiation("*/*", false),
        ])
    func contentType(_ row: Negotiation) {
        let answer = Client().send(
            .post, "/v1/selection", body: Requests.preset("titles", tabs: 1), contentType: row.field)
        #expect(answer.status == (row.isAccepted ? 200 : 415))
        if answer.status != 200 { expectProblem(answer) }
    }

    @Test("a body that is not read has any type")
    func contentTypeOfOthers() {
        #expect(Client().send(.get, "/v1/presets", contentType: "text/plain").status == 200)
        #expect(Client().send(.options, "/v1/layout", contentType: "text/plain").status == 204)
    }
}
