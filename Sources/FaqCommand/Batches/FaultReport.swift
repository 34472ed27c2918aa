import ContentParser
import FaqService
import Synchronization

/// Reports the FAQs that could not be read: the first of them in full, and how many there are.
struct FaultReport {
  /// How many faults are reported in full.
  private static let maximumCount = 100

  private let session: Session
  private var total = 0

  init(_ session: Session) { self.session = session }

  /// Reports those FAQs that could not be read.
  mutating func add(_ entries: ArraySlice<Entry>) {
    let entries = entries.span
    for index in entries.indices {
      guard let fault = entries[index].faq.fault else { continue }
      total += 1
      guard total <= Self.maximumCount else { continue }
      let (name, faq) = (entries[index].origin.name, entries[index].faq)
      session.warn("\(name): \(Self.explanation(of: faq, fault))")
    }
  }

  /// Reports the number of faults, if only some were reported; returns the status of the run.
  func end() -> CommandStatus {
    if total > Self.maximumCount {
      session.warn(
        "\(session.sourceName): \(total) FAQs could not be read; "
          + "the first \(Self.maximumCount) are listed above"
      )
    }
    return total == 0 ? .done : .malformed
  }

  /// The usual mistake that caused the fault, if there is one, and otherwise the fault.
  private static func explanation(of faq: RawFaq, _ fault: RawReadingError) -> String {
    guard let mistake = JSONMistake(inLineOf: faq) else { return "\(fault)" }
    let hint = mistake.hint.map { ". \($0)" } ?? ""
    return "\(mistake.location): \(mistake.message)\(hint)"
  }
}

/// The faulty entries that a run has skipped, in all sources.
final class SkippedEntries: Sendable {
  private static let maximumCount = 100

  private struct State {
    var failures: [Failure] = []
    var count = 0
    /// The offset of the last fault in each source, which may be read twice.
    var ends: [String: Int] = [:]
  }

  private let state = Mutex(State())

  /// Adds a fault, unless the source is read again.
  func add(_ fault: RawReadingError, of source: String, _ failure: () -> Failure) {
    state.withLock {
      guard fault.location.offset > $0.ends[source] ?? -1 else { return }
      $0.ends[source] = fault.location.offset
      $0.count += 1
      if $0.failures.count < Self.maximumCount { $0.failures.append(failure()) }
    }
  }

  /// The first faults, then how many entries were skipped; empty if none was.
  var report: [Failure] {
    state.withLock { state in
      guard !state.failures.isEmpty else { return [] }
      let total = state.count == 1 ? "1 error is" : "\(state.count) errors are"
      let shown = state.failures.count
      let listed = state.count > shown ? "; the first \(shown) are listed above" : ""
      return state.failures + [Failure(.malformed, "\(total) skipped\(listed)")]
    }
  }
}

extension RawFaq {
  /// Whether the FAQ has no title because it is written in another shape.
  func isForeign(_ title: String?) -> Bool { title == nil && ForeignShape(of: self) != nil }
}

extension Session {
  /// Tells the author of FAQs in another shape where to find help, if there are any.
  func warn(ofForeign count: Int) {
    let call = "\(environment.program) check"
    if count == 1 {
      warn("1 FAQ in \(sourceName) is written in another shape; \(call) shows how to write it")
    } else if count > 1 {
      warn(
        "\(count) FAQs in \(sourceName) are written in another shape; "
          + "\(call) shows how to write them"
      )
    }
  }
}
