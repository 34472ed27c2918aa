import FaqService

/// Reads the body of a declaration.
struct TemplateReader {
  private static let maximumDepth = 16
  private static let maximumPlaceholders = 100

  let fields: [BlockField]
  private var placeholders: [BlockField] = []
  private var addresses: [AddressTemplate] = []
  private var depth = 0

  init(fields: [BlockField]) { self.fields = fields }

  /// The template of a body, which is an array of nodes.
  func template(_ body: RawValue) throws(BlockError) -> BlockTemplate {
    var reader = self
    let nodes = try reader.nodes(body)
    return BlockTemplate(
      nodes: nodes,
      placeholders: reader.placeholders,
      addresses: reader.addresses
    )
  }
}

/// Texts, in which placeholders stand.
extension TemplateReader {
  /// A text with placeholders, which must not be for blocks.
  mutating func text(_ value: RawValue) throws(BlockError) -> TextTemplate {
    let template = try anyText(value)
    for case .field(let field) in template.pieces where field.kind == .blocks {
      throw .blocksInText(field, at: value)
    }
    return template
  }

  mutating func address(_ value: RawValue) throws(BlockError) -> AddressTemplate {
    let template = AddressTemplate(template: try text(value))
    guard template.isPlausible else { throw .implausible(template, at: value) }
    if template.template.onlyField == nil { addresses.append(template) }
    return template
  }

  /// The field of a kind that is all there is in a text.
  mutating func field(
    _ kind: BlockField.Kind,
    in value: RawValue
  ) throws(BlockError) -> String {
    guard let field = try anyText(value).onlyField, field.kind == kind else {
      throw .notField(of: kind, at: value, among: fields)
    }
    let uses = placeholders.count { $0 == field }
    guard kind != .blocks || uses == 1 else { throw .repeatedBlocks(field, at: value) }
    return field.name
  }

  private mutating func anyText(_ value: RawValue) throws(BlockError) -> TextTemplate {
    guard let string = value.string?.text else { throw .wrongKind(value, "a text must stand here") }
    let template: TextTemplate
    do throws(TextTemplateFault) {
      template = try TextTemplate(string, fields: fields)
    } catch {
      throw .faulty(error, at: value, among: fields)
    }
    for case .field(let field) in template.pieces { placeholders.append(field) }
    guard placeholders.count <= Self.maximumPlaceholders else {
      throw .long(value, "there are more than \(Self.maximumPlaceholders) placeholders")
    }
    return template
  }
}

/// Nodes, each of which is an object with one word that says what it is.
extension TemplateReader {
  /// The nodes in an array.
  mutating func nodes(_ value: RawValue) throws(BlockError) -> [TemplateNode] {
    let elements = try value.elements("nodes")
    guard depth < Self.maximumDepth else {
      throw .long(value, "nodes are nested deeper than \(Self.maximumDepth) levels")
    }
    depth += 1
    let nodes = try elements.map { element throws(BlockError) in try node(element) }
    depth -= 1
    return nodes
  }

  private mutating func node(_ value: RawValue) throws(BlockError) -> TemplateNode {
    let (word, main) = try value.templateWord()
    func other(_ name: String) throws(BlockError) -> RawValue {
      guard let other = value.object?[name] else { throw .incomplete(word, name, at: value) }
      return other
    }
    switch word {
    case .heading: return .heading(level: try level(value.object?["level"]), try text(main))
    case .paragraph: return .paragraph(try text(main))
    case .list: return try list(.bullets, main)
    case .numbers: return try list(.numbers(from: 1), main)
    case .action: return .action(try text(main), try address(other("address")))
    case .image:
      return .image(
        try address(main),
        description: try text(other("description")),
        caption: try optionalText(value.object?["caption"])
      )
    case .code:
      return .code(try text(main), language: try optionalText(value.object?["language"]))
    case .quote: return .quote(try nodes(main))
    case .notice:
      return .notice(try kind(value.object?["kind"]), try text(main), try nodes(other("nodes")))
    case .details: return .details(try text(main), try nodes(other("nodes")))
    case .facts: return .facts(try facts(main))
    case .table: return .table(header: try texts(main), rows: try rows(other("rows")))
    case .divider: return .divider
    case .blocks: return .blocks(field: try field(.blocks, in: main))
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

  mutating func optionalText(_ value: RawValue?) throws(BlockError) -> TextTemplate? {
    try value.map { value throws(BlockError) in try text(value) }
  }

  /// The items of an array, each a text or an array of nodes, or the texts in a field.
  mutating func list(
    _ style: Node.ListStyle,
    _ value: RawValue
  ) throws(BlockError) -> TemplateNode {
    guard let array = value.array else {
      return .texts(style, field: try field(.list(of: .text), in: value))
    }
    let items = try array.map { item throws(BlockError) in
      item.string == nil ? try nodes(item) : [.paragraph(try text(item))]
    }
    return .list(style, items)
  }

  mutating func facts(_ value: RawValue) throws(BlockError) -> [TemplateNode.Fact] {
    guard let members = value.object else {
      throw .wrongKind(value, "`facts` must be an object of names and values")
    }
    return try members.map { member throws(BlockError) in
      TemplateNode.Fact(name: member.name.text, value: try text(member.value))
    }
  }

  mutating func texts(_ value: RawValue) throws(BlockError) -> [TextTemplate] {
    try value.elements("texts").map { element throws(BlockError) in try text(element) }
  }

  mutating func rows(_ value: RawValue) throws(BlockError) -> [[TextTemplate]] {
    try value.elements("rows").map { row throws(BlockError) in try texts(row) }
  }
}

private extension RawValue {
  func elements(_ name: String) throws(BlockError) -> RawArray {
    guard let array else { throw .wrongKind(self, "an array of \(name) must stand here") }
    return array
  }
}
