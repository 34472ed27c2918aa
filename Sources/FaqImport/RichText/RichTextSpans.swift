import FaqService

extension RichText {
  /// The running text below a node.
  static func spans(ofChildrenOf object: RawObject) -> [RichSpan] {
    let links = object.linkDefinitions
    if let children = children(of: object) {
      return children.flatMap { spans(of: $0, links: links) }
    }
    return text(of: object).map { [RichSpan($0)] } ?? []
  }

  /// The running text of a node.
  static func spans(of node: RawValue, links: [String: String] = [:]) -> [RichSpan] {
    if let string = node.string { return [RichSpan(string)] }
    guard let object = node.object else { return [] }
    if let kind = RichKind(of: object), case .lineBreak = kind { return [.lineBreak] }
    var spans =
      children(of: object).map { $0.flatMap { self.spans(of: $0, links: links) } }
      ?? text(of: object).map { [RichSpan($0)] } ?? []
    let marks = object.marks
    let link = object.link ?? object.markNames.lazy.compactMap { links[$0] }.first
    for index in spans.indices {
      spans[index].marks.formUnion(marks)
      spans[index].link = spans[index].link ?? link
    }
    return spans
  }
}

private extension RawObject {
  /// The links that the marks of a block's spans name.
  var linkDefinitions: [String: String] {
    var result: [String: String] = [:]
    for definition in self["markDefs"]?.elements ?? [] {
      guard let key = definition.object?["_key"]?.string?.text,
        let address = definition.object?.string(["href", "url"])
      else { continue }
      result[key] = address.text
    }
    return result
  }

  var markNames: [String] {
    (self["marks"]?.elements ?? []).compactMap { mark in
      mark.string?.text ?? mark.object?["type"]?.string?.text
    }
  }

  var marks: Set<RichSpan.Mark> {
    let names = markNames + [self["type"]?.string?.text].compactMap(\.self)
    var result = Set(names.compactMap { RichSpan.Mark(named: $0) })
    let holder = self["annotations"]?.object ?? self
    for member in holder {
      guard case .bool(true) = member.value.content,
        let mark = RichSpan.Mark(named: member.name.text)
      else { continue }
      result.insert(mark)
    }
    if case .number(let number)? = self["format"]?.content, let bits = Int(number.spelling) {
      if bits & 1 != 0 { result.insert(.strong) }
      if bits & 2 != 0 { result.insert(.emphasis) }
      if bits & 16 != 0 { result.insert(.code) }
    }
    return result
  }

  /// The address of a node that is a link, or that has the mark of one.
  var link: String? {
    for mark in self["marks"]?.elements ?? [] {
      if let address = mark.object?["attrs"]?.object?["href"]?.string { return address.text }
    }
    let holders = [self, self["data"]?.object, self["attrs"]?.object, self["fields"]?.object]
    return holders.lazy.compactMap { $0?.string(["href", "url", "uri"])?.text }.first
  }
}
