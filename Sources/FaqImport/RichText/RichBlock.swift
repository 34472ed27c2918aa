import Bytes

/// A block of rich text, with its place in the original.
struct RichBlock {
  indirect enum Kind {
    case paragraph([RichSpan])
    case heading([RichSpan], level: Int)
    case list([[RichBlock]], isNumbered: Bool)
    case quote([RichBlock])
    case code([RichSpan])
    case html(RichSpan)
  }

  let kind: Kind
  let origin: Int

  /// The text without looks.
  var text: String {
    switch kind {
    case .paragraph(let spans), .heading(let spans, _), .code(let spans):
      spans.map(\.text).joined()
    case .list(let items, _): items.joined().map(\.text).joined(separator: " ")
    case .quote(let blocks): blocks.map(\.text).joined(separator: " ")
    case .html(let span): span.text
    }
  }

  /// Where the strings of the texts begin in the original.
  var starts: [Int] {
    switch kind {
    case .paragraph(let spans), .heading(let spans, _), .code(let spans):
      spans.compactMap(\.start)
    case .list(let items, _): items.joined().flatMap(\.starts)
    case .quote(let blocks): blocks.flatMap(\.starts)
    case .html(let span): [span.start].compactMap(\.self)
    }
  }

  /// The block as a part of an answer.
  var part: ImportedPart {
    var json: [UInt8] = []
    append(to: &json)
    return .item(json, origin: origin)
  }
}

extension RichBlock {
  /// Appends the block as a native item.
  func append(to json: inout [UInt8]) {
    switch kind {
    case .paragraph(let spans) where spans.allSatisfy { $0.marks.isEmpty && $0.link == nil }:
      json.append(item: "body", named: "text", text: text)
    case .paragraph(let spans):
      json += Array(#"{"type":"text","spans":["#.utf8)
      json.append(listed: spans) { $0.append(to: &$1) }
      json += Array("]}".utf8)
    case .heading(_, let level):
      json += Array(#"{"type":"heading","level":\#(level),"text":"#.utf8)
      json.appendJSONString(text)
      json.append(UInt8(ascii: "}"))
    case .list(let items, let isNumbered):
      json += Array(#"{"type":"list","style":"\#(isNumbered ? "numbers" : "bullets")","#.utf8)
      json += Array(#""items":["#.utf8)
      json.append(listed: items) { blocks, json in
        json.append(UInt8(ascii: "["))
        json.append(listed: blocks) { $0.append(to: &$1) }
        json.append(UInt8(ascii: "]"))
      }
      json += Array("]}".utf8)
    case .quote(let blocks):
      json += Array(#"{"type":"quote","blocks":["#.utf8)
      json.append(listed: blocks) { $0.append(to: &$1) }
      json += Array("]}".utf8)
    case .code: json.append(item: "code", named: "code", text: text)
    case .html:
      json += Array(String(describing: TextForm.html.itemStart).utf8)
      json.appendJSONString(text)
      json.append(UInt8(ascii: "}"))
    }
  }
}

private extension [UInt8] {
  mutating func append(item type: String, named name: String, text: String) {
    self += Array(#"{"type":"\#(type)","\#(name)":"#.utf8)
    appendJSONString(text)
    append(UInt8(ascii: "}"))
  }

  mutating func append<Value>(
    listed elements: [Value],
    _ append: (Value, inout Self) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { self.append(UInt8(ascii: ",")) }
      append(element, &self)
    }
  }
}
