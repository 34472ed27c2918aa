import ContentParser
import Synchronization

/// The FAQs of a run that could not be read: the first of them in full, and how many there are.
final class FaultReport: Sendable {
  /// How many faults are reported in full.
  private static let maximumCount = 100

  private struct State {
    var failures: [Failure] = []
    var count = 0
    /// The offset of the last fault in each source, which may be read more than once.
    var ends: [String: Int] = [:]
    /// The sources and the offsets of the first faults, which may be in any order.
    var places: Set<[String: Int]> = []
  }

  private let state = Mutex(State())

  var isEmpty: Bool { state.withLock(\.failures.isEmpty) }

  /// The faults, and how many there are if only some are among them.
  var failures: [Failure] {
    let (failures, count) = state.withLock { ($0.failures, $0.count) }
    guard count > failures.count else { return failures }
    let listed: Message = "the first \(failures.count) are listed above"
    return failures + [Failure(.malformed, "\(count) FAQs could not be read; \(listed)")]
  }

  /// Adds a fault, unless the source is read again.
  func add(_ fault: RawReadingError, of source: String, _ failure: () -> Failure) {
    state.withLock {
      let (offset, end) = (fault.location.offset, $0.ends[source] ?? -1)
      let isListed = $0.count < Self.maximumCount
      guard offset > end || isListed && !$0.places.contains([source: offset]) else { return }
      $0.ends[source] = max(offset, end)
      $0.count += 1
      guard isListed else { return }
      $0.places.insert([source: offset])
      $0.failures.append(failure())
    }
  }

  /// Adds those of some FAQs that could not be read.
  func add(_ entries: ArraySlice<Entry>) {
    let entries = entries.span
    for index in entries.indices {
      guard let fault = entries[index].faq.fault else { continue }
      let (name, faq) = (entries[index].origin.name, entries[index].faq)
      add(fault, of: name) { Failure(.malformed, "\(name): \(Self.explanation(of: faq, fault))") }
    }
  }

  /// The usual mistake that caused the fault, if there is one, and otherwise the fault.
  private static func explanation(of faq: RawFaq, _ fault: RawReadingError) -> String {
    guard let mistake = JSONMistake(inLineOf: faq) else { return "\(fault)" }
    return "\(mistake.location): \(Diagnostic(.unreadable, mistake).advice)"
  }
}

extension RawFaq {
  /// Whether the FAQ has no title because it is written in another shape.
  func isForeign(_ title: String?) -> Bool { title == nil && ForeignShape(of: self) != nil }
}

extension Session {
  /// Tells the author of FAQs in another shape where to find help, if there are any.
  func warn(ofForeign count: Int) {
    guard count > 0 else { return }
    let (verb, them) = count == 1 ? ("is", "it") : ("are", "them")
    let fault: Message = "\(Message.faqs(count)) in \(sourceName) \(verb) written in another shape"
    warn("\(fault); \(environment.program) check shows how to write \(them)")
  }
}
