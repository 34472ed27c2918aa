import Bytes
import FaqService
import Markup

extension Node {
  /// The nodes of Portable Text, the arrays of blocks in which content systems keep rich text.
  ///
  /// Headings and links are as in `markdown(_:base:)`. A block of a type that is not known leaves
  /// its texts. Lists are nested up to 16 levels.
  ///
  /// ```swift
  /// // [{"_type": "block", "children": [{"text": "Press "}, {"text": "F1", "marks": ["code"]}]}]
  /// Node.portableText(blocks) == [.paragraph(["Press ", .code("F1")])]
  /// ```
  public static func portableText(_ blocks: [RawValue], base: BaseAddress? = nil) -> [Self] {
    MarkupLowering.nodes(of: MarkupDocument(portableText: blocks), base: base)
  }
}

extension MarkupDocument {
  /// The tree of Portable Text.
  init(portableText blocks: [RawValue]) {
    var reader = PortableTextReader(of: blocks)
    self.init(blocks: reader.blocks(of: blocks))
  }
}

/// Reads the blocks of Portable Text as a tree.
///
/// It recurses, because the reader of JSON limits how deep values are nested.
private struct PortableTextReader {
  private static let maximumListLevel = 16
  /// How many bytes of addresses links may add to the size of the text, since many spans can
  /// share the address of one definition.
  private static let maximumExpansion = 100_000

  /// How many bytes of addresses may still be written; a link over the limit leaves its text.
  private var addressBudget: Int

  init(of blocks: [RawValue]) {
    addressBudget = blocks.reduce(Self.maximumExpansion) { $0 + $1.source.count }
  }

  /// The blocks in order; consecutive items make a list.
  mutating func blocks(of values: [RawValue]) -> [MarkupBlock] {
    var result: [MarkupBlock] = []
    var rest = values[...]
    while let value = rest.first {
      if let level = Self.listLevel(of: value) {
        result += list(from: &rest, at: level)
      } else {
        result += blocks(of: value)
        rest.removeFirst()
      }
    }
    return result
  }
}

private extension PortableTextReader {
  /// A list of the items that come next, up to a lower level or another kind of mark; empty
  /// if all of them are blank.
  mutating func list(from rest: inout ArraySlice<RawValue>, at level: Int) -> [MarkupBlock] {
    let isNumbered = Self.isNumbered(rest.first)
    var items: [[MarkupBlock]] = []
    while let value = rest.first, let object = value.object,
      let itsLevel = Self.listLevel(of: value), itsLevel >= level
    {
      if itsLevel > level, let last = items.indices.last {
        items[last] += list(from: &rest, at: itsLevel)
      } else if Self.isNumbered(value) == isNumbered {
        let line = line(of: object)
        if !line.isEmpty { items.append([.paragraph(line)]) }
        rest.removeFirst()
      } else {
        break
      }
    }
    let list = MarkupList(start: isNumbered ? 1 : nil, isTight: true, items: items)
    return items.isEmpty ? [] : [.list(list)]
  }

  mutating func blocks(of value: RawValue) -> [MarkupBlock] {
    guard let object = value.object else { return texts(of: value) }
    if object["children"]?.array != nil { return textBlock(object) }
    if let code = object["code"]?.string?.text {
      return [.code(code, info: object["language"]?.string?.text ?? "")]
    }
    return image(object).map { [.paragraph([$0])] } ?? texts(of: value)
  }

  mutating func textBlock(_ object: RawObject) -> [MarkupBlock] {
    let line = line(of: object)
    guard !line.isEmpty else { return [] }
    let style = object["style"]?.string?.text ?? "normal"
    if style == "blockquote" { return [.quote([.paragraph(line)])] }
    guard let level = ["h1", "h2", "h3", "h4", "h5", "h6"].firstIndex(of: style) else {
      return [.paragraph(line)]
    }
    return [.heading(level: level + 1, content: line)]
  }

  /// A picture that has an address.
  func image(_ object: RawObject) -> MarkupInline? {
    guard let type = object["_type"]?.string?.text, type.lowercased().hasSuffix("image") else {
      return nil
    }
    let holders = [object, object["asset"]?.object].compactMap(\.self)
    let names = ["url", "src"]
    let addresses = holders.flatMap { holder in names.compactMap { holder[$0]?.string?.text } }
    guard let address = addresses.first else { return nil }
    let description = object["alt"]?.string.map { [MarkupInline.text($0.text)] } ?? []
    return .image(description, destination: address, title: object["caption"]?.string?.text ?? "")
  }

