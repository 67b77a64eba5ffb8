import ByteBuffer
import Testing

@testable import MicroHTTP

/// What a thread keeps for the requests to come.
@Suite struct BufferPoolTests {
    @Test func spareBuffersHoldALimitedSum() {
        var pool = BufferPool()
        // None of them is greater than a single one may be.
        var lent: [ByteBuffer?] = (0..<40).map { _ in ByteBuffer(capacity: 1 << 15) }
        for index in lent.indices {
            pool.giveBack(&lent[index])
            #expect(lent[index] == nil)
        }
        #expect(pool.heldBytes == BufferPool.limit)
        for _ in lent { _ = pool.take() }
        #expect(pool.heldBytes == 0)
    }

    @Test func theMemoryOfAGreatOneIsFreed() {
        var pool = BufferPool()
        var great: ByteBuffer? = ByteBuffer(capacity: 1 << 22)
        pool.giveBack(&great)
        #expect(pool.heldBytes <= 1 << 16)
    }
}
