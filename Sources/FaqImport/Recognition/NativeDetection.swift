import FaqService

/// Decides whether content is native, by its first FAQ as `RawFaqReader` reads it.
package struct NativeDetection {
  /// What is known about the content so far.
  package enum Verdict {
    /// The first FAQ is made of items, or there is none.
    case native
    /// The first FAQ has another shape, or the content is not JSON.
    case other
    /// More bytes are needed.
    case open
  }

  private var reader: RawFaqReader

  /// Creates a decision in front of the first byte.
  package init(limits: ReadingLimits) { reader = RawFaqReader(limits: limits) }

  /// Adds the next bytes of the content.
  package mutating func feed(_ bytes: [UInt8]) -> Verdict {
    reader.feed(bytes)
    return verdict()
  }

  /// Decides at the end of the content.
  package mutating func finish() -> Verdict {
    reader.finish()
    return verdict()
  }
}

private extension NativeDetection {
  mutating func verdict() -> Verdict {
    do throws(RawReadingError) {
      switch try reader.advance() {
      case .entry: return reader.current.map { $0.isNative ? .native : .other } ?? .native
      case .needsBytes: return .open
      case .end: return .native
      }
    } catch {
      return .other
    }
  }
}

extension RawFaq {
  /// Whether it is a bad line, an entry with `elements`, or a list that begins with a title.
  ///
  /// Foreign objects may have a `type` too, so other typed items prove nothing.
  package var isNative: Bool {
    if fault != nil || value?.object?["elements"]?.array != nil { return true }
    guard let first = items.first else { return true }
    return first.type == "title"
  }
}
