import ContentParser

/// What faq can be told to do, in the order in which help names it.
enum Command: String, CaseIterable, Sendable {
  case list
  case show
  case search
  case open
  case check
  case convert
  case cache
  case doctor
  case help

  /// The command of that name, in full.
  init(named name: String) throws(UsageError) {
    guard let command = Self(rawValue: name) else {
      throw UsageError("there is no command '\(name)'", hint: Self.hint(for: name))
    }
    self = command
  }
}

extension Command {
  /// The commands that read content, or say how they would.
  static let reading: [Self] = [.list, .show, .search, .open, .check, .convert, .doctor]

  /// The commands that print content for a person, in what format the terminal or the pipe asks for.
  static let printing: [Self] = [.list, .show, .search]

  /// The commands that put content out in a format.
  static let rendering: [Self] = printing + [.convert]

  private static func hint(for name: String) -> String {
    if Selection.looksLikeNumbers(name) { return "To print that FAQ: faq show \(name)" }
    return Spelling.hint(
      name,
      in: allCases.map(\.rawValue),
      otherwise: "The commands are \(Spelling.alternatives(allCases.map(\.rawValue)))."
    )
  }
}
