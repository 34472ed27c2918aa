import ContentParser
import FaqService

/// Counts the entries that have no title because they are written in another shape.
struct ForeignEntries: Sendable {
  private var count = 0

  /// Counts an entry with its title, if it has one.
  mutating func add(_ faq: RawFaq, title: String?) {
    if title == nil, ForeignShape(of: faq) != nil { count += 1 }
  }

  /// Adds what was counted elsewhere.
  mutating func add(_ others: Self) { count += others.count }

  /// A warning that tells their author where to find help; nil if there are none.
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
