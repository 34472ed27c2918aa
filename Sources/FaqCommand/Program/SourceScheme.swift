import FaqService

/// A kind of source that `--source` names with a prefix: `sqlite:help.db`.
public protocol SourceScheme: Sendable {
  /// The prefix before the colon: `sqlite`; ASCII letters, digits and hyphens.
  ///
  /// It comes before files and web addresses that begin in the same way.
  var name: String { get }

  /// One line of help: `a table of an SQLite database`.
  var summary: String { get }

  /// The source at a place.
  ///
  /// It is called when a command begins to read, possibly several times for one place, and reads
  /// nothing yet: the source that it returns does so when it is opened.
  ///
  /// - Parameter place: The text behind the colon, which may be empty.
  /// - Returns: The source, which is neither cached nor tried again unless it does so itself.
  /// - Throws: An error if the text is not a place, with a hint that shows one.
  func source(at place: String) throws(FaqServiceError) -> any FaqSource
}
