internal import ByteBuffer
internal import JSON
internal import TabLayout

/// Writes SVG into a buffer: elements, and attributes of the few kinds that pictures need.
///
/// The names of elements and attributes are literals, numbers and colours need no escapes, and text goes through
/// `append(xml:)`: nothing that a request says can become a tag.
struct SVGWriter {
    let buffer: ByteBuffer

    /// Writes an element with content on lines of its own.
    func element(_ name: StaticString, _ attributes: () -> Void, content: () -> Void) {
        begin(name, attributes)
        buffer.append(">\n")
        content()
        end(name)
    }

    /// Writes an element with text in it.
    func textElement(_ name: StaticString, _ attributes: () -> Void = {}, text: (ByteBuffer) -> Void) {
        begin(name, attributes)
        buffer.append(UInt8(ascii: ">"))
        text(buffer)
        end(name)
    }

    /// Writes an element without content.
    func emptyElement(_ name: StaticString, _ attributes: () -> Void) {
        begin(name, attributes)
        buffer.append("/>\n")
    }

    private func begin(_ name: StaticString, _ attributes: () -> Void) {
        buffer.append(UInt8(ascii: "<"))
        buffer.append(name)
        attributes()
    }

    private func end(_ name: StaticString) {
        buffer.append("</")
        buffer.append(name)
        buffer.append(">\n")
    }

    // MARK: Attributes

    /// Writes an attribute whose value needs no escapes.
    func attribute(_ name: StaticString, _ value: (ByteBuffer) -> Void) {
        buffer.append(UInt8(ascii: " "))
        buffer.append(name)
        buffer.append("=\"")
        value(buffer)
        buffer.append(UInt8(ascii: "\""))
    }

    func attribute(_ name: StaticString, _ value: StaticString) {
        attribute(name) { $0.append(value) }
    }

    func attribute(_ name: StaticString, _ number: Double) {
        attribute(name) { $0.append(shortest: number) }
    }

    /// Writes a number, unless it is what it is without the attribute.
    func attribute(_ name: StaticString, _ number: Double, unless initial: Double) {
        if number != initial { attribute(name, number) }
    }

    /// Writes the colour of an element, and the one that it has where the dark is preferred.
    func fill(_ color: Color, dark: Color?) {
        attribute("fill") { $0.append(color) }
        guard let dark else { return }
        attribute("style") { buffer in
            buffer.append("--dark: ")
            buffer.append(dark)
        }
    }

    /// Writes a transform that moves by `x` and `y`, and then scales.
    func transform(_ x: Double, _ y: Double, scale: Double = 1) {
        attribute("transform") { buffer in
            buffer.append("translate(")
            buffer.append(shortest: x)
            if y != 0 {
                buffer.append(UInt8(ascii: " "))
                buffer.append(shortest: y)
            }
            buffer.append(UInt8(ascii: ")"))
            if scale != 1 {
                buffer.append(UInt8(ascii: " "))
                buffer.append("scale", of: scale)
            }
        }
    }
}
