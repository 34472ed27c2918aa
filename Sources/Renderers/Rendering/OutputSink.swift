import FaqService

/// A place that assembled output goes to: memory, a stream, a file.
public protocol OutputSink {
  /// The error of a write that fails.
  associatedtype Failure: Error

  /// Writes bytes behind those already written.
  mutating func write(_ bytes: [UInt8]) throws(Failure)

  /// Keeps bytes of a later section until the sections in front of it are complete.
  mutating func hold(_ bytes: [UInt8], section: Int) throws(Failure)

  /// Writes the bytes kept for a section.
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
  public mutating func hold(_ bytes: [UInt8], section: Int) {
    held[section, default: []] += bytes
  }

  /// Appends the bytes kept for a section.
  public mutating func release(section: Int) {
    write(held.removeValue(forKey: section) ?? [])
  }
}
