import Bytes
import ContentParser

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

  /// Copies a stretch of UTF-8 as a whole.
  ///
  /// The pointer is only read, and only within the closure.
  package mutating func append(_ utf8: Span<UInt8>) {
    unsafe utf8.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Removes all bytes after the first `count`.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Removes all bytes and keeps their memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Hands over the bytes and becomes empty.
  package mutating func take() -> [UInt8] {
    defer { removeAll() }
    return bytes
  }
}

/// Where assembled output goes: memory, a stream, a file.
///
/// An assembly calls it from one task at a time, and no more once a call has failed.
public protocol OutputSink {
  /// The error of a write that fails.
  associatedtype Failure: Error

  /// Writes bytes after those already written.
  ///
  /// - Throws: An error that the assembly passes on.
  mutating func write(_ bytes: [UInt8]) throws(Failure)

  /// Keeps bytes of a later section until the sections before it are complete.
  ///
  /// - Parameters:
  ///   - bytes: Bytes to keep after those that are kept for the section already.
  ///   - section: The index of the section in the frame, from 1.
  /// - Throws: An error that the assembly passes on.
  mutating func hold(_ bytes: [UInt8], section: Int) throws(Failure)

  /// Writes the bytes kept for a section, which need not be kept any longer.
  ///
  /// It is called at the end, once for each section that has any, in the order of the sections.
  ///
  /// - Throws: An error that the assembly passes on.
  mutating func release(section: Int) throws(Failure)
}

/// Collects output in memory.
public struct MemorySink: OutputSink {
  /// Writing to memory does not fail.
  public typealias Failure = Never

  /// The output so far.
  public private(set) var bytes: [UInt8] = []
  private var held: [Int: [UInt8]] = [:]

  /// Creates an empty sink.
  public init() {
    // All properties have their initial values.
  }

  /// The output so far as text.
  public var text: String { String(utf8: bytes) }

  /// Appends bytes.
  public mutating func write(_ bytes: [UInt8]) {
    if self.bytes.isEmpty { self.bytes = bytes } else { self.bytes += bytes }
  }

  /// Keeps bytes of a later section.
  public mutating func hold(_ bytes: [UInt8], section: Int) { held[section, default: []] += bytes }

  /// Appends the bytes kept for a section.
  public mutating func release(section: Int) { write(held.removeValue(forKey: section) ?? []) }
}