  /// What a block of a type that is not known says to people.
  mutating func texts(of value: RawValue) -> [MarkupBlock] {
    switch value.content {
    case .null, .bool, .number: return []
    case .string(let string):
      let text = string.text
      return text.isBlank ? [] : [.paragraph(.lines(of: text))]
    case .array(let array): return blocks(of: Array(array))
    case .object(let object):
      var result: [MarkupBlock] = []
      for member in object where !member.name.text.hasPrefix("_") {
        if let text = member.value.string?.text {
          if let block = Self.block(text, named: member.name.text) { result.append(block) }
        } else {
          result += blocks(of: member.value)
        }
      }
      return result
    }
  }

  /// A text for people, or an address; nil for a word that only a program reads.
  static func block(_ text: String, named name: String) -> MarkupBlock? {
    if (try? Address(text)) != nil { return .paragraph([.autolink(text, destination: text)]) }
    guard !text.isBlank, text.isForPeople || ItemContent.isNameOfText(name) else { return nil }
    return .paragraph(.lines(of: text))
  }

  static func listLevel(of value: RawValue) -> Int? {
    guard let object = value.object, object["listItem"]?.string != nil,
      object["children"]?.array != nil
    else { return nil }
    guard case .number(let number)? = object["level"]?.content, let level = Int(number.spelling)
    else { return 1 }
    return min(max(level, 1), maximumListLevel)
  }

  static func isNumbered(_ value: RawValue?) -> Bool {
    value?.object?["listItem"]?.string?.text == "number"
  }

  /// Text with one look.
  struct Span {
    let text: String
    private(set) var looks: Set<Look> = []
    private(set) var address: String?
  }

  enum Look {
    case strong, emphasis, strikethrough, code

    /// The marks that change how a text looks.
    static let marks: [String: Self] = [
      "strong": .strong, "bold": .strong, "em": .emphasis, "italic": .emphasis,
      "emphasis": .emphasis, "strike-through": .strikethrough, "strike": .strikethrough,
      "strikethrough": .strikethrough, "code": .code,
    ]
  }

  /// The text of a block with its looks and links; empty if it is blank.
  mutating func line(of block: RawObject) -> [MarkupInline] {
    let addresses = block.addresses
    let spans = block["children"]?.array?.map { Span($0, addresses) } ?? []
    guard spans.contains(where: { !$0.text.isBlank }) else { return [] }
    var line: [MarkupInline] = []
    for part in spans.runs(by: \.address) {
      let text = part.runs(by: \.looks).flatMap(\.inlines)
      line += linked(text, to: part[part.startIndex].address)
    }
    return line
  }

  mutating func linked(_ text: [MarkupInline], to address: String?) -> [MarkupInline] {
    guard let address, address.utf8.count <= addressBudget else { return text }
    addressBudget -= address.utf8.count
    return [.link(text, destination: address, title: "")]
  }
}

extension [MarkupInline] {
  /// The lines of a plain text.
  static func lines(of text: String) -> Self {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array(
      lines.map { $0.isEmpty ? [] : [.text(String($0))] }.joined(separator: [.hardBreak])
    )
  }
}

private extension PortableTextReader.Span {
  /// Reads a child of a block; one that is no span leaves its text.
  init(_ value: RawValue, _ addresses: [String: String]) {
    text = value.string?.text ?? value.object?.inlineText ?? ""
    for mark in value.object?["marks"]?.array.map({ Array($0) }) ?? [] {
      guard let name = mark.string?.text else { continue }
      if let look = PortableTextReader.Look.marks[name] { looks.insert(look) }
      address = address ?? addresses[name]
    }
  }
}

private extension Collection<PortableTextReader.Span> {
  /// The text of spans that all look the same.
  var inlines: [MarkupInline] {
    let text = map(\.text).joined()
    guard let looks = first?.looks, !text.isEmpty else { return [] }
    var inlines: [MarkupInline] = looks.contains(.code) ? [.code(text)] : .lines(of: text)
    if looks.contains(.strikethrough) { inlines = [.strikethrough(inlines)] }
    if looks.contains(.emphasis) { inlines = [.emphasis(inlines)] }
    if looks.contains(.strong) { inlines = [.strong(inlines)] }
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
