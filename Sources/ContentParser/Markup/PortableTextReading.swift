import Bytes
import FaqService
import Markup

/// Reads the blocks of Portable Text as a tree.
///
/// It recurses, because the reader of JSON limits how deep values are nested.
struct PortableTextReading {
  private static let maximumListLevel = 16
  /// How many bytes of addresses links may add to the size of the text, since many spans can
  /// share the address of one definition.
  private static let maximumExpansion = 100_000

  private var lines: PortableTextLines

  init(of blocks: [RawValue]) {
    let size = blocks.reduce(0) { $0 + $1.source.count }
    lines = PortableTextLines(addressBudget: size + Self.maximumExpansion)
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

private extension PortableTextReading {
  /// A list of the items that come next, up to a lower level or another kind of mark; none if
  /// all of them are blank.
  mutating func list(from rest: inout ArraySlice<RawValue>, at level: Int) -> [MarkupBlock] {
    let isNumbered = Self.isNumbered(rest.first)
    var items: [[MarkupBlock]] = []
    while let value = rest.first, let itsLevel = Self.listLevel(of: value), itsLevel >= level {
      if itsLevel > level, let last = items.indices.last {
        items[last] += list(from: &rest, at: itsLevel)
      } else if Self.isNumbered(value) == isNumbered {
        let line = lines.line(of: value)
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
    if object["children"]?.array != nil { return textBlock(object, value) }
    if let code = object["code"]?.string?.text {
      return [.code(code, info: object["language"]?.string?.text ?? "")]
    }
    return image(object).map { [.paragraph([$0])] } ?? texts(of: value)
  }

  mutating func textBlock(_ object: RawObject, _ value: RawValue) -> [MarkupBlock] {
    let line = lines.line(of: value)
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
