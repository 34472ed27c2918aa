import Bytes
import FaqService

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
      if spans.contains(where: { !$0.text.isBlank }) {
        result.append(RichBlock(kind: .paragraph(spans), origin: start))
      }
      if !items.isEmpty {
        result.append(RichBlock(kind: .list(items, isNumbered: isNumbered), origin: start))
      }
      (spans, items) = ([], [])
    }
    for node in nodes {
      guard let object = node.object, let kind = RichKind(of: object), !kind.isInline else {
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
    switch kind {
    case .paragraph:
      if let text = object["data"]?.object?["text"]?.string {
        return [RichBlock(kind: .html(RichSpan(text)), origin: origin)]
      }
      return content(of: object, node)
    case .heading(let level):
      let spans = spans(ofChildrenOf: object)
      guard spans.contains(where: { !$0.text.isBlank }) else { return [] }
      return [RichBlock(kind: .heading(spans, level: level), origin: origin)]
    case .list(let isNumbered):
      let items = items(of: object)
      return items.isEmpty
        ? [] : [RichBlock(kind: .list(items, isNumbered: isNumbered), origin: origin)]
    case .quote:
      let blocks = content(of: object, node)
      return blocks.isEmpty ? [] : [RichBlock(kind: .quote(blocks), origin: origin)]
    case .code:
      let spans = spans(ofChildrenOf: object)
      return spans.allSatisfy(\.text.isEmpty)
        ? [] : [RichBlock(kind: .code(spans), origin: origin)]
    case .listItem, .container, .inline, .lineBreak: return content(of: object, node)
    }
  }

  /// The blocks within a node; running text becomes a paragraph.
  static func content(of object: RawObject, _ node: RawValue) -> [RichBlock] {
    if object.isPortable || children(of: object) == nil {
      let spans = spans(ofChildrenOf: object)
      guard spans.contains(where: { !$0.text.isBlank }) else { return [] }
      return [RichBlock(kind: .paragraph(spans), origin: node.source.startIndex)]
    }
    return children(of: object).map { blocks(of: Array($0)) } ?? []
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

extension RichText {
  static func children(of object: RawObject) -> RawArray? {
    for name in ["children", "content", "rich_text", "nodes"] {
      if let array = object[name]?.array { return array }
    }
    guard let type = object["type"]?.string?.text else { return nil }
    return object[type]?.object?["rich_text"]?.array
  }

  static func text(of object: RawObject) -> RawString? {
    object.string(["text", "value", "plain_text", "content", "code"])
      ?? object["data"]?.object?.string(["text", "code"])
  }
}

extension RawObject {
  /// The string of the first of several members that is one.
  func string(_ names: [String]) -> RawString? {
    names.lazy.compactMap { self[$0]?.string }.first
  }
}

extension RawValue {
  /// The elements of an array.
  var elements: [RawValue] { array.map { Array($0) } ?? [] }

  /// The elements of an array, or the values of an object.
  var children: [RawValue] { array.map { Array($0) } ?? object.map { $0.map(\.value) } ?? [] }
}

private extension RichKind {
  var isInline: Bool {
    switch self {
    case .inline, .lineBreak: true
    case .paragraph, .heading, .list, .listItem, .quote, .code, .container: false
    }
  }
}

private extension RawObject {
  var isPortable: Bool { self["_type"]?.string != nil }

  var isNumberedItem: Bool {
    self["listItem"]?.string?.text == "number"
      || self["type"]?.string?.text.contains("number") == true
      || self["type"]?.string?.text.hasPrefix("ordered") == true
  }
}
