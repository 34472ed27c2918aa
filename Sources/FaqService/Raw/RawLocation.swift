/// A location in the content.
public struct RawLocation: Hashable, Sendable, CustomStringConvertible {
  /// The number of bytes before it, including a byte order mark.
  public let offset: Int
  /// The line, counted from 1.
  ///
  /// A line ends with a line feed.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int
  /// The JSON Pointer (RFC 6901) within the document, or within its line in NDJSON.
  public let pointer: String

  /// Creates a location, for content that was not read by this module.
  public init(offset: Int, line: Int, column: Int, pointer: String) {
    self.offset = offset
    self.line = line
    self.column = column
    self.pointer = pointer
  }

  /// `line 3, column 7, at /0/elements/1`.
  public var description: String {
    "line \(line), column \(column)" + (pointer.isEmpty ? "" : ", at \(pointer)")
  }
}
