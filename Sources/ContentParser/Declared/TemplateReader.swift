import FaqService

/// Reads the body of a declaration.
struct TemplateReader {
  private static let maximumDepth = 16
  private static let maximumPlaceholders = 100

  let fields: [BlockField]
  private(set) var placeholders: [BlockField] = []
  private(set) var addresses: [TextTemplate] = []
  private var depth = 0

  init(fields: [BlockField]) { self.fields = fields }

  /// A text with placeholders, which must not be for blocks.
  mutating func text(_ value: RawValue) throws(BlockError) -> TextTemplate {
    let template = try anyText(value)
    for case .field(let field) in template.pieces where field.kind == .blocks {
      throw .blocksInText(field, at: value)
    }
    return template
  }

  mutating func address(_ value: RawValue) throws(BlockError) -> TextTemplate {
    let template = try text(value)
    guard template.isPlausibleAddress else { throw .implausible(template, at: value) }
    if template.onlyField == nil { addresses.append(template) }
    return template
  }

  /// The field of a kind that is all there is in a text.
  mutating func field(_ kind: BlockField.Kind, in value: RawValue) throws(BlockError) -> String {
    guard let field = try anyText(value).onlyField, field.kind == kind else {
      throw .notField(of: kind, at: value, among: fields)
    }
    let uses = placeholders.count { $0 == field }
    guard kind != .blocks || uses == 1 else { throw .repeatedBlocks(field, at: value) }
    return field.name
  }

  private mutating func anyText(_ value: RawValue) throws(BlockError) -> TextTemplate {
    let template = try TextTemplate(value, fields: fields)
    for case .field(let field) in template.pieces { placeholders.append(field) }
    guard placeholders.count <= Self.maximumPlaceholders else {
      throw .long(value, "there are more than \(Self.maximumPlaceholders) placeholders")
    }
    return template
  }

  /// The nodes in an array.
  mutating func nodes(_ value: RawValue) throws(BlockError) -> BlockTemplate.Filling {
    let elements = try value.elements("nodes")
    guard depth < Self.maximumDepth else {
      throw .long(value, "nodes are nested deeper than \(Self.maximumDepth) levels")
    }
    depth += 1
    let nodes = try elements.map { element throws(BlockError) in try node(element) }
    depth -= 1
    return { filled in nodes.flatMap { $0(filled) } }
  }

  private mutating func node(_ value: RawValue) throws(BlockError) -> BlockTemplate.Filling {
    let (word, main) = try value.templateWord()
    switch word {
    case .heading:
      let (level, text) = (try level(value.object?["level"]), try text(main))
      return { $0.node(text) { .heading(level: level, $0) } }
    case .paragraph: return paragraphs(try text(main))
    case .list: return try list(.bullets, main)
    case .numbers: return try list(.numbers(from: 1), main)
    case .action:
      let (label, address) = (try text(main), try address(value.other("address", of: word)))
      return { $0.linked(label, to: address) { .action(Inline.lines(of: $0), $1) } }
    case .image:
      let address = try address(main)
      let description = try text(value.other("description", of: word))
      let caption = try optionalText(value.object?["caption"])
      return { $0.image(address, description, caption) }
    case .code:
      let (text, language) = (try text(main), try optionalText(value.object?["language"]))
      return { filled in filled.node(text) { .code($0, language: language?.text(filled.values)) } }
    case .quote:
      let inner = try nodes(main)
      return { $0.quote(inner($0)) }
    case .notice:
      let kind = try kind(value.object?["kind"])
      let (title, inner) = (try text(main), try nodes(value.other("nodes", of: word)))
      return { filled in filled.node(title) { .notice(kind, $0, inner(filled)) } }
    case .details:
      let (summary, inner) = (try text(main), try nodes(value.other("nodes", of: word)))
      return { filled in filled.node(summary) { .details(Inline.lines(of: $0), inner(filled)) } }
    case .facts: return try facts(main)
    case .table:
      let (header, rows) = (try texts(main), try rows(value.other("rows", of: word)))
      return { $0.table(header, rows) }
    case .divider: return { _ in [.divider] }
    case .blocks:
      let field = try field(.blocks, in: main)
      return { $0.blocks(field) }
    }
  }
}

private extension TemplateReader {
  func level(_ value: RawValue?) throws(BlockError) -> Int {
    guard let value else { return 2 }
    guard case .number(let number) = value.content, let level = Int(number.spelling),
      (2...6).contains(level)
    else {
      throw BlockError(
        .invalidValue,
        at: .value(value),
        message: "`level` must be a number from 2 to 6",
        hint: "Level 1 is the title of the FAQ."
      )
    }
    return level
  }

  func kind(_ value: RawValue?) throws(BlockError) -> Node.NoticeKind {
    guard let value else { return .note }
    guard let kind = value.string.flatMap({ Node.NoticeKind(rawValue: $0.text) }) else {
      let words = Node.NoticeKind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw BlockError(.invalidValue, at: .value(value), message: "`kind` must be one of \(words)")
    }
    return kind
  }

  func paragraphs(_ text: TextTemplate) -> BlockTemplate.Filling {
    { filled in text.text(filled.values).map { Node.paragraphs(of: $0) } ?? [] }
  }

  mutating func optionalText(_ value: RawValue?) throws(BlockError) -> TextTemplate? {
    try value.map { value throws(BlockError) in try text(value) }
  }

  /// The items of an array, each a text or an array of nodes, or the texts in a field.
  mutating func list(
    _ style: Node.ListStyle,
    _ value: RawValue
  ) throws(BlockError) -> BlockTemplate.Filling {
    guard let array = value.array else {
      let field = try field(.list(of: .text), in: value)
      return { $0.list(style, $0.texts(field).map { Node.paragraphs(of: $0) }) }
    }
    let items = try array.map { item throws(BlockError) in
      item.string == nil ? try nodes(item) : paragraphs(try text(item))
    }
    return { filled in filled.list(style, items.map { $0(filled) }) }
  }

  mutating func facts(_ value: RawValue) throws(BlockError) -> BlockTemplate.Filling {
    guard let members = value.object else {
      throw .wrongKind(value, "`facts` must be an object of names and values")
    }
    let facts = try members.map { member throws(BlockError) in
      (member.name.text, try text(member.value))
    }
    return { $0.list(of: facts) }
  }

  mutating func texts(_ value: RawValue) throws(BlockError) -> [TextTemplate] {
    try value.elements("texts").map { element throws(BlockError) in try text(element) }
  }

  mutating func rows(_ value: RawValue) throws(BlockError) -> [[TextTemplate]] {
    try value.elements("rows").map { row throws(BlockError) in try texts(row) }
  }
}

private extension RawValue {
  /// A member of a node beside the one that is its word.
  func other(_ name: String, of word: TemplateWord) throws(BlockError) -> Self {
    guard let other = object?[name] else { throw .incomplete(word, name, at: self) }
    return other
  }

  func elements(_ name: String) throws(BlockError) -> RawArray {
    guard let array else { throw .wrongKind(self, "an array of \(name) must stand here") }
    return array
  }
}
