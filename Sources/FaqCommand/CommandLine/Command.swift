import ContentParser

/// The commands, in the order of help.
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

  /// The command of that name; abbreviations are not accepted.
  init(named name: String) throws(UsageError) {
    guard let command = Self(rawValue: name) else {
      throw UsageError("there is no command '\(name)'", hint: Self.hint(for: name))
    }
    self = command
  }
}

extension Command {
  /// The commands that read content, and doctor, which explains how it would be read.
  static let reading: [Self] = [.list, .show, .search, .open, .check, .convert, .doctor]

  /// The commands whose default format depends on where the output goes.
  static let printing: [Self] = [.list, .show, .search]

  /// The commands that render content.
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
