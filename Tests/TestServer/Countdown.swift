import Synchronization

/// Returns true a given number of times, and then false.
package final class Countdown: Sendable {
  private let rest: Mutex<Int>

  package init(_ count: Int) { rest = Mutex(count) }

  package func next() -> Bool {
    rest.withLock { rest in
      rest -= 1
      return rest >= 0
    }
  }
}
