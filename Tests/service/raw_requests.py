"""Requests as bytes: what HTTP allows, and every known way to hide one request in another.

Rows are named by the section of the RFC that they test. `test_raw_requests.py` sends them to the service itself,
`test_proxies.py` sends them through the proxies that stand in front of it.
"""

HOST = b"Host: a\r\n"
SMUGGLED = b"GET /healthz?smuggled HTTP/1.1\r\nHost: a\r\n\r\n"


def get(*lines, target=b"/healthz", version=b"HTTP/1.1"):
    return b"GET " + target + b" " + version + b"\r\n" + HOST + b"".join(line + b"\r\n" for line in lines) + b"\r\n"


def post(*lines, body=b"", version=b"HTTP/1.1"):
    head = b"POST /v1/layout " + version + b"\r\n" + HOST + b"Content-Type: application/json\r\n"
    return head + b"".join(line + b"\r\n" for line in lines) + b"\r\n" + body


CHUNKED = b"Transfer-Encoding: chunked"
HELLO = b"5\r\nhello\r\n0\r\n\r\n"

# Refused by the request guard: a problem document, and the end of the connection.
REFUSED = [
    ("RFC 9112 3.2: no Host", b"GET / HTTP/1.1\r\n\r\n", 400),
    ("RFC 9112 3.2: two Hosts", get(b"Host: b"), 400),
    ("RFC 9112 3.2: the same Host twice", get(HOST[:-2]), 400),
    ("RFC 9112 3.2: two Hosts in HTTP/1.0", get(b"Host: b", version=b"HTTP/1.0"), 400),
    ("RFC 9112 3.2: two Hosts under an absolute form", get(b"Host: b", target=b"http://a/healthz"), 400),
    ("RFC 9110 2.5: no Host in HTTP/1.9", b"GET / HTTP/1.9\r\n\r\n", 400),
    ("RFC 9110 7.2: empty Host", b"GET / HTTP/1.1\r\nHost:\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with a path", b"GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with user information", b"GET / HTTP/1.1\r\nHost: u@a\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with a blank", b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with a port that is none", b"GET / HTTP/1.1\r\nHost: a:b\r\n\r\n", 400),
    ("RFC 9110 7.2: two hosts in one Host", b"GET / HTTP/1.1\r\nHost: a, b:c\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with a control", b"GET / HTTP/1.1\r\nHost: a\x01\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with an open bracket", b"GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with a port of six digits", b"GET / HTTP/1.1\r\nHost: a:123456\r\n\r\n", 400),
    ("RFC 9110 7.2: Host that is a URI", b"GET / HTTP/1.1\r\nHost: http://a\r\n\r\n", 400),
    ("RFC 9110 9.1: method with a parenthesis", b"G(T / HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    ("RFC 9110 9.1: method in lower case", b"get / HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9110 15.6.2: unknown method", b"BREW / HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9110 15.6.2: endless method", b"A" * 1000 + b" / HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9110 9.3.6: CONNECT", b"CONNECT a:443 HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9110 9.3.6: CONNECT of a path", b"CONNECT / HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9112 3.2: target without a slash", get(target=b"healthz"), 400),
    ("RFC 9112 3.2.3: authority form of GET", get(target=b"a:80"), 400),
    ("RFC 9112 3.2.4: asterisk form of GET", get(target=b"*"), 400),
    ("RFC 9112 3.2.4: asterisk with a query", b"OPTIONS *?a HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    ("RFC 9112 3.2.2: absolute form without a host", get(target=b"http:///healthz"), 400),
    ("RFC 9112 3.2.2: absolute form with user information", get(target=b"http://u@a/healthz"), 400),
    ("RFC 9112 3.2.2: absolute form of another scheme", get(target=b"ftp://a/healthz"), 400),
    ("RFC 9112 3: blank in the target", get(target=b"/health z"), 400),
    ("RFC 9112 3: two blanks before the target", get(target=b" /healthz"), 400),
    ("RFC 9112 3: two blanks behind the target", get(target=b"/healthz "), 400),
    ("RFC 3986 3.5: fragment in the target", get(target=b"/healthz#a"), 400),
    ("RFC 3986 2.1: escape of one digit", get(target=b"/healthz%4"), 400),
    ("RFC 3986 2.1: escape of no digits", get(target=b"/healthz?%zz"), 400),
    ("RFC 3986 7.3: escaped NUL in the path", get(target=b"/healthz%00/a"), 400),
    ("RFC 3986 7.3: escaped CRLF in the path", get(target=b"/healthz%0d%0aX:a"), 400),
    ("RFC 3986 2: backslash in the path", get(target=b"/..\\healthz"), 400),
    ("RFC 3986 2: byte above 0x7F in the target", get(target=b"/healthz\xff"), 400),
    ("RFC 3986 3.1: controls for the marks behind the scheme", get(target=b"http\x1a\x0f\x0fx/healthz"), 400),
    ("RFC 3986 3.2: a control for a slash before the host", get(target=b"http:\x0f/x/healthz"), 400),
    ("RFC 3986 2: control in the target", get(target=b"/healthz\x01"), 400),
    ("RFC 3986 2: NUL in the target", get(target=b"/healthz\0a"), 400),
    ("RFC 9110 15.5.15: target of 9000 bytes", get(target=b"/" + b"a" * 9000), 414),
    ("RFC 9110 15.5.15: target of 12000 bytes", get(target=b"/" + b"a" * 12000), 414),
    ("RFC 6585 5: 101 fields", get(*[b"X: y"] * 100), 431),
    ("RFC 6585 5: 150 fields", get(*[b"X%d: y" % index for index in range(150)]), 431),
    ("RFC 9112 5.1: blank before the colon", get(b"X : y"), 400),
    ("RFC 9112 5.1: tab before the colon", get(b"X\t: y"), 400),
    ("RFC 9112 5.1: blank before the colon of Content-Length", post(b"Content-Length : %d" % len(SMUGGLED)), 400),
    ("RFC 9112 5.1: blank before the colon of Transfer-Encoding", post(b"Transfer-Encoding : chunked"), 400),
    ("RFC 9112 5.1: blank before the colon of Host", b"GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
    (
        "RFC 9112 5.1: blank before the colon of a second Content-Length",
        post(b"Content-Length: 2", b"Content-Length : %d" % len(SMUGGLED), body=b"{}"),
        400,
    ),
    ("RFC 9110 5.1: blank in a name", get(b"X Y: z"), 400),
    ("RFC 9110 5.1: parenthesis in a name", get(b"X(: y"), 400),
    ("RFC 9110 5.1: slash in a name", get(b"X/Y: z"), 400),
    ("RFC 9110 5.1: quotes around a name", get(b'"Content-Length": 5'), 400),
    ("RFC 9110 5.1: control in a name", get(b"X\x01: y"), 400),
    ("RFC 9110 5.1: byte above 0x7F in a name", get(b"X\xff: y"), 400),
    ("RFC 9110 5.1: empty name", get(b": y"), 400),
    ("RFC 9110 5.1: empty name, then a length", post(b": y", b"Content-Length: %d" % len(SMUGGLED)), 400),
    ("RFC 9110 5.5: CR in a value", get(b"X: a\rY: b"), 400),
    ("RFC 9110 5.5: NUL in a value", get(b"X: a\0b"), 400),
    ("RFC 9110 5.5: NUL at the end of a value", get(b"X: a\0"), 400),
    ("RFC 9110 5.5: control in a value", get(b"X: a\x1bb"), 400),
    ("RFC 9110 5.5: DEL in a value", get(b"X: a\x7fb"), 400),
    ("RFC 9112 2.2: bare LF ends all lines", b"GET /healthz HTTP/1.1\nHost: a\n\n", 400),
    ("RFC 9112 2.2: bare LF ends one line", b"GET /healthz HTTP/1.1\r\nHost: a\nX: y\r\n\r\n", 400),
    ("RFC 9112 2.2: bare LF ends the header section", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\n", 400),
    ("RFC 9112 2.2: bare CR at a line's start", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\rX: y\r\n\r\n", 400),
    ("RFC 9112 2.2: blank before the first field", b"GET /healthz HTTP/1.1\r\n X: y\r\nHost: a\r\n\r\n", 400),
    ("RFC 9112 5.2: folded value", get(b"X: a", b" b"), 400),
    ("RFC 9112 5.2: folded by a tab", get(b"X: a", b"\tb"), 400),
    ("RFC 9112 5.2: folded by blanks alone", get(b"X: a", b"  "), 400),
    ("RFC 9112 5.2: folded Host", b"GET / HTTP/1.1\r\nHost:\r\n a\r\n\r\n", 400),
    ("RFC 9112 5.2: folded Content-Length", post(b"Content-Length:", b" %d" % len(SMUGGLED)), 400),
    ("RFC 9112 5.2: Content-Length folded in its digits", post(b"Content-Length: 4", b" 4"), 400),
    ("RFC 9112 5.2: folded Transfer-Encoding", post(b"Transfer-Encoding:", b" chunked", body=HELLO), 400),
    ("RFC 9112 6.1: length and chunks", post(b"Content-Length: 4", CHUNKED, body=HELLO), 400),
    ("RFC 9112 6.1: chunks and length", post(CHUNKED, b"Content-Length: 4", body=HELLO), 400),
    ("RFC 9112 6.1: length of zero and chunks", post(b"Content-Length: 0", CHUNKED, body=HELLO), 400),
    ("RFC 9112 6.1: chunks in HTTP/1.0", post(CHUNKED, body=HELLO, version=b"HTTP/1.0"), 400),
    (
        "RFC 9112 6.1: length and chunks in HTTP/1.0",
        post(b"Content-Length: 4", CHUNKED, body=HELLO, version=b"HTTP/1.0"),
        400,
    ),
    ("RFC 9112 6.1: length and chunks of a GET", get(b"Content-Length: 15", CHUNKED) + HELLO, 400),
    (
        "RFC 9112 6.1: length of a request behind the last chunk",
        post(b"Content-Length: 5", CHUNKED, body=b"0\r\n\r\n"),
        400,
    ),
    ("RFC 9112 6.1: unknown coding before chunks", post(b"Transfer-Encoding: gzip, chunked", body=HELLO), 501),
    ("RFC 9112 6.1: chunked twice", post(b"Transfer-Encoding: chunked, chunked", body=HELLO), 400),
    (
        "RFC 9112 6.1: chunked twice, the first with a blank",
        post(b"Transfer-Encoding: chunked , chunked", body=HELLO),
        400,
    ),
    ("RFC 9112 6.1: empty coding before chunked", post(b"Transfer-Encoding: ,chunked", body=HELLO), 501),
    (
        "RFC 9112 6.1: unknown coding on a line before chunked",
        post(b"Transfer-Encoding: gzip", CHUNKED, body=HELLO),
        400,
    ),
    ("RFC 9112 6.1: Transfer-Encoding twice", post(CHUNKED, CHUNKED, body=HELLO), 400),
    ("RFC 9112 6.1: chunked, then identity", post(CHUNKED, b"Transfer-Encoding: identity", body=HELLO), 400),
    ("RFC 9112 6.1: identity, then chunked", post(b"Transfer-Encoding: identity", CHUNKED, body=HELLO), 400),
    ("RFC 9112 6.3: identity", post(b"Transfer-Encoding: identity", body=HELLO), 400),
    ("RFC 9112 6.3: chunked not last", post(b"Transfer-Encoding: chunked, gzip", body=HELLO), 400),
    ("RFC 9112 6.3: misspelt chunked", post(b"Transfer-Encoding: xchunked", body=HELLO), 400),
    ("RFC 9112 6.3: quoted chunked", post(b'Transfer-Encoding: "chunked"', body=HELLO), 400),
    ("RFC 9112 6.3: chunked with a parameter", post(b"Transfer-Encoding: chunked;q=1", body=HELLO), 400),
    ("RFC 9112 6.3: chunked and an empty coding", post(b"Transfer-Encoding: chunked,", body=HELLO), 400),
    ("RFC 9112 6.3: chunked and a tab", post(CHUNKED + b"\t", body=HELLO), 400),
    ("RFC 9112 6.3: chunked after a hard space", post(b"Transfer-Encoding: \xa0chunked", body=HELLO), 400),
    (
        "RFC 9112 6.3: chunked with a Kelvin sign",
        post("Transfer-Encoding: chunKed".replace("K", "\u212a").encode(), body=HELLO),
        400,
    ),
    ("RFC 9112 6.3: chunked and a blank", post(CHUNKED + b" ", body=HELLO), 400),
    ("RFC 9112 6.3: chunked after a vertical tab", post(b"Transfer-Encoding: \x0bchunked", body=HELLO), 400),
    ("RFC 9112 6.3: empty Transfer-Encoding", post(b"Transfer-Encoding:", body=HELLO), 400),
    ("RFC 9112 6.3: chunks of a GET, misspelt", get(b"Transfer-Encoding: xchunked"), 400),
    ("RFC 9112 6.3: two lengths", post(b"Content-Length: 0", b"Content-Length: %d" % len(SMUGGLED)), 400),
    ("RFC 9112 6.3: two lengths, turned", post(b"Content-Length: %d" % len(SMUGGLED), b"Content-Length: 0"), 400),
    ("RFC 9112 6.3: the same length twice", post(b"Content-Length: 2", b"Content-Length: 2", body=b"{}"), 400),
    (
        "RFC 9112 6.3: three lengths",
        post(b"Content-Length: 2", b"content-length: 2", b"CONTENT-LENGTH: 9", body=b"{}"),
        400,
    ),
    ("RFC 9112 6.3: two lengths of a GET", get(b"Content-Length: 0", b"Content-Length: %d" % len(SMUGGLED)), 400),
    ("RFC 9110 8.6: length over the limit", post(b"Content-Length: 1048577"), 413),
    ("RFC 9110 8.6: length of 2^64 - 1", post(b"Content-Length: 18446744073709551615"), 413),
    ("RFC 9110 8.6: length of 2^63", post(b"Content-Length: 9223372036854775808"), 413),
    ("RFC 9110 8.6: length of 2^32 + 2", post(b"Content-Length: 4294967298", body=b"{}"), 413),
    ("RFC 9110 8.6: length over the limit of a GET", get(b"Content-Length: 1048577"), 413),
    ("RFC 9110 8.3: two media types", post(b"Content-Type: text/plain", b"Content-Length: 2", body=b"{}"), 400),
    ("RFC 9110 10.1.1: unknown expectation", post(b"Content-Length: 2", b"Expect: tea", body=b"{}"), 417),
    (
        "RFC 9110 10.1.1: known and unknown expectation",
        post(b"Content-Length: 2", b"Expect: 100-continue, tea", body=b"{}"),
        417,
    ),
    (
        "RFC 9110 10.1.1: expectation twice",
        post(b"Content-Length: 2", b"Expect: 100-continue", b"Expect: 100-continue", body=b"{}"),
        400,
    ),
    ("RFC 9110 15.5.12: POST without a length", post(), 411),
]

# Refused by the library before the guard sees them: its own status and page, and the end of the connection.
REFUSED_BY_LIBRARY = [
    ("RFC 9112 2.3: HTTP/2.0", get(version=b"HTTP/2.0"), 505),
    ("RFC 9113 3.4: HTTP/2 preface", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    ("RFC 9112 2.3: version in lower case", get(version=b"http/1.1"), 400),
    ("RFC 9112 2.3: blank behind the version", get(version=b"HTTP/1.1 "), 400),
    ("RFC 9112 3: no version", b"GET /healthz\r\n\r\n", 400),
    ("RFC 9112 5: line without a colon", get(b"foo"), 400),
    ("RFC 9112 5: request line as a field", get(b"GET /healthz HTTP/1.1"), 400),
    ("RFC 9110 5.1: NUL in a name", get(b"X\0Y: z"), 400),
    ("RFC 9112 7.1: chunk size of 0x5", post(CHUNKED, body=b"0x5\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: chunk size of +5", post(CHUNKED, body=b"+5\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: chunk size of -1", post(CHUNKED, body=b"-1\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: blank behind the chunk size", post(CHUNKED, body=b"5 \r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: blank before the chunk size", post(CHUNKED, body=b" 5\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: no chunk size", post(CHUNKED, body=b"\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: chunk size of no hexadecimal digits", post(CHUNKED, body=b"G\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: chunk longer than its size", post(CHUNKED, body=b"4\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: no CRLF behind the chunk", post(CHUNKED, body=b"5\r\nhelloXX0\r\n\r\n"), 400),
    ("RFC 9112 7.1: chunk size beyond all numbers", post(CHUNKED, body=b"F" * 17 + b"\r\nhello\r\n0\r\n\r\n"), 413),
    ("RFC 9112 7.1.2: request for trailers", post(CHUNKED, body=b"0\r\nGET /healthz HTTP/1.1\r\n\r\n"), 400),
    ("RFC 9110 15.5.15: target of 40000 bytes", get(target=b"/" + b"a" * 40000), 414),
    ("RFC 6585 5: value of 40000 bytes", get(b"X: " + b"a" * 40000), 431),
    ("RFC 6585 5: 300 fields", get(*[b"X%d: y" % index for index in range(300)]), 431),
    ("RFC 6585 5: 3000 fields", get(*[b"X%d: y" % index for index in range(3000)]), 431),
]

# The same, but the library writes the header section twice; the second stands in the body's place.
REFUSED_TWICE_OVER = [
    ("RFC 9110 8.6: length of +5", post(b"Content-Length: +5", body=b"hello"), 400),
    ("RFC 9110 8.6: length of -1", post(b"Content-Length: -1", body=b"hello"), 400),
    ("RFC 9110 8.6: length of 0x5", post(b"Content-Length: 0x5", body=b"hello"), 400),
    ("RFC 9110 8.6: list of lengths", post(b"Content-Length: 5,5", body=b"hello"), 400),
    ("RFC 9110 8.6: length and a blank", post(b"Content-Length: 5 ", body=b"hello"), 400),
    ("RFC 9110 8.6: empty length", post(b"Content-Length: ", body=b"hello"), 400),
    ("RFC 9110 8.6: length in words", post(b"Content-Length: five", body=b"hello"), 400),
    ("RFC 9110 8.6: length of 5.0", post(b"Content-Length: 5.0", body=b"hello"), 400),
    ("RFC 9110 8.6: two numbers in one length", post(b"Content-Length: 5 5", body=b"hello"), 400),
    ("RFC 9110 8.6: length and a semicolon", post(b"Content-Length: 5;", body=b"hello"), 400),
    ("RFC 9110 8.6: length of digits that are not ASCII", post("Content-Length: \u0665".encode(), body=b"hello"), 400),
    ("RFC 9110 8.6: length of 2^64 + 2", post(b"Content-Length: 18446744073709551618", body=b"{}"), 413),
    ("RFC 9110 8.6: length beyond all numbers", post(b"Content-Length: " + b"9" * 30), 413),
]

# No request at all: the connection ends without a word.
DROPPED = [
    ("RFC 9112 3: no blanks", b"hello\r\n\r\n"),
    ("RFC 9112 3: tabs for blanks", b"GET\t/healthz\tHTTP/1.1\r\n" + HOST + b"\r\n"),
    ("RFC 8446 4: a TLS greeting", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 50 + b"\r\n\r\n"),
]

# Answered, and the connection kept: the second request is answered as one of its own.
ACCEPTED = [
    ("RFC 9110 9.3.1: GET", get(), "GET", 200),
    ("RFC 9110 9.3.2: HEAD", b"HEAD /healthz HTTP/1.1\r\n" + HOST + b"\r\n", "HEAD", 200),
    ("RFC 9112 3.2.2: absolute form", get(target=b"http://evil.example/healthz?a"), "GET", 200),
    ("RFC 9112 2.3: HTTP/1.2", get(version=b"HTTP/1.2"), "GET", 200),
    ("RFC 9112 2.3: HTTP/1.9", get(version=b"HTTP/1.9"), "GET", 200),
    ("RFC 9112 3.2.2: absolute form of another host than Host", get(target=b"http://b:1/healthz"), "GET", 200),
    ("RFC 9112 3.2.2: absolute form of the same host", get(target=b"http://a/healthz"), "GET", 200),
    ("RFC 9112 3.2.2: absolute form without a path", get(target=b"http://a?b"), "GET", 200),
    ("RFC 9112 3.2.4: asterisk form of OPTIONS", b"OPTIONS * HTTP/1.1\r\n" + HOST + b"\r\n", "OPTIONS", 204),
    ("RFC 9110 9.3.7: OPTIONS", b"OPTIONS /v1/layout HTTP/1.1\r\n" + HOST + b"\r\n", "OPTIONS", 204),
    ("RFC 9110 9.3.2: HEAD of nothing", b"HEAD /nothing HTTP/1.1\r\n" + HOST + b"\r\n", "HEAD", 404),
    ("RFC 3986 3.4: empty query", get(target=b"/healthz?"), "GET", 200),
    ("RFC 3986 3.4: question marks in the query", get(target=b"/healthz?a?b=/?"), "GET", 200),
    ("RFC 3986 6.2.2: escaped letter", get(target=b"/%68ealthz"), "GET", 404),
    ("RFC 3986 6.2.2: dots in the path", get(target=b"/v1/../healthz"), "GET", 404),
    ("RFC 3986 6.2.2: escaped dots and slash", get(target=b"/v1/%2e%2e%2fhealthz"), "GET", 404),
    ("RFC 9110 5.6.1: names with underscores", get(b"Content_Length: 44", b"Transfer_Encoding: chunked"), "GET", 200),
    ("RFC 9110 10.1.4: TE", get(b"TE: trailers", b"Connection: TE"), "GET", 200),
    ("RFC 9110 14.2: Range that is not known", get(b"Range: bytes=0-1"), "GET", 200),
    ("RFC 9110 7.6.1: Connection names a field", get(b"Connection: X", b"X: y"), "GET", 200),
    ("RFC 9112 2.2: empty lines before", b"\r\n\r\n" + get(), "GET", 200),
    ("RFC 9112 5.1: blanks around a value", get(b"X:  \t y \t "), "GET", 200),
    ("RFC 9112 5.1: empty value", get(b"X:"), "GET", 200),
    ("RFC 9110 5.5: bytes above 0x7F in a value", get(b"X: \xff\xfe"), "GET", 200),
    ("RFC 9110 5.6.2: every token character in a name", get(b"!#$%&'*+-.^_`|~09azAZ: y"), "GET", 200),
    ("RFC 9110 7.2: Host with a port", b"GET /healthz HTTP/1.1\r\nHost: a:8080\r\n\r\n", "GET", 200),
    ("RFC 9110 7.2: Host of version six", b"GET /healthz HTTP/1.1\r\nHost: [::1]:80\r\n\r\n", "GET", 200),
    ("RFC 9110 7.2: Host of version six without a port", b"GET /healthz HTTP/1.1\r\nHost: [::1]\r\n\r\n", "GET", 200),
    ("RFC 9110 7.2: Host with an empty port", b"GET /healthz HTTP/1.1\r\nHost: a:\r\n\r\n", "GET", 200),
    ("RFC 9110 8.6: length of a GET", get(b"Content-Length: 5") + b"hello", "GET", 200),
    ("RFC 9112 7.1: chunks of a GET", get(CHUNKED) + HELLO, "GET", 200),
    ("RFC 9110 7.8: upgrade that is not known", get(b"Connection: Upgrade", b"Upgrade: h2c"), "GET", 200),
    ("RFC 9110 15.5.6: method that is not allowed", b"DELETE /healthz HTTP/1.1\r\n" + HOST + b"\r\n", "DELETE", 405),
    ("RFC 9110 9.3.8: TRACE is not allowed", b"TRACE /healthz HTTP/1.1\r\n" + HOST + b"\r\n", "TRACE", 405),
    ("RFC 6585 5: 100 fields", get(*[b"X: y"] * 99), "GET", 200),
    ("RFC 6585 5: value of 12000 bytes", get(b"X: " + b"y" * 12000), "GET", 200),
    ("RFC 3986 3.4: 2000 parameters", get(target=b"/healthz?" + b"a&" * 2000), "GET", 200),
]

# Bodies that any status below 500 may answer, but that must be read as one request.
FRAMED = [
    ("RFC 9110 8.6: length", post(b"Content-Length: 2", body=b"{}")),
    ("RFC 9110 8.6: length of zero", post(b"Content-Length: 0")),
    ("RFC 9110 8.6: length with a leading zero", post(b"Content-Length: 02", body=b"{}")),
    ("RFC 9112 7.1: chunks", post(CHUNKED, body=b"2\r\n{}\r\n0\r\n\r\n")),
    ("RFC 9112 7.1: no chunk but the last", post(CHUNKED, body=b"0\r\n\r\n")),
    ("RFC 9112 7.1: 5000 chunks", post(CHUNKED, body=b"1\r\n \r\n" * 5000 + b"0\r\n\r\n")),
    ("RFC 9112 7: chunked in capitals", post(b"Transfer-Encoding: CHUNKED", body=b"2\r\n{}\r\n0\r\n\r\n")),
    ("RFC 9112 7.1: chunk size in capitals", post(CHUNKED, body=b"A\r\n{        }\r\n0\r\n\r\n")),
    ("RFC 9112 7.1: chunk size with leading zeros", post(CHUNKED, body=b"0002\r\n{}\r\n000\r\n\r\n")),
    ("RFC 9112 7.1.1: chunk extensions", post(CHUNKED, body=b'2;a=b;c="d"\r\n{}\r\n0;x\r\n\r\n')),
    ("RFC 9112 7.1.1: extension that looks like a chunk", post(CHUNKED, body=b"2;0\r\n{}\r\n0;2\r\n\r\n")),
    ("RFC 9112 7.1.2: trailers", post(CHUNKED, body=b"2\r\n{}\r\n0\r\nX: y\r\nContent-Length: 44\r\n\r\n")),
    ("RFC 9112 7.1: a chunk that ends like a body", post(CHUNKED, body=b"9\r\n0\r\n\r\nGET \r\n0\r\n\r\n")),
    ("RFC 9110 10.1.1: 100-continue", post(b"Content-Length: 2", b"Expect: 100-continue", body=b"{}")),
    ("RFC 9110 10.1.1: 100-continue in capitals", post(b"Content-Length: 2", b"Expect: 100-CONTINUE", body=b"{}")),
    ("RFC 9110 10.1.1: 100-continue without a body", post(b"Content-Length: 0", b"Expect: 100-continue")),
    ("RFC 9110 10.1.1: 100-continue of chunks", post(CHUNKED, b"Expect: 100-continue", body=b"2\r\n{}\r\n0\r\n\r\n")),
    ("RFC 9112 9.3.2: a request as a body", post(b"Content-Length: %d" % len(SMUGGLED), body=SMUGGLED)),
    ("RFC 9112 9.3.2: a request as a body of a GET", get(b"Content-Length: %d" % len(SMUGGLED)) + SMUGGLED),
    (
        "RFC 9112 9.3.2: a request as a chunk",
        post(CHUNKED, body=b"%x\r\n%s\r\n0\r\n\r\n" % (len(SMUGGLED), SMUGGLED)),
    ),
]

# The library takes a line feed alone for the end of a line among chunks, where RFC 9112 allows that only outside of
# the body (section 2.2), and any bytes for an extension. Nothing outside can mend it. A proxy that decodes chunks, as
# those of deploy/ do, sends the body on in another form, or refuses it: then there is nothing to read in two ways.
LENIENT = [
    ("RFC 9112 7.1: bare LF ends all lines of chunks", post(CHUNKED, body=b"2\n{}\n0\n\n")),
    ("RFC 9112 7.1: bare LF ends the chunk size", post(CHUNKED, body=b"2\n{}\r\n0\r\n\r\n")),
    ("RFC 9112 7.1.1: bare LF ends an extension", post(CHUNKED, body=b"2;a\n{}\r\n0\r\n\r\n")),
    ("RFC 9112 7.1.1: extension of no token", post(CHUNKED, body=b"2;\x01=\xff\r\n{}\r\n0\r\n\r\n")),
]

# Several requests on one connection, which ends behind the last that is answered: the method and the status of each.
SEQUENCES = [
    (
        "RFC 9112 9.3.2: POST and GET in one",
        post(b"Content-Length: 2", body=b"{}") + get(b"Connection: close"),
        [("POST", 422), ("GET", 200)],
    ),
    (
        "RFC 9112 9.3.2: four methods in one",
        get()
        + b"HEAD /healthz HTTP/1.1\r\n"
        + HOST
        + b"\r\nOPTIONS * HTTP/1.1\r\n"
        + HOST
        + b"\r\n"
        + get(b"Connection: close"),
        [("GET", 200), ("HEAD", 200), ("OPTIONS", 204), ("GET", 200)],
    ),
    ("RFC 9112 9.6: nothing behind close", get(b"Connection: close") + SMUGGLED, [("GET", 200)]),
    ("RFC 9112 9.6: close in capitals, in a list", get(b"Connection: x, Close") + SMUGGLED, [("GET", 200)]),
    ("RFC 9112 9.3: HTTP/1.0 is closed", b"GET /healthz HTTP/1.0\r\n\r\n" + SMUGGLED, [("GET", 200)]),
    (
        "RFC 9112 9.3: HTTP/1.0 is kept on demand",
        get(b"Connection: keep-alive", version=b"HTTP/1.0") + get(b"Connection: close"),
        [("GET", 200), ("GET", 200)],
    ),
    (
        "RFC 9110 10.1.1: an expectation in HTTP/1.0 is ignored",
        post(b"Content-Length: 2", b"Expect: tea", body=b"{}", version=b"HTTP/1.0"),
        [("POST", 422)],
    ),
    ("RFC 9112 2.2: a refusal behind an answer", get() + get(b"X : y") + SMUGGLED, [("GET", 200), ("GET", 400)]),
]

ALL = [*REFUSED, *REFUSED_BY_LIBRARY, *REFUSED_TWICE_OVER, *DROPPED, *ACCEPTED, *FRAMED, *LENIENT, *SEQUENCES]
