import Bytes
import FaqService
import Markup

/// A block of rich text, with its place in the original.
struct RichBlock {
  let markup: MarkupBlock
  /// Its running text.
  var spans: [RichSpan] = []
  /// The blocks within it.
  var blocks: [Self] = []
  let origin: Int

  /// The text without looks.
  var text: String {
    blocks.isEmpty ? spans.map(\.text).joined() : blocks.map(\.text).joined(separator: " ")
  }

  /// Where the strings of the texts begin in the original.
  var starts: [Int] { spans.compactMap(\.start) + blocks.flatMap(\.starts) }
}

extension RichBlock {
  /// Running text; nil if there is nothing to see.
  init?(
    _ spans: [RichSpan],
    at origin: Int,
    as markup: ([MarkupInline]) -> MarkupBlock = MarkupBlock.paragraph
  ) {
    guard !spans.allSatisfy(\.text.isBlank) else { return nil }
    self.init(markup: markup(spans.flatMap(\.markup)), spans: spans, origin: origin)
  }

  /// A list; nil without items.
  init?(_ items: [[Self]], isNumbered: Bool, at origin: Int) {
    guard !items.isEmpty else { return nil }
    let list = MarkupList(
      start: isNumbered ? 1 : nil,
      isTight: items.allSatisfy { $0.count == 1 },
      items: items.map { $0.map(\.markup) }
    )
    self.init(markup: .list(list), blocks: Array(items.joined()), origin: origin)
  }
}

extension [RichBlock] {
  /// The blocks as parts of an answer: a body for each paragraph if all of them are plain, or else
  /// one rich text.
  var parts: [ImportedPart] {
    let plain = compactMap(\.plainText)
    if plain.count == count {
      return zip(self, plain).map { .formatted(ImportedText($1, at: $0.origin), .plain) }
    }
    let html = HTMLRendering.html(of: MarkupDocument(blocks: map(\.markup)))
    return [.formatted(ImportedText(html, at: self[0].origin), .html)]
  }
}

private extension RichBlock {
  /// The text of a paragraph without looks; nil for any other block.
  var plainText: String? {
    guard case .paragraph = markup, spans.allSatisfy({ $0.marks.isEmpty && $0.link == nil }),
      !MarkupDocument(blocks: [markup]).hasHTML
    else { return nil }
    return text
  }
}

/// Text with one look.
struct RichSpan {
  let text: String
  /// Where the string of the text begins in the original; nil for a line break.
  let start: Int?
  var marks: Set<Mark> = []
  /// The address that the text is a link to.
  var link: String?

  /// A line break.
  static let lineBreak = Self(text: "\n", start: nil)

  private init(text: String, start: Int?) { (self.text, self.start) = (text, start) }

  init(_ string: RawString) { self.init(text: string.text, start: string.literal.startIndex) }

  enum Mark {
    case strong, emphasis, code

    /// The mark of that name in one of the formats.
    init?(named name: String) {
      switch name {
      case "strong", "bold", "b": self = .strong
      case "em", "italic", "emphasis", "i": self = .emphasis
      case "code", "inlineCode": self = .code
      default: return nil
      }
    }
  }

  /// The text with its marks, in which a line end breaks the line.
  var markup: [MarkupInline] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { [marks.contains(.code) ? .code(String($0)) : .text(String($0))] as [MarkupInline] }
      .joined(separator: [.hardBreak]).filter { $0 != .text("") && $0 != .code("") }
    guard !lines.isEmpty else { return [] }
    if marks.contains(.emphasis) { lines = [.emphasis(lines)] }
    if marks.contains(.strong) { lines = [.strong(lines)] }
    return link.map { [.link(lines, destination: $0, title: "")] } ?? lines
  }
}

/// What a node of rich text is, by the names that formats have for it.
enum RichKind: Equatable {
  case paragraph
  case heading(level: Int)
  case list(isNumbered: Bool)
  case listItem, quote, code, inline, lineBreak, container

  /// Nil for an object that is no node of rich text.
  init?(of object: RawObject) {
    let names = ["_type", "nodeType", "type", "tag", "name"]
    guard let name = object.string(names) else { return nil }
    self.init(named: name.text, of: object)
  }

  private init?(named name: String, of object: RawObject) {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if Vocabulary.inlineNodes.contains(plain) {
      self = .inline
      return
    }
    switch plain {
    case "block": self = Self.portable(object)
    case "paragraph", "p", "unstyled", "normal", "textblock": self = .paragraph
    case "heading", "header", "headline": self = .heading(level: Self.level(of: object))
    case "list": self = .list(isNumbered: Self.isNumbered(object))
    case "ul", "unorderedlist", "bulletlist", "bulletedlist": self = .list(isNumbered: false)
    case "ol", "orderedlist", "numberedlist": self = .list(isNumbered: true)
    case "li", "lic", "taskitem": self = .listItem
    case _ where plain.hasSuffix("listitem"): self = .listItem
    case "quote", "blockquote": self = .quote
    case "code", "codeblock", "pre": self = .code
    case "hardbreak", "linebreak", "br", "break": self = .lineBreak
    case "doc", "document", "root", "div", "section", "tiptap": self = .container
    default:
      guard let level = Self.headings[plain] else { return nil }
      self = .heading(level: level)
    }
  }

  private static let headings = [
    "h1": 1, "h2": 1, "h3": 2, "h4": 3, "h5": 4, "h6": 5, "heading1": 1, "heading2": 1,
    "heading3": 2, "heading4": 3, "heading5": 4, "heading6": 5, "headerone": 1, "headertwo": 1,
    "headerthree": 2, "headerfour": 3,
  ]

  /// A block of Portable Text says by its style and its list what it is.
  private static func portable(_ object: RawObject) -> Self {
    if object["listItem"]?.string != nil { return .listItem }
    let style = object["style"]?.string?.text ?? "normal"
    if let level = headings[style] { return .heading(level: level) }
    return style == "blockquote" ? .quote : .paragraph
  }

  private static func level(of object: RawObject) -> Int {
    let holder = object["attrs"]?.object ?? object["data"]?.object ?? object
    guard case .number(let number)? = holder["level"]?.content, let level = Int(number.spelling)
    else { return object["tag"]?.string.flatMap { headings[$0.text] } ?? 1 }
    return min(max(level - 1, 1), 5)
  }

  private static func isNumbered(_ object: RawObject) -> Bool {
    let holder = object["data"]?.object ?? object
    let names = ["style", "format", "listType", "tag"].compactMap { holder[$0]?.string?.text }
    return names.contains { ["ordered", "number", "numbers", "numbered", "ol"].contains($0) }
  }
}
