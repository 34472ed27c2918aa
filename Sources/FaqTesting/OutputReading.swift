import Markup

/// How the output of a format is read: the text in it that people see, and what is unsafe in it.
///
/// ```swift
/// let wiki = OutputReading(
///   visibleText: { $0.replacing("~", with: "") },
///   unsafePart: { $0.firstRange(of: "{{").map { range in $0[range] } }
/// )
/// ```
public struct OutputReading: Sendable {
  /// What is known about the format beyond its text.
  private(set) var form = Form.other
  private let read: @Sendable (String) -> (visibleText: String, unsafePart: Substring?)

  enum Form {
    /// Content again, with unchanged items.
    case content
    /// It names languages in `lang`.
    case html
    case other
  }
}

extension OutputReading {
  /// A custom format.
  ///
  /// Characters that drive a terminal or reorder text are unsafe in the visible text of any format.
  ///
  /// - Parameters:
  ///   - visibleText: Takes the markup out of the output, and undoes its escapes.
  ///   - unsafePart: Finds what content must never be able to write, given `HostileText`.
  public init(
    visibleText: @escaping @Sendable (String) -> String,
    unsafePart: @escaping @Sendable (String) -> Substring? = { _ in nil }
  ) { self.init { (visibleText($0), unsafePart($0)) } }

  /// The text in the output that people see, and what is unsafe in it.
  func callAsFunction(_ output: String) -> (visibleText: String, unsafePart: Substring?) {
    let (visibleText, unsafePart) = read(output)
    return (visibleText, unsafePart ?? visibleText.actingPart)
  }

  /// Text without markup.
  public static let text = Self { ($0, nil) }

  /// Text with the colours and links of a terminal.
  public static let terminal = Self { ($0.withoutSequences, nil) }

  /// HTML, a page or a part of one.
  public static let html = Self(form: .html) { output in
    let reading = HTMLReading(output)
    return (reading.text, reading.unsafePart)
  }

  /// CommonMark, without raw HTML.
  public static let markdown = Self { output in
    let reading = MarkdownReading(output)
    return (reading.text, reading.unsafePart)
  }

  /// JSON that is content again, as that of `JSONRenderer` is.
  public static let content = Self(form: .content) { ($0, nil) }
}

extension String {
  /// The first character that drives a terminal or reorders text.
  ///
  /// Tabs and line feeds may be in any output, also after a carriage return.
  var actingPart: Substring? {
    let scalars = unicodeScalars
    let index = scalars.indices.first { index in
      scalars[index].isActing
        && !(scalars[index] == "\r" && scalars[scalars.index(after: index)...].first == "\n")
    }
    return index.map { self[$0..<scalars.index(after: $0)] }
  }

  /// The text without sequences for colours and hyperlinks: SGR and OSC 8.
  ///
  /// It is read scalar by scalar: a mark that combines with a sequence does not hide it.
  var withoutSequences: Self {
    let sequences = /\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/
    return replacing(sequences.matchingSemantics(.unicodeScalar), with: "")
  }

  /// A text from UTF-8, with U+FFFD for bytes that are not.
  init(utf8: some Collection<UInt8>) { self = Self(decoding: utf8, as: UTF8.self) }
}

extension Unicode.Scalar {
  /// Whether the character drives a terminal or reorders text.
  var isActing: Bool {
    switch value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// HTML as a browser reads it, as far as it matters whether text has become markup.
struct HTMLReading {
  /// The text outside tags, and the descriptions of pictures.
  private(set) var text = ""
  /// The first tag that content must not be able to write.
  private(set) var unsafePart: Substring?
  /// The values of `lang`.
  private(set) var languages: Set<String> = []

  private static let schemes = ["javascript:", "vbscript:", "data:"]
  /// The elements whose content is no text of the page: its title repeats the heading.
  private static let hidden: [String: HTMLTextState] = [
    "title": .rcdata, "script": .scriptData, "style": .rawtext,
  ]

  init(_ html: String) {
    var tokenizer = HTMLTokenizer(Array(html.utf8))
    var hidden: HTMLTag?
    while let token = tokenizer.next() {
      if case .text(let part) = token {
        if let hidden { read(part, in: hidden) } else { text += part }
        continue
      }
      text += " "
      hidden = nil
      guard case .startTag(let tag) = token else { continue }
      read(tag)
      guard let state = Self.hidden[tag.name] else { continue }
      tokenizer.state = state
      hidden = tag
    }
  }
}

private extension HTMLReading {
  mutating func read(_ tag: HTMLTag) {
    if tag.name == "img", let description = tag["alt"] { text += description + " " }
    if tag.name == "hostile" || tag.attributes.contains(where: Self.isUnsafe) { note(tag) }
    if let language = tag["lang"] { languages.insert(language) }
  }

  /// Reads a script or a style; what is meant for other programs may hold any text.
  mutating func read(_ content: String, in tag: HTMLTag) {
    let isData = tag.name == "title" || tag["type"]?.contains("json") ?? false
    if !isData, content.contains("hostile") { note(tag) }
  }

  static func isUnsafe(_ attribute: HTMLAttribute) -> Bool {
    if attribute.name.contains("hostile") || attribute.name.hasPrefix("on") { return true }
    let address = attribute.value.filter { !$0.isWhitespace }.lowercased()
    return attribute.name != "alt" && schemes.contains { address.hasPrefix($0) }
  }

  mutating func note(_ tag: HTMLTag) {
    let attributes = tag.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    unsafePart = unsafePart ?? "<\(tag.name)\(attributes)>"
  }
}

/// Markdown as CommonMark reads it, as far as it matters whether text has become markup.
struct MarkdownReading {
  /// The schemes that a link may have.
  private static let schemes = ["http:", "https:", "mailto:", "tel:"]

  /// The text without marks, and addresses after their labels.
  private(set) var text = ""
  /// The first tag or address that content must not be able to write.
  private(set) var unsafePart: Substring?

  init(_ markdown: String) { read(MarkupParser().parse(markdown).blocks) }

  private mutating func read(_ blocks: [MarkupBlock]) {
    for block in blocks {
      switch block {
      case .code(let code, _): text += code + "\n"
      case .rawHTML(let html): note(html)
      case .heading, .paragraph, .list, .table, .quote, .details, .thematicBreak:
        for inlines in block.content.texts {
          read(inlines)
          text += "\n"
        }
        read(block.content.blocks)
      }
    }
  }

  private mutating func read(_ inlines: [MarkupInline]) {
    for inline in inlines {
      switch inline {
      case .text(let part), .code(let part): text += part
      case .softBreak, .hardBreak: text += "\n"
      case .rawHTML(let html): note(html)
      case .autolink(let label, let address): readLink([.text(label)], address)
      case .link(let label, let address, let title), .image(let label, let address, let title):
        readLink(label, address)
        text += title
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): read(inner)
      }
    }
  }

  private mutating func readLink(_ label: [MarkupInline], _ address: String) {
    read(label)
    if label.plainText != address { text += " (\(address))" }
    if address.contains(":"), !Self.schemes.contains(where: address.hasPrefix) { note(address) }
  }

  private mutating func note(_ part: String) { unsafePart = unsafePart ?? part[...] }
}
