import FaqService

/// A place that assembled output goes to: memory, a stream, a file.
///
/// An assembly calls it from one task at a time, and no more once a call has failed.
public protocol OutputSink {
  /// The error of a write that fails.
  associatedtype Failure: Error

  /// Writes bytes behind those already written.
  ///
  /// - Throws: An error that the assembly passes on.
  mutating func write(_ bytes: [UInt8]) throws(Failure)

  /// Keeps bytes of a later section until the sections in front of it are complete.
  ///
  /// - Parameters:
  ///   - bytes: Bytes to keep behind those that are kept for the section already.
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
  public mutating func hold(_ bytes: [UInt8], section: Int) {
    held[section, default: []] += bytes
  }

  /// Appends the bytes kept for a section.
  public mutating func release(section: Int) {
    write(held.removeValue(forKey: section) ?? [])
  }
}
