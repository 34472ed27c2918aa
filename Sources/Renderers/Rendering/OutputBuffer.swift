import Bytes
import ContentParser
import FaqService

/// The bytes that a renderer writes.
public struct OutputBuffer: Sendable {
  /// The bytes written so far.
  public internal(set) var bytes: [UInt8] = []

  /// Creates an empty buffer.
  public init() {
    // All properties have their initial values.
  }

  /// Creates an empty buffer with room for some bytes.
  package init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// The bytes as text.
  public var text: String { String(utf8: bytes) }

  /// Appends text as it is, which is not safe for text from content.
  public mutating func append(_ text: String) { text.withUTF8Bytes { append($0) } }

  /// Appends text on one line, with U+FFFD for characters that drive a terminal or reorder text.
  ///
  /// What has a meaning in the format itself, such as `<` in HTML, is not escaped.
  public mutating func append(visible text: String) { append(text.visible) }

  /// Appends bytes of UTF-8, as they are; other bytes become U+FFFD in `text`.
  public mutating func append(_ utf8: some Sequence<UInt8>) { bytes.append(contentsOf: utf8) }

  /// Appends one byte of ASCII.
  public mutating func append(_ byte: UInt8) { bytes.append(byte) }
}

extension OutputBuffer {
  /// Copies a stretch of UTF-8 as a whole.
  ///
  /// The pointer is only read, and only within the closure.
  package mutating func append(_ utf8: Span<UInt8>) {
    unsafe utf8.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends text, asking for a substitution at each byte that meets a condition.
  @inline(__always)
  mutating func append<Look: ByteCondition>(
    _ utf8: Span<UInt8>,
    lookingAt look: Look.Type,
    _ substitution: (_ offset: Int) -> Substitution?
  ) {
    bytes.append(utf8, lookingAt: look, substitution)
  }

  /// Removes all bytes behind the first `count`.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Removes all bytes and keeps their memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Hands over the bytes and becomes empty.
  package mutating func take() -> [UInt8] {
    defer { removeAll() }
    return bytes
  }
}
