import Bytes
import FaqService
import Markup

/// Reads the spans of Portable Text as running text.
struct PortableTextLines {
  /// How many bytes of addresses may still be written; a link over the limit leaves its text.
  private(set) var addressBudget: Int

  /// The text of a block with its looks and links; empty if it is blank.
  mutating func line(of block: RawValue) -> [MarkupInline] {
    guard let object = block.object, let children = object["children"]?.array else { return [] }
    let addresses = object.addresses
    let spans = children.map { Span($0, addresses) }
    guard spans.contains(where: { !$0.text.isBlank }) else { return [] }
    var line: [MarkupInline] = []
    for part in spans.runs(by: \.address) {
      let text = part.runs(by: \.look).flatMap { $0[$0.startIndex].look.inlines(of: $0) }
      line += linked(text, to: part[part.startIndex].address)
    }
    return line
  }
}

private extension PortableTextLines {
  struct Look: Equatable {
    var isStrong = false
    var isEmphasised = false
    var isStruck = false
    var isCode = false
  }

  /// Text with one look.
  struct Span {
    let text: String
    var look = Look()
    private(set) var address: String?
  }

  mutating func linked(_ text: [MarkupInline], to address: String?) -> [MarkupInline] {
    guard let address, address.utf8.count <= addressBudget else { return text }
    addressBudget -= address.utf8.count
    return [.link(text, destination: address, title: "")]
  }
}

private extension PortableTextLines.Span {
  /// Reads a child of a block; one that is no span leaves its text.
  init(_ value: RawValue, _ addresses: [String: String]) {
    text = value.string?.text ?? value.object?.inlineText ?? ""
    for mark in value.object?["marks"]?.array.map({ Array($0) }) ?? [] {
      guard let name = mark.string?.text else { continue }
      look.add(name)
      address = address ?? addresses[name]
    }
  }
}

private extension PortableTextLines.Look {
  mutating func add(_ mark: String) {
    switch mark {
    case "strong", "bold": isStrong = true
    case "em", "italic", "emphasis": isEmphasised = true
    case "strike-through", "strike", "strikethrough": isStruck = true
    case "code": isCode = true
    default: break
    }
  }

  func inlines(of spans: some Sequence<PortableTextLines.Span>) -> [MarkupInline] {
    let text = spans.map(\.text).joined()
    var inlines: [MarkupInline] = isCode ? [.code(text)] : .lines(of: text)
    guard !text.isEmpty else { return [] }
    if isStruck { inlines = [.strikethrough(inlines)] }
    if isEmphasised { inlines = [.emphasis(inlines)] }
    if isStrong { inlines = [.strong(inlines)] }
    return inlines
  }
}

private extension RawObject {
  /// The addresses of links, by the keys that spans name among their marks.
  var addresses: [String: String] {
    var addresses: [String: String] = [:]
    for definition in self["markDefs"]?.array.map({ Array($0) }) ?? [] {
      guard let object = definition.object, let key = object["_key"]?.string?.text,
        let address = object["href"]?.string ?? object["url"]?.string
      else { continue }
      addresses[key] = address.text
    }
    return addresses
  }

  /// The text of a span, or else the first text for people in an object within the line.
  var inlineText: String {
    if let text = self["text"]?.string?.text { return text }
    for member in self where ItemContent.isNameOfText(member.name.text) {
      if let text = member.value.string?.text { return text }
    }
    return ""
  }
}

private extension RandomAccessCollection where Index == Int {
  /// The elements divided where a property changes.
  func runs(by property: KeyPath<Element, some Equatable>) -> [SubSequence] {
    var runs: [SubSequence] = []
    var start = startIndex
    for index in indices
    where index > start && self[index][keyPath: property] != self[start][keyPath: property] {
      runs.append(self[start..<index])
      start = index
    }
    if start < endIndex { runs.append(self[start..<endIndex]) }
    return runs
  }
}
