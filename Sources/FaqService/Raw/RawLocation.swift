/// Where something stood in the content.
public struct RawLocation: Hashable, Sendable, CustomStringConvertible {
  /// Bytes from the start of the content, a byte order mark included.
  public let offset: Int
  /// The line, from 1; a line ends with a line feed.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// The JSON Pointer (RFC 6901) within the document, or within the line of NDJSON.
  public let pointer: String

  /// A place in content that did not come through a reader.
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
