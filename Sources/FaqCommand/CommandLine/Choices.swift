import ContentParser
import Renderers

/// An option value that is one of a fixed set of words.
protocol Choice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension Choice {
  /// The words, in the order of help.
  static var words: [String] { allCases.map(\.rawValue) }
}

/// The formats of diagnostics.
enum ReportChoice: String, Choice {
  case text
  case json
  case sarif
  case junit
}

/// The values of `--color`.
enum ColorChoice: String, Choice {
  case auto
  case always
  case never
}

/// The values of `--hyperlinks`.
enum HyperlinkChoice: String, Choice {
  case auto
  case always
  case never
}

/// When the pages of a site begin with a heading that repeats their title.
enum TitleHeadingChoice: String, Choice {
  /// Where the site's program does not print titles itself.
  case auto
  case always
  case never
}

/// `--unknown` accepts the parser's own words.
extension UnknownPolicy: Choice {}

/// `--theme` accepts the names of the standard themes.
extension Theme.Name: Choice {}
