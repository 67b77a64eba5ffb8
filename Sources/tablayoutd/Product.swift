/// What the program is called and which version of it this is.
enum Product {
    static let name = "tablayoutd"
    static let version = "0.1.0"
}
