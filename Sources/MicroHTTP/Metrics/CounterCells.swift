import Synchronization

/// Numbers that one thread adds to and that any thread may read.
///
/// There is one writer, so an addition is a plain load and a plain store: it takes no locked instruction and waits for
/// nobody, and a reader sees each number whole, at most a moment old. The cells begin and end on cache lines of their
/// own, so that two threads that count do not take lines from each other.
final class CounterCells: @unchecked Sendable {
    private static let cacheLine = 64

    private let cells: UnsafeMutablePointer<Atomic<UInt64>>
    let count: Int

    /// So many cells, all 0.
    init(count: Int) {
        self.count = count
        let stride = MemoryLayout<Atomic<UInt64>>.stride
        let size = (count * stride + Self.cacheLine - 1) / Self.cacheLine * Self.cacheLine
        cells = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Self.cacheLine)
            .bindMemory(to: Atomic<UInt64>.self, capacity: count)
        for index in 0..<count { (cells + index).initialize(to: Atomic(0)) }
    }

    deinit {
        cells.deinitialize(count: count)
        cells.deallocate()
    }

    /// Adds to a cell. For the writing thread only.
    @inline(__always)
    func add(_ amount: UInt64, at index: Int) {
        precondition(index >= 0 && index < count, "there is no such cell")
        cells[index].store(cells[index].load(ordering: .relaxed) &+ amount, ordering: .relaxed)
    }

    /// What a cell holds. For any thread.
    func value(at index: Int) -> UInt64 {
        precondition(index >= 0 && index < count, "there is no such cell")
        return cells[index].load(ordering: .relaxed)
    }
}
