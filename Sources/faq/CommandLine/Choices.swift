import ContentParser

/// A value that is one of a few words, spelled as on the command line.
protocol Choice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension Choice {
  /// The words, in the order in which help names them.
  static var words: [String] { allCases.map(\.rawValue) }
}

/// What FAQs are printed as.
enum FormatChoice: String, Choice {
  case ansi
  case plain
  case markdown
  case html
  case json
}

/// What diagnostics are printed as.
enum ReportChoice: String, Choice {
  case text
  case json
}

/// What the user says about colour.
enum ColorChoice: String, Choice {
  case auto
  case always
  case never
}

/// What the user says about links that a terminal can follow.
enum HyperlinkChoice: String, Choice {
  case auto
  case always
  case never
}

/// `--unknown` takes the parser's own words.
extension UnknownPolicy: Choice {}
