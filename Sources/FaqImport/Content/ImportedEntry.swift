import Bytes
import FaqService

/// A question and its answer, as found in foreign content.
public struct ImportedEntry: Sendable {
  /// The question.
  public var question: ImportedText
  /// The parts of the answer, in order.
  public var answer: [ImportedPart]
  /// The name of the category around the entry; a member of the entry that names one is in `rest`,
  /// and counts if nothing around the entry does.
  public var category: ImportedText?
  /// The tag of the language around the entry.
  public var language: ImportedText?
  /// The other members of the entry, such as `id`, `tags` and `slug`.
  public var rest: [ImportedMember]
  /// Where the strings begin that items and questions in rich text were made from.
  var starts: [Int] = []
  /// Where the strings begin that belong to the question or the answer, and are left out.
  var leftOut: [Int: ImportAccount.Omission] = [:]

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - question: The question, which becomes the title.
  ///   - answer: The parts of the answer, in order; an entry without any is only a title.
  ///   - category: The name of the category around the entry.
  ///   - language: The tag of the language around the entry.
  ///   - rest: The other members of the entry, in order.
  public init(
    question: ImportedText,
    answer: [ImportedPart],
    category: ImportedText? = nil,
    language: ImportedText? = nil,
    rest: [ImportedMember] = []
  ) {
    (self.question, self.answer, self.category) = (question, answer, category)
    (self.language, self.rest) = (language, rest)
  }

  /// About how many bytes the entry takes.
  var size: Int {
    answer.reduce(256) { size, part in
      switch part {
      case .text(let text), .formatted(let text, _): size + text.literal.count
      case .item(let item): size + item.pieces.reduce(0) { $0 + $1.bytes.count }
      }
    }
  }

  /// The category that a member of the entry names under another name than `category`.
  var ownCategory: ImportedText? {
    guard !rest.contains(where: { $0.name == "category" && $0.text != nil }) else { return nil }
    return rest.lazy.filter { Self.namesCategory($0.name) && $0.name != "category" }
      .compactMap(\.firstText).first { !$0.text.allSatisfy(\.isWhitespace) }
  }

  /// The category that native content shows: the last member of that name.
  var shownCategory: ImportedText? {
    category ?? ownCategory ?? rest.last { $0.name == "category" && $0.text != nil }?.text
  }

  /// The tag of the language that a member of the entry names under another name than `lang`.
  var ownLanguage: ImportedText? {
    guard !rest.contains(where: { $0.name == "lang" }) else { return nil }
    let member = rest.last { Self.namesLanguage($0.name) }
    return member?.text.flatMap { text in
      Languages.tag(of: text.text.trimmed).map { ImportedText($0, at: text.origin) }
    }
  }

  /// Whether a member under another name than `lang` names a language.
  static func namesLanguage(_ name: String) -> Bool {
    Vocabulary.languageNames.contains(name.lowercased())
  }

  /// Whether a member of an entry, or of an object around some, names their category.
  static func namesCategory(_ name: String) -> Bool {
    Vocabulary.categoryNames.contains(name.trimmed.lowercased())
  }
}

/// A part of an answer, which becomes one item.
public enum ImportedPart: Sendable {
  /// A text in the form that all such texts of the content have: plain, HTML or Markdown.
  case text(ImportedText)
  /// A text of a known form.
  case formatted(ImportedText, TextForm)
  /// An item of any block type, in its native form.
  case item(ImportedJSON)

  /// The text; nil for an item.
  var text: ImportedText? {
    switch self {
    case .text(let text), .formatted(let text, _): text
    case .item: nil
    }
  }
}

/// A text of foreign content, as the JSON string that native content has in its place.
public struct ImportedText: Sendable {
  /// The string with its quotes and escapes.
  public let literal: ArraySlice<UInt8>
  /// Where the text begins in the original.
  public let origin: Int
  /// Whether the literal is a copy of the original's bytes.
  let isCopy: Bool
}

extension ImportedText {
  /// Copies a string of JSON content byte for byte.
  public init(_ string: RawString) {
    self.init(literal: string.literal, origin: string.literal.startIndex, isCopy: true)
  }

