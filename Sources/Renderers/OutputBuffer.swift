import Bytes
import ContentParser

/// The bytes that a renderer puts out, to be taken whenever there are enough of them.
public struct OutputBuffer: Sendable {
  /// What was put out and not yet taken.
  public internal(set) var bytes: [UInt8] = []

  /// A buffer with nothing in it.
  public init() {
    // It begins empty.
  }

  /// A buffer with room for so many bytes.
  package init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Puts out text as UTF-8.
  public mutating func append(_ text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

  /// Puts out text as UTF-8.
  public mutating func append(_ text: String) { text.withUTF8Bytes { append($0) } }

  /// Puts out a stretch of UTF-8, copied as a whole.
  ///
  /// The pointer is used within the closure alone, and only read.
  public mutating func append(_ utf8: Span<UInt8>) {
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

  /// Puts out bytes that are UTF-8 already.
  public mutating func append(_ utf8: some Sequence<UInt8>) { bytes.append(contentsOf: utf8) }

  /// Puts out one byte of ASCII.
  public mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Forgets what was put out.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Hands over what was put out so far, and begins anew.
  public mutating func take() -> [UInt8] {
    defer { removeAll() }
    return bytes
  }
}
