import Bytes
import FaqService

/// The nodes of a declared type, with placeholders for fields.
struct BlockTemplate: Hashable, Sendable {
  let nodes: [TemplateNode]
  /// The fields that placeholders name, as often as they name them.
  let placeholders: [BlockField]
  /// The addresses that have placeholders within them.
  let addresses: [AddressTemplate]

  /// The bytes of text that placeholders make of any item.
  private static let usualSize = 64 << 10
  /// How many times larger than the item they may be.
  private static let maximumGrowth = 4

  /// Throws if the placeholders would make too much text.
  func checkSize(_ values: DeclaredValues, of item: RawItem) throws(BlockError) {
    let limit = max(Self.usualSize, item.source.count * Self.maximumGrowth)
    let size = placeholders.reduce(0) { $0 + (values[$1.name]?.text.utf8.count ?? 0) }
    guard size <= limit else {
      let type = "`\((item.type ?? "").clipped)`"
      throw BlockError(.longOutput, message: "the type \(type) repeats this item's text too often")
    }
  }

  /// The faults in the addresses that placeholders make.
  func addressFaults(_ values: DeclaredValues) -> [BlockError] {
    addresses.compactMap { address in
      guard let text = address.text(values) else { return nil }
      do throws(AddressError) {
        _ = try Address(text, relativeTo: values.base)
        return nil
      } catch {
        return BlockError(
          .unsafeAddress,
          message: "the fields make an address that is not safe: \(error.message)",
          hint: error.hint
        )
      }
    }
  }
}

/// A node with placeholders for fields.
indirect enum TemplateNode: Hashable, Sendable {
  case heading(level: Int, TextTemplate)
  case paragraph(TextTemplate)
  case list(Node.ListStyle, [[Self]])
  /// A list of the texts in a field.
  case texts(Node.ListStyle, field: String)
  case action(TextTemplate, AddressTemplate)
  case image(AddressTemplate, description: TextTemplate, caption: TextTemplate?)
  case code(TextTemplate, language: TextTemplate?)
  case quote([Self])
  case notice(Node.NoticeKind, TextTemplate, [Self])
  case details(TextTemplate, [Self])
  case facts([Fact])
  case table(header: [TextTemplate], rows: [[TextTemplate]])
  case divider
  case blocks(field: String)

  struct Fact: Hashable, Sendable {
    let name: String
    let value: TextTemplate
  }
}

/// Turns a template into nodes; what needs a missing field is left out.
struct FilledTemplate {
  let values: DeclaredValues
  let children: BlockList

  func nodes(_ templates: [TemplateNode]) -> [Node] { templates.flatMap(nodes) }

  private func nodes(_ template: TemplateNode) -> [Node] {
    switch template {
    case .heading(let level, let text): text.text(values).map { [.heading(level: level, $0)] } ?? []
    case .paragraph(let text): text.text(values).map { Node.paragraphs(of: $0) } ?? []
    case .list(let style, let items): list(style, items.map(nodes))
    case .texts(let style, let field): list(style, texts(field).map { Node.paragraphs(of: $0) })
    case .action(let label, let address):
      linked(label, to: address) { .action(Inline.lines(of: $0), $1) }
    case .image(let address, let description, let caption):
      linked(description, to: address) { description, address in
        let caption = caption?.text(values).map { Inline.lines(of: $0) } ?? []
        return .image(Node.Image(address, description: description, caption: caption))
      }
    case .code(let text, let language):
      text.text(values).map { [.code($0, language: language?.text(values))] } ?? []
    case .quote(let inner): nested(inner) { .quote($0) }
    case .notice(let kind, let title, let inner):
      title.text(values).map { [.notice(kind, $0, nodes(inner))] } ?? []
    case .details(let summary, let inner):
      summary.text(values).map { [.details(Inline.lines(of: $0), nodes(inner))] } ?? []
    case .facts(let facts): list(of: facts)
    case .table(let header, let rows):
      [.table(Node.Table(header: cells(header), rows: rows.map(cells)))]
    case .divider: [.divider]
    case .blocks(let field): blocks(field)
    }
  }
}

