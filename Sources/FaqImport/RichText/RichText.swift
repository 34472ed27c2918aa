import FaqService
import Markup

/// Rich text as trees of blocks and spans: Portable Text, Contentful, ProseMirror, Slate, Lexical,
/// Strapi, Editor.js and Notion.
enum RichText {
  /// The blocks of a value; nil if it is no rich text.
  static func blocks(of value: RawValue) -> [RichBlock]? {
    if let object = value.object { return blocks(ofDocument: object) }
    guard let array = value.array, let first = array.first(where: { _ in true })?.object,
      let kind = RichKind(of: first), isBlock(kind, first)
    else { return nil }
    return blocks(of: Array(array))
  }

  static func children(of object: RawObject) -> RawArray? {
    let names = ["children", "content", "rich_text", "nodes"]
    if let nodes = names.lazy.compactMap({ object[$0]?.array }).first { return nodes }
    return object["type"]?.string.flatMap { object[$0.text]?.object?["rich_text"]?.array }
  }

  static func text(of object: RawObject) -> RawString? {
    object.string(["text", "value", "plain_text", "content", "code"])
      ?? object["data"]?.object?.string(["text", "code"])
  }

  /// The running text below a node, with the links that its marks name.
  static func spans(ofChildrenOf object: RawObject, links: [String: String]? = nil) -> [RichSpan] {
    let links = links ?? object.linkDefinitions
    return children(of: object).map { $0.flatMap { spans(of: $0, links: links) } }
      ?? text(of: object).map { [RichSpan($0)] } ?? []
  }

  /// The running text of a node.
  static func spans(of node: RawValue, links: [String: String] = [:]) -> [RichSpan] {
    if let string = node.string { return [RichSpan(string)] }
    guard let object = node.object else { return [] }
    if let kind = RichKind(of: object), case .lineBreak = kind { return [.lineBreak] }
    var spans = spans(ofChildrenOf: object, links: links)
    let marks = object.marks
    let link = object.link ?? object.markNames.lazy.compactMap { links[$0] }.first
    for index in spans.indices {
      spans[index].marks.formUnion(marks)
      spans[index].link = spans[index].link ?? link
    }
    return spans
  }
}

private extension RichText {
  static func isBlock(_ kind: RichKind, _ object: RawObject) -> Bool {
    if case .inline = kind { return false }
    return children(of: object) != nil || text(of: object) != nil
      || object["data"]?.object != nil
  }

  static func blocks(ofDocument object: RawObject) -> [RichBlock]? {
    if let root = object["root"], root.object?["children"] != nil { return blocks(of: root) }
    for name in ["json", "blocks", "document"] {
      if let inner = object[name], let blocks = blocks(of: inner) { return blocks }
    }
    guard let kind = RichKind(of: object), case .container = kind, let nodes = children(of: object)
    else { return nil }
    return blocks(of: Array(nodes))
  }

  static func blocks(of nodes: [RawValue]) -> [RichBlock] {
    var result: [RichBlock] = []
    var spans: [RichSpan] = []
    var items: [[RichBlock]] = []
    var isNumbered = false
    var start = nodes.first?.source.startIndex ?? 0
    func flush() {
      let list = RichBlock(items, isNumbered: isNumbered, at: start)
      result += [RichBlock(spans, at: start), list].compactMap(\.self)
      (spans, items) = ([], [])
    }
    for node in nodes {
      guard let object = node.object, let kind = RichKind(of: object), kind != .inline,
        kind != .lineBreak
      else {
        if spans.isEmpty {
          flush()
          start = node.source.startIndex
        }
        spans += self.spans(of: node)
        continue
      }
      if case .listItem = kind {
        if items.isEmpty {
          flush()
          start = node.source.startIndex
          isNumbered = object.isNumberedItem
        }
        items.append(content(of: object, node))
        continue
      }
      flush()
      result += block(kind, object, node)
    }
    flush()
    return result
  }

  static func block(_ kind: RichKind, _ object: RawObject, _ node: RawValue) -> [RichBlock] {
    let origin = node.source.startIndex
    let block: RichBlock?
    switch kind {
    case .paragraph:
      guard let text = object["data"]?.object?["text"]?.string else {
        return content(of: object, node)
      }
      let markup = MarkupBlock.paragraph([.rawHTML(text.text)])
      block = RichBlock(markup: markup, spans: [RichSpan(text)], origin: origin)
    case .heading(let level):
      block = RichBlock(spans(ofChildrenOf: object), at: origin) {
        .heading(level: level + 1, content: $0)
      }
    case .list(let isNumbered):
      block = RichBlock(items(of: object), isNumbered: isNumbered, at: origin)
    case .quote:
      let blocks = content(of: object, node)
      guard !blocks.isEmpty else { return [] }
      block = RichBlock(markup: .quote(blocks.map(\.markup)), blocks: blocks, origin: origin)
    case .code:
      // Spaces in code can be seen.
      let spans = spans(ofChildrenOf: object)
      let text = spans.map(\.text).joined()
      guard !text.isEmpty else { return [] }
      block = RichBlock(markup: .code(text, info: ""), spans: spans, origin: origin)
    case .listItem, .container, .inline, .lineBreak: return content(of: object, node)
    }
    return block.map { [$0] } ?? []
  }

  /// The blocks within a node; running text becomes a paragraph.
  static func content(of object: RawObject, _ node: RawValue) -> [RichBlock] {
    if !object.isPortable, let nodes = children(of: object) { return blocks(of: Array(nodes)) }
    let block = RichBlock(spans(ofChildrenOf: object), at: node.source.startIndex)
    return block.map { [$0] } ?? []
  }

  static func items(of object: RawObject) -> [[RichBlock]] {
    let nodes =
      object["data"]?.object?["items"]?.array ?? object["items"]?.array
      ?? children(of: object)
    return (nodes.map { Array($0) } ?? []).map { node in
      if let item = node.object { return content(of: item, node) }
      return blocks(of: [node])
    }.filter { !$0.isEmpty }
  }
}

extension RawObject {
  /// The string of the first of several members that is one.
  func string(_ names: [String]) -> RawString? { names.lazy.compactMap { self[$0]?.string }.first }
}

extension RawValue {
  /// The elements of an array.
  var elements: [RawValue] { array.map { Array($0) } ?? [] }

  /// The elements of an array, or the values of an object.
  var children: [RawValue] { array.map { Array($0) } ?? object.map { $0.map(\.value) } ?? [] }
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
    let marked = self["marks"]?.elements.lazy
      .compactMap { $0.object?["attrs"]?.object?["href"]?.string?.text }.first
    let holders = [self, self["data"]?.object, self["attrs"]?.object, self["fields"]?.object]
    return marked ?? holders.lazy.compactMap { $0?.string(["href", "url", "uri"])?.text }.first
  }

  var isPortable: Bool { self["_type"]?.string != nil }

  var isNumberedItem: Bool {
    self["listItem"]?.string?.text == "number"
      || self["type"]?.string?.text.contains("number") == true
      || self["type"]?.string?.text.hasPrefix("ordered") == true
  }
}
