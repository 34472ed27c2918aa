/// Turns a template into nodes; what needs a missing field is left out.
struct TemplateFilling {
  let values: DeclaredValues
  let children: BlockList

  func nodes(_ templates: [TemplateNode]) -> [Node] { templates.flatMap(nodes) }

  private func nodes(_ template: TemplateNode) -> [Node] {
    switch template {
    case .heading(let level, let text): text.text(values).map { [.heading(level: level, $0)] } ?? []
    case .paragraph(let text): text.text(values).map { Node.paragraphs(of: $0) } ?? []
    case .list(let style, let items): list(style, items.map(nodes))
    case .texts(let style, let field): list(style, texts(field).map { Node.paragraphs(of: $0) })
    case .action(let label, let address): action(label, address)
    case .image(let address, let description, let caption):
      image(address, description, caption)
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

private extension TemplateFilling {
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

  func action(_ label: TextTemplate, _ address: AddressTemplate) -> [Node] {
    guard let label = label.text(values), let text = address.text(values) else { return [] }
    guard let address = try? Address(text, relativeTo: values.base) else {
      return [.paragraph(.withoutLink(label, text))]
    }
    return [.action(Inline.lines(of: label), address)]
  }

  func image(
    _ address: AddressTemplate,
    _ description: TextTemplate,
    _ caption: TextTemplate?
  ) -> [Node] {
    guard let description = description.text(values), let text = address.text(values) else {
      return []
    }
    guard let address = try? Address(text, relativeTo: values.base) else {
      return [.paragraph(.withoutLink(description, text))]
    }
    let caption = caption?.text(values).map { Inline.lines(of: $0) } ?? []
    return [.image(Node.Image(address, description: description, caption: caption))]
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

extension [Inline] {
  /// A label with an address that is not safe to follow: `More (javascript:…)`.
  static func withoutLink(_ label: String, _ address: String) -> Self {
    Inline.lines(of: label) + [.text(" ("), .text(address), .text(")")]
  }
}
