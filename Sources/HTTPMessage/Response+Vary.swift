extension Response {
    /// Adds a request field that the answer was chosen by to `Vary`, of which there is one at most.
    public mutating func vary(by name: String) {
        if let index = fields.firstIndex(where: { $0.name == "Vary" }) {
            fields[index] = HeaderField("Vary", fields[index].value + ", " + name)
        } else {
            fields.append(HeaderField("Vary", name))
        }
    }
}
