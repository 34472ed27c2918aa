/// Writes JSON together with its tokens, for content that is made in code.
struct RawBuilder {
  private var bytes: [UInt8] = []
  private var tokens: [Token] = []

  /// What has been written, which is one whole value; it is too long for tokens from 256 MiB on.
  var storage: RawStorage {
    precondition(bytes.count <= Token.maximumOffset, "a value made in code is over 256 MiB")
    return RawStorage(bytes: bytes, tokens: tokens, origin: RawOrigin())
  }

  /// Writes an object whose members `body` writes.
  mutating func appendObject(_ body: (inout Self) -> Void) {
    appendContainer(.object, .openBrace, .closeBrace, body)
  }

  /// Writes an array whose elements `body` writes.
  mutating func appendArray(_ body: (inout Self) -> Void) {
    appendContainer(.array, .openBracket, .closeBracket, body)
  }

  /// Writes a member's name; its value is what is written next.
  mutating func appendName(_ name: String) {
    appendString(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a text as a string.
  mutating func appendString(_ text: String) {
    appendSeparator()
    let start = bytes.count
    bytes.append(.quote)
    StringEncoding.append(text, to: &bytes)
    bytes.append(.quote)
    let length = bytes.count - start
    let isEscaped = length - 2 > text.utf8.count
    tokens.append(Token(.string, start: start, length: length, isEscaped: isEscaped))
  }

  /// Copies a value as it arrived.
  mutating func append(_ value: RawValue) {
    appendSeparator()
    let storage = value.storage
    let distance = storage.tokens[value.index].start - bytes.count
    let copied = storage.tokens[value.index..<storage.next(after: value.index)]
    tokens.append(contentsOf: copied.lazy.map { $0.moved(back: distance) })
    bytes.append(contentsOf: value.source)
  }
}

extension RawBuilder {
  private mutating func appendContainer(
    _ kind: Token.Kind,
    _ open: UInt8,
    _ close: UInt8,
    _ body: (inout Self) -> Void
  ) {
    appendSeparator()
    let start = bytes.count
    let index = tokens.count
    bytes.append(open)
    tokens.append(Token(kind, start: start, length: 0))
    tokens.append(Token(.end, start: start, length: 0))
    body(&self)
    bytes.append(close)
    tokens[index] = Token(kind, start: start, length: tokens.count - index)
    tokens[index + 1] = Token(.end, start: bytes.count, length: 0)
  }

  /// Writes the comma that parts a value from the one before it.
  private mutating func appendSeparator() {
    switch bytes.last {
    case nil, .openBrace, .openBracket, UInt8(ascii: ":"): break
    default: bytes.append(.comma)
    }
  }
}
