/// A tag with its attributes in order, or a text.
enum HTMLToken: Equatable {
  case open(String, [HTMLTokens.Attribute])
  case close(String)
  case text(String)
}

/// Reads HTML more strictly than any browser: nothing is guessed, repaired or skipped.
///
/// An element that is not closed, a bare `<`, `>`, `&`, `"` or `'` in a text or a value, an unknown
/// entity, a second attribute of one name and a control character are all faults.
struct HTMLTokens {
  struct Attribute: Equatable {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A text that is not such HTML.
  struct Fault: Error {
    let message: String
    let rest: String
  }

  private static let voidElements: Set<String> = ["br", "hr", "img"]

  private(set) var tokens: [HTMLToken] = []
  private var rest: Substring.UnicodeScalarView
  private var openElements: [String] = []

  /// The tokens of a fragment; line feeds around block elements are no texts.
  static func tokens(of html: String) throws -> [HTMLToken] {
    var reading = Self(rest: Substring(html).unicodeScalars)
    while let next = reading.rest.first {
      if next == "<" { try reading.readTag() } else { try reading.readText() }
    }
    guard reading.openElements.isEmpty else { throw reading.fault("an element is not closed") }
    return reading.tokens
  }

  private init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  private func fault(_ message: String) -> Fault {
    Fault(message: message, rest: String(String.UnicodeScalarView(rest.prefix(40))))
  }
}

private extension HTMLTokens {
  mutating func readText() throws {
    let text = try readCharacters { $0 == "<" }
    if !text.allSatisfy({ $0 == "\n" }) { tokens.append(.text(text)) }
  }

  mutating func readTag() throws {
    take("<")
    let isClosing = take("/")
    let name = try readName()
    if isClosing {
      guard openElements.popLast() == name else { throw fault("</\(name)> closes nothing") }
      tokens.append(.close(name))
    } else {
      tokens.append(.open(name, try readAttributes()))
      if !Self.voidElements.contains(name) { openElements.append(name) }
    }
    guard take(">") else { throw fault("a tag does not end") }
  }

  mutating func readAttributes() throws -> [Attribute] {
    var attributes: [Attribute] = []
    while take(" ") {
      let name = try readName()
      guard take("="), take("\"") else { throw fault("a value has no quotes") }
      let value = try readCharacters { $0 == "\"" }
      guard take("\"") else { throw fault("a value does not end") }
      guard !attributes.contains(where: { $0.name == name }) else {
        throw fault("a second \(name)")
      }
      attributes.append(Attribute(name, value))
    }
    return attributes
  }

  mutating func readName() throws -> String {
    let name = rest.prefix { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
    guard !name.isEmpty else { throw fault("a name is missing") }
    rest = rest[name.endIndex...]
    return String(name)
  }

  mutating func readCharacters(until isEnd: (Unicode.Scalar) -> Bool) throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, !isEnd(scalar) {
      if scalar == "&" {
        text.append(try readEntity())
      } else if "<>\"'".unicodeScalars.contains(scalar) || scalar.isForbiddenInHTML {
        throw fault("U+\(String(scalar.value, radix: 16)) is not escaped")
      } else {
        text.append(scalar)
        rest.removeFirst()
      }
    }
    return String(text)
  }

  mutating func readEntity() throws -> Unicode.Scalar {
    let entities: [(String, Unicode.Scalar)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ]
    for (entity, scalar) in entities where rest.starts(with: entity.unicodeScalars) {
      rest.removeFirst(entity.unicodeScalars.count)
      return scalar
    }
    throw fault("an entity is not known")
  }

  @discardableResult
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}

private extension Unicode.Scalar {
  /// Whether it is a control character other than tab and line feed, or a noncharacter.
  var isForbiddenInHTML: Bool {
    (value < 0x20 && self != "\t" && self != "\n") || (0x7F...0x9F).contains(value)
      || value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}

extension HTMLToken {
  static func open(_ name: String) -> Self { .open(name, []) }
}
