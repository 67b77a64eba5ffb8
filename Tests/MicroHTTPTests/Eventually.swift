@testable import MicroHTTP

/// Waits until a condition holds; false when it has not for thirty seconds, so that a test of what never comes fails instead of
/// hanging.
///
/// A time limit of the test would not do: it cancels a task, and a thread that waits is not cancelled.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = MonotonicClock.now() + Duration.seconds(30).nanoseconds
    while try !condition() {
        if MonotonicClock.now() > deadline { return false }
        MonotonicClock.sleep(.milliseconds(1))
    }
    return true
}
