/// A JSON string, decoded on demand.
public struct RawString: Sendable {
  let value: RawValue

  /// The text.
  ///
  /// An unpaired surrogate becomes U+FFFD; `literal` still has its escape.
  public var text: String {
    isEscaped ? String(utf8: decoded()) : withUTF8(String.init(ofValidated:))
  }

  /// The original bytes of the string, including quotes and escapes.
  public var literal: ArraySlice<UInt8> { value.source }

  /// Whether the literal contains escapes.
  ///
  /// If not, the bytes between its quotes are the text.
  public var isEscaped: Bool { value.storage.tokens[value.index].isEscaped }

  /// Calls `body` with the text as UTF-8, which is copied only if there are escapes to decode.
  public func withUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if isEscaped {
      let text = decoded()
      return body(text.span)
    }
    let token = value.storage.tokens[value.index]
    let range = token.start + 1..<token.start + token.length - 1
    let bytes = value.storage.bytes
    return body(bytes.span.extracting(range))
  }

  private func decoded() -> [UInt8] {
    let token = value.storage.tokens[value.index]
    return StringDecoding.decode(
      value.storage.bytes[token.start + 1..<token.start + token.length - 1]
    )
  }
}

extension RawString: Hashable {
  /// Compares the spelling, including escapes.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  /// Hashes the spelling.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// Compares the text scalar by scalar.
  ///
  /// Unlike `String`, this does not normalise.
  public static func == (left: Self, text: String) -> Bool {
    let storage = left.value.storage
    let bytes = storage.bytes
    return storage.tokens[left.value.index].spells(SoughtText(text), in: bytes.span)
  }
}

extension RawString: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

extension String {
  /// Copies bytes that are known to be UTF-8, which is six times faster than validating again.
  ///
  /// The reader guarantees it: it validates all bytes before it creates a storage without a fault.
  /// Quotes are ASCII, so the bytes between two quotes are whole sequences.
  init(ofValidated bytes: Span<UInt8>) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self = unsafe String(copying: UTF8Span(unchecked: bytes))
    } else {
      self = unsafe bytes.withUnsafeBufferPointer { unsafe String(utf8: $0) }
    }
  }
}
