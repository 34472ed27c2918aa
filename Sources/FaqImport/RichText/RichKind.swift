import FaqService

/// What a node of rich text is, by the names that formats have for it.
enum RichKind {
  case paragraph
  case heading(level: Int)
  case list(isNumbered: Bool)
  case listItem
  case quote
  case code
  case inline
  case lineBreak
  case container

  private static let inlineNames: Set<String> = [
    "text", "span", "link", "a", "hyperlink", "entryhyperlink", "assethyperlink", "autolink",
    "mention", "emoji", "linkinternal",
  ]

  /// Nil for an object that is no node of rich text.
  init?(of object: RawObject) {
    let names = ["_type", "nodeType", "type", "tag", "name"]
    guard let name = names.lazy.compactMap({ object[$0]?.string?.text }).first else { return nil }
    self.init(named: name, of: object)
  }

  private init?(named name: String, of object: RawObject) {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if Self.inlineNames.contains(plain) {
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
    case "li", "listitem", "lic", "bulletedlistitem", "numberedlistitem", "unorderedlistitem",
      "orderedlistitem", "taskitem":
      self = .listItem
    case "quote", "blockquote": self = .quote
    case "code", "codeblock", "pre": self = .code
    case "hardbreak", "linebreak", "br": self = .lineBreak
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