private extension FilledTemplate {
  func nested(_ templates: [TemplateNode], _ node: ([Node]) -> Node) -> [Node] {
    let inner = nodes(templates)
    return inner.isEmpty ? [] : [node(inner)]
  }

  func list(_ style: Node.ListStyle, _ items: [[Node]]) -> [Node] {
    let items = items.filter { !$0.isEmpty }
    return items.isEmpty ? [] : [.list(style, items)]
  }

  func texts(_ field: String) -> [String] {
    guard case .texts(let texts) = values[field] else { return [] }
    return texts
  }

  /// What leads to an address; a text with the address if that is not safe to follow.
  func linked(
    _ label: TextTemplate,
    to address: AddressTemplate,
    _ node: (String, Address) -> Node
  ) -> [Node] {
    guard let label = label.text(values), let text = address.text(values) else { return [] }
    guard let address = try? Address(text, relativeTo: values.base) else {
      return [.paragraph(.withoutLink(label, text))]
    }
    return [node(label, address)]
  }

  func list(of facts: [TemplateNode.Fact]) -> [Node] {
    let facts = facts.compactMap { fact in
      fact.value.text(values).map { Node.Fact([.text(fact.name)], Inline.lines(of: $0)) }
    }
    return facts.isEmpty ? [] : [.facts(facts)]
  }

  func cells(_ templates: [TextTemplate]) -> [[Inline]] {
    templates.map { Inline.lines(of: $0.text(values) ?? "") }
  }

  func blocks(_ field: String) -> [Node] {
    guard case .blocks(let range) = values[field], !range.isEmpty,
      range.upperBound <= children.count
    else { return [] }
    return [.blocks(BlockList(children[range]))]
  }
}

/// An address with placeholders: `https://example.com/?q={words}`, or the address of a field.
struct AddressTemplate: Hashable, Sendable {
  let template: TextTemplate

  /// The address as it is shown if it is not safe; nil if a field is missing.
  func text(_ values: DeclaredValues) -> String? {
    if template.onlyField?.kind == .address { return template.text(values) }
    return template.filled { values[$0.name]?.text.percentEncoded(except: "-._~") }
  }

  /// Whether the parts around the placeholders can be those of a safe address.
  var isPlausible: Bool {
    if let field = template.onlyField { return field.kind == .address }
    return template.filled { _ in "1" }.flatMap { try? Address($0) } != nil
  }
}

/// A text with placeholders for fields: `▶ {caption}`.
struct TextTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case field(BlockField)
  }

  let pieces: [Piece]

  /// The only field, if there is nothing else.
  var onlyField: BlockField? {
    guard pieces.count == 1, case .field(let field) = pieces[0] else { return nil }
    return field
  }

  /// The text with the values of fields; nil if one of them is missing.
  func text(_ values: DeclaredValues) -> String? { filled { values[$0.name]?.text } }

  /// The text with what `value` has for each field; nil if it has nothing for one of them.
  func filled(_ value: (BlockField) -> String?) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .field(let field):
        guard let value = value(field) else { return nil }
        text += value
      }
    }
    return text
  }
}

/// Why a text is not a template.
enum TextTemplateFault: Error {
  /// A brace without its counterpart.
  case brace(Character)
  /// A placeholder that names no field.
  case unknown(String)
}

extension TextTemplate {
  /// Reads placeholders of these fields; `{{` and `}}` are braces.
  init(_ text: String, fields: [BlockField]) throws(TextTemplateFault) {
    var pieces: [Piece] = []
    var part = ""
    var rest = text[...]
    while let index = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let brace = rest[index]
      part += rest[..<index]
      rest = rest[index...].dropFirst()
      if rest.first == brace {
        part.append(brace)
        rest = rest.dropFirst()
        continue
      }
      guard brace == "{", let end = rest.firstIndex(of: "}") else { throw .brace(brace) }
      let name = String(rest[..<end])
      guard let field = fields.first(where: { $0.name == name }) else { throw .unknown(name) }
      if !part.isEmpty { pieces.append(.text(part)) }
      pieces.append(.field(field))
      part = ""
      rest = rest[end...].dropFirst()
    }
    part += rest
    if !part.isEmpty { pieces.append(.text(part)) }
    self.pieces = pieces
  }
}
