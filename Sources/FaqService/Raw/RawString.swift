/// A JSON string, decoded when it is asked for.
public struct RawString: Sendable {
  let value: RawValue

  /// The text; a surrogate without its partner becomes U+FFFD, which `literal` still spells out.
  public var text: String {
    isEscaped ? String(utf8: decoded()) : withUTF8(String.init(ofValidated:))
  }

  /// The string as it arrived, quotes and escapes included.
  public var literal: ArraySlice<UInt8> { value.source }

  /// Whether the literal holds escapes; if not, the bytes between its quotes are the text.
  public var isEscaped: Bool { value.storage.tokens[value.index].isEscaped }

  /// Lends the text as UTF-8, without a copy unless there are escapes in it.
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
  /// Equal as spelled.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  /// Hashes the spelling.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// Whether the text is `text`, scalar for scalar: unlike `String`, without normalisation.
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
  /// Copies bytes that the reader has found to be UTF-8: six times faster than looking again.
  ///
  /// The invariant is the reader's: no storage without a fault is made before
  /// `UTF8Validation.firstFault` said nil of all its bytes, and a string's quotes part whole
  /// sequences, since they are ASCII.
  init(ofValidated bytes: Span<UInt8>) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self = unsafe String(copying: UTF8Span(unchecked: bytes))
    } else {
      self = unsafe bytes.withUnsafeBufferPointer { unsafe String(utf8: $0) }
    }
  }
}
