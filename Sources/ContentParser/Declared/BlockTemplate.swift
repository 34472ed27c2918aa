import Bytes
import FaqService

/// The nodes of a declared type, with placeholders for fields.
struct BlockTemplate: Sendable {
  /// Makes nodes of the values of an item; what needs a missing field is left out.
  typealias Filling = @Sendable (FilledTemplate) -> [Node]

  let body: RawValue
  let nodes: Filling
  /// The fields that placeholders name, as often as they name them.
  let placeholders: [BlockField]
  /// The addresses that have placeholders within them.
  let addresses: [TextTemplate]

  /// Reads a body, which is an array of nodes.
  init(_ body: RawValue, fields: [BlockField]) throws(BlockError) {
    var reader = TemplateReader(fields: fields)
    self.body = body
    nodes = try reader.nodes(body)
    (placeholders, addresses) = (reader.placeholders, reader.addresses)
  }

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
      guard let text = address.address(values) else { return nil }
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

/// Templates of the same fields are equal if they were read from the same body.
extension BlockTemplate: Hashable {
  static func == (one: Self, other: Self) -> Bool { one.body == other.body }

  func hash(into hasher: inout Hasher) { hasher.combine(body) }
}

/// The values that a template is filled with, and nodes made of them.
struct FilledTemplate {
  let values: DeclaredValues
  let children: BlockList

  func node(_ text: TextTemplate, _ node: (String) -> Node) -> [Node] {
    text.text(values).map { [node($0)] } ?? []
  }

  func image(_ address: TextTemplate, _ text: TextTemplate, _ caption: TextTemplate?) -> [Node] {
    linked(text, to: address) { .image(Node.Image($1, description: $0, caption: lines(caption))) }
  }

  func quote(_ nodes: [Node]) -> [Node] { nodes.isEmpty ? [] : [.quote(nodes)] }

  func table(_ header: [TextTemplate], _ rows: [[TextTemplate]]) -> [Node] {
    [.table(Node.Table(header: header.map(lines), rows: rows.map { $0.map(lines) }))]
  }

  private func lines(_ text: TextTemplate?) -> [Inline] {
    Inline.lines(of: text?.text(values) ?? "")
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
    to address: TextTemplate,
    _ node: (String, Address) -> Node
  ) -> [Node] {
    guard let label = label.text(values), let text = address.address(values) else { return [] }
    guard let address = try? Address(text, relativeTo: values.base) else {
      return [.paragraph(.withoutLink(label, text))]
    }
    return [node(label, address)]
  }

  func list(of facts: [(name: String, value: TextTemplate)]) -> [Node] {
    let facts = facts.compactMap { name, value in
      value.text(values).map { Node.Fact([.text(name)], Inline.lines(of: $0)) }
    }
    return facts.isEmpty ? [] : [.facts(facts)]
  }

  func blocks(_ field: String) -> [Node] {
    guard case .blocks(let range) = values[field], !range.isEmpty,
      range.upperBound <= children.count
    else { return [] }
    return [.blocks(BlockList(children[range]))]
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

  /// `https://example.com/?q={words}`, or the address of a field, as it is shown if it is not safe;
  /// nil if a field is missing.
  func address(_ values: DeclaredValues) -> String? {
    if onlyField?.kind == .address { return text(values) }
    return filled { values[$0.name]?.text.percentEncoded(except: "-._~") }
  }

  /// Whether the parts around the placeholders can be those of a safe address.
  var isPlausibleAddress: Bool {
    if let field = onlyField { return field.kind == .address }
    return filled { _ in "1" }.flatMap { try? Address($0) } != nil
  }

  /// Reads placeholders of these fields; `{{` and `}}` are braces.
  init(_ value: RawValue, fields: [BlockField]) throws(BlockError) {
    guard let text = value.string?.text else { throw .wrongKind(value, "a text must stand here") }
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
      guard brace == "{", let end = rest.firstIndex(of: "}") else {
        throw .loneBrace(brace, at: value)
      }
      let name = String(rest[..<end])
      guard let field = fields.first(where: { $0.name == name }) else {
        throw .unknownField(name, at: value, among: fields)
      }
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
