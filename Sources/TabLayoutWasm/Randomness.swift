/// The seed of hash tables, of which the layout has none. The C library would ask the system for it, and bring along what
/// prints a message when there is no system to ask: functions that a browser has not got.
@_cdecl("arc4random_buf")
public func fillWithSeed(_ memory: UnsafeMutableRawPointer, _ count: Int) {
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
}
