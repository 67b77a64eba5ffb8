"""What holds for every picture that the service draws."""

import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {SVG + name for name in ("svg", "title", "style", "rect", "g", "text")}
ATTRIBUTES = {
    "class", "width", "height", "viewBox", "role", "font-family", "text-anchor", "direction", "x", "y", "dy", "rx",
    "fill", "style", "opacity", "transform", "font-size", "font-weight",
}


def picture(answer):
    """The picture of an answer as a tree: well formed, named, of known elements, and with nothing that is fetched."""
    assert answer.status == 200, answer.body
    assert answer["content-type"] == "image/svg+xml" and answer["x-content-type-options"] == "nosniff"
    assert answer["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'"
    root = ElementTree.fromstring(answer.body)
    assert root.tag == SVG + "svg" and root.get("role") == "img" and root[0].tag == SVG + "title" and root[0].text
    for element in root.iter():
        assert element.tag in ELEMENTS and set(element.attrib) <= ATTRIBUTES, element.attrib
    assert b"url(" not in answer.body and b"@import" not in answer.body
    return root
