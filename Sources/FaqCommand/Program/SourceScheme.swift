import FaqService

/// A kind of source that `--source` names with a prefix: `sqlite:help.db`.
public protocol SourceScheme: Sendable {
  /// The prefix before the colon: `sqlite`.
  var name: String { get }

  /// One line of help: `a table of an SQLite database`.
  var summary: String { get }

  /// The source at a place, which is the text behind the colon.
  func source(at place: String) throws(FaqServiceError) -> any FaqSource
}
