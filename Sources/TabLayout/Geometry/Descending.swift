/// Numbers of which one gets the greatest next, and then the next greatest.
///
/// A binary heap: O(n) to make, O(log n) for each number, so that who needs few of them need not sort all. There is no other
/// sorting in this module; a single one of the standard library's is three kilobytes of WebAssembly.
struct Descending {
    /// No number is greater than the one at (i − 1)/2 of its own place i.
    private var heap: [Double]

    init(_ numbers: [Double]) {
        heap = numbers
        for place in (0..<heap.count / 2).reversed() { sink(from: place) }
    }

    /// Takes out the greatest number; nil when there is none left.
    mutating func next() -> Double? {
        guard let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return last }
        let greatest = heap[0]
        heap[0] = last
        sink(from: 0)
        return greatest
    }

    private mutating func sink(from start: Int) {
        let number = heap[start]
        var place = start
        while 2 * place + 1 < heap.count {
            var child = 2 * place + 1
            if child + 1 < heap.count && heap[child + 1] > heap[child] { child += 1 }
            if heap[child] <= number { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = number
    }
}
