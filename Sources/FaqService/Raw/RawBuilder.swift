/// Writes JSON and its tokens together, for content that is created in code.
struct RawBuilder {
  private var bytes: [UInt8] = []
  private var tokens: [Token] = []

  /// The storage of the value written, which tokens limit to 256 MiB.
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

  /// Writes a member's name.
  ///
  /// The next value written belongs to it.
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

  /// Copies a value with its original bytes.
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

  /// Writes a comma, unless this is the first value in its container or follows a name.
  private mutating func appendSeparator() {
    switch bytes.last {
    case nil, .openBrace, .openBracket, UInt8(ascii: ":"): break
    default: bytes.append(.comma)
    }
  }
}
