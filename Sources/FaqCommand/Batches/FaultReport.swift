import ContentParser
import FaqService

/// Reports the FAQs that could not be read: the first of them in full, and how many there are.
struct FaultReport {
  /// How many faults are reported in full.
  private static let maximumCount = 100

  private let session: Session
  private var total = 0

  init(_ session: Session) { self.session = session }

  /// Reports an FAQ, if it could not be read.
  mutating func add(_ entry: Entry) {
    guard let fault = entry.faq.fault else { return }
    total += 1
    guard total <= Self.maximumCount else { return }
    session.warn("\(entry.origin.name): \(Self.explanation(of: entry.faq, fault))")
  }

  /// Reports FAQs that could not be read.
  mutating func add(_ entries: [Entry]) { for entry in entries { add(entry) } }

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

/// Counts the entries that have no title because they are written in another shape.
struct ForeignEntries: Sendable {
  private var count = 0

  /// Counts an entry with its title, if it has one.
  mutating func add(_ faq: RawFaq, title: String?) {
    if title == nil, ForeignShape(of: faq) != nil { count += 1 }
  }

  /// Adds what was counted elsewhere.
  mutating func add(_ others: Self) { count += others.count }

  /// A warning that tells their author where to find help, or nil.
  func warning(about source: String, for program: String) -> Message? {
    switch count {
    case 0: nil
    case 1:
      "1 FAQ in \(source) is written in another shape; \(program) check shows how to write it"
    default:
      "\(count) FAQs in \(source) are written in another shape; "
        + "\(program) check shows how to write them"
    }
  }
}

extension Session {
  /// Warns of entries in another shape, if there are any.
  func warn(of foreign: ForeignEntries) {
    if let warning = foreign.warning(about: sourceName, for: environment.program) { warn(warning) }
  }
}