  /// Encodes a text that was decoded from the original.
  ///
  /// - Parameters:
  ///   - text: The text as people read it.
  ///   - origin: Where it begins in the original, in bytes.
  public init(_ text: String, at origin: Int) {
    var literal: [UInt8] = []
    literal.appendJSONString(text)
    // The bytes alone, without the space that was reserved for escapes.
    var exact: [UInt8] = []
    exact.reserveCapacity(literal.count)
    exact += literal
    self.init(literal: exact[...], origin: origin, isCopy: false)
  }

  /// The decoded text.
  public var text: String {
    guard hasEscapes else { return String(utf8: content) }
    let value = try? RawValue(parsing: literal)
    return value?.string?.text ?? ""
  }

  /// The decoded text in UTF-8; without escapes, it is a part of the literal.
  var utf8: ArraySlice<UInt8> { hasEscapes ? Array(text.utf8)[...] : content }

  private var content: ArraySlice<UInt8> { literal.dropFirst().dropLast() }

  private var hasEscapes: Bool { literal.contains(UInt8(ascii: "\\")) }
}

/// A member of a JSON object: `"id": 7`.
public struct ImportedMember: Sendable {
  /// The name, the colon and the value.
  public let source: ArraySlice<UInt8>
  /// Where the member begins in the original.
  public let origin: Int
  /// Whether the source is a copy of the original's bytes.
  let isCopy: Bool
}

extension ImportedMember {
  /// Copies a member of JSON content byte for byte.
  public init(_ member: RawMember) {
    self.init(source: member.source, origin: member.source.startIndex, isCopy: true)
  }

  /// The same member, whose origin is counted from elsewhere.
  ///
  /// It has a copy of its bytes, so that the content around them can be freed.
  func moved(by distance: Int) -> Self {
    Self(source: Array(source)[...], origin: origin + distance, isCopy: isCopy)
  }

  /// The same member, all of which comes from one place in the original.
  func detached(at origin: Int) -> Self { Self(source: source, origin: origin, isCopy: false) }

  /// Whether it has other names, which are searched.
  var isAlternateName: Bool { source.starts(with: #""alternateName""#.utf8) }

  /// Whether it has the title of a document.
  var isTitle: Bool { source.starts(with: #""title""#.utf8) && source.last == UInt8(ascii: "\"") }

  /// Creates a member whose value is a text.
  public init(_ name: String, _ value: ImportedText) {
    self.init(source: JSONName.bytes(of: name) + value.literal, origin: value.origin, isCopy: false)
  }

  /// Creates a member with a value of the original.
  public init(_ name: String, _ value: RawValue) {
    let origin = value.source.startIndex
    self.init(source: JSONName.bytes(of: name) + value.source, origin: origin, isCopy: false)
  }

  /// Other wordings of a question, which are searched; there is at least one.
  static func aliases(_ texts: [RawString]) -> Self {
    let literals = texts.map(\.literal).joined(separator: [UInt8(ascii: ",")])
    let source = Array(#""aliases":["#.utf8) + literals + [UInt8(ascii: "]")]
    return Self(source: source[...], origin: texts.first?.literal.startIndex ?? 0, isCopy: false)
  }
}

private extension ImportedMember {
  /// The bytes of the name up to the first quotation mark in it.
  private var nameBytes: ArraySlice<UInt8> {
    source.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
  }

  var name: String { String(utf8: nameBytes) }

  private var value: ArraySlice<UInt8> {
    source[nameBytes.endIndex...].dropFirst().drop { " \t\r\n:".utf8.contains($0) }
  }

  /// The value, if it is a text.
  var text: ImportedText? {
    guard value.first == UInt8(ascii: "\"") else { return nil }
    return ImportedText(literal: value, origin: isCopy ? value.startIndex : origin, isCopy: isCopy)
  }

  /// The value, or the first text of a list.
  var firstText: ImportedText? {
    guard value.first == UInt8(ascii: "[") else { return text }
    let list = (try? RawValue(parsing: value))?.elements ?? []
    return list.first?.string.map { ImportedText($0.text, at: isCopy ? value.startIndex : origin) }
  }
}
