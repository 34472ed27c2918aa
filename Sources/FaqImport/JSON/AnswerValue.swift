import Bytes
import FaqService
import Markup

/// The parts of an answer: of a text, a list of texts, blocks, or an object that has a text.
struct AnswerValue {
  /// The parts in order.
  private(set) var parts: [ImportedPart] = []
  /// Where the strings begin that the items among the parts were made from.
  private(set) var starts: [Int] = []
  /// Where the strings begin that are left out: other forms of a text, names and addresses.
  private(set) var leftOut: [Int: ImportAccount.Omission] = [:]

  /// All of a value's text, in order, perhaps after other text of an answer; nil for null, which is
  /// no answer.
  init?(_ value: RawValue, isFurther: Bool = false) {
    if case .null = value.content { return nil }
    if value.isScalar {
      let text = ImportedText(String(utf8: value.source), at: value.source.startIndex)
      parts = [.formatted(text, .plain)]
    } else {
      add(value, isFurther: isFurther)
    }
  }

  /// The buttons of one link or several; nil if there is anything else.
  init?(links value: RawValue) {
    for link in value.array.map({ Array($0) }) ?? [value] {
      guard let object = link.object, addButton(object) else { return nil }
    }
    if parts.isEmpty { return nil }
  }

  /// The button of a label and an address.
  init(_ label: RawString, to address: RawString) { addButton(label, to: address) }
}

private extension AnswerValue {
  mutating func add(_ value: RawValue, isFurther: Bool = true) {
    if let string = value.string {
      add(string)
    } else if let array = value.array, let item = portableText(array, value) {
      parts.append(item)
      starts += value.stringStarts
      leftOut.merge(value.otherStrings(than: starts)) { $1 }
    } else if !value.elements.contains(where: isPart), let blocks = RichText.blocks(of: value) {
      add(blocks, of: value)
    } else if let object = value.object {
      add(object)
    } else if isFurther, let list = value.list {
      add([list], of: value)
    } else {
      for element in value.elements { add(element) }
    }
  }

  /// Whether a value is an object without a type, such as a heading with its text, which would be
  /// lost among the nodes of rich text.
  func isPart(_ value: RawValue) -> Bool {
    value.object.map { RichKind(of: $0) == nil && $0.string(["type", "_type"]) == nil } ?? false
  }

  /// Adds a text, or goes on with the last one if a sentence does.
  mutating func add(_ string: RawString) {
    guard !string.text.isBlank else { return }
    if case .text(let last)? = parts.last, case let text = last.text, text.goesOn(in: string.text) {
      parts[parts.count - 1] = .text(ImportedText(text + string.text, at: last.origin))
      starts.append(string.literal.startIndex)
    } else {
      parts.append(.text(ImportedText(string)))
    }
  }

  mutating func add(_ blocks: [RichBlock], of value: RawValue) {
    parts += blocks.parts
    let texts = blocks.flatMap(\.starts)
    starts += texts
    leftOut.merge(value.markup(around: texts)) { $1 }
  }

  mutating func add(_ object: RawObject) {
    for form in Vocabulary.answerForms.words {
      if let string = object[form]?.string, !string.text.isBlank {
        add(string)
        leftOut.merge(object.otherForms(than: form)) { $1 }
        return
      }
    }
    guard !addButton(object) else { return }
    for member in object where !Vocabulary.silentMembers.contains(member.name.text) {
      add(member.value)
    }
  }

  /// Adds the link of an object with a label and an address:
  /// `{"text": "Prices", "url": "https://…"}`.
  mutating func addButton(_ object: RawObject) -> Bool {
    guard let label = object.string(["text", "label", "title", "name"]),
      let address = object.string(["url", "href", "link", "uri", "action"])
    else { return false }
    let isWhole = object.allSatisfy { member in
      member.value.string != nil || Vocabulary.silentMembers.contains(member.name.text)
    }
    if isWhole { addButton(label, to: address) }
    return isWhole
  }

  mutating func addButton(_ label: RawString, to address: RawString) {
    if address.text.first.map({ !"/.#?".contains($0) }) ?? true {
      let button = ImportedJSON.object([
        "type": "button", "text": ImportedJSON(ImportedText(label)),
        "action": ImportedJSON(ImportedText(address)),
      ])
      parts.append(.item(button))
    } else {
      // A button needs a whole address.
      let link = MarkupInline.link([.text(label.text)], destination: address.text, title: "")
      let html = HTMLRendering.html(of: MarkupDocument(blocks: [.paragraph([link])]))
      parts.append(.formatted(ImportedText(html, at: label.literal.startIndex), .html))
    }
    starts.append(label.literal.startIndex)
    leftOut[address.literal.startIndex] = .members
  }

  /// Portable Text, which stays in its item as it was written; nil if it is something else, or
  /// blank.
  func portableText(_ array: RawArray, _ value: RawValue) -> ImportedPart? {
    let blocks = array.map(\.object)
    guard blocks.allSatisfy({ $0?["_type"]?.string != nil }),
      blocks.contains(where: { $0?.isText ?? false })
    else { return nil }
    return .item(
      .object(["type": "richText", "format": "portableText", "blocks": ImportedJSON(value)])
    )
  }
}

private extension String {
  /// Whether a sentence in it goes on in the next text: there is a space between the two.
  func goesOn(in next: Self) -> Bool {
    let hasEnded = trimmed.last.map(".!?:".contains) ?? true
    return next.first.map(" ,.;)".contains) == true || last == " " && !hasEnded
  }
}

private extension RawValue {
  /// The first of several wordings that asks, or the first of all.
  var mainWording: RawString? {
    elements.lazy.compactMap(\.string).first(where: \.text.isQuestion) ?? elements.first?.string
  }

  /// The list of several texts without full stops and markup.
  var list: RichBlock? {
    let texts = elements.compactMap(\.label)
    let areItems = texts.allSatisfy { item in
      let signs = MarkupSigns(of: ImportedText(item))
      return !signs.hasHTML && !signs.hasMarkdown
        && item.text.trimmed.last.map { !".!?:".contains($0) } ?? false
    }
    guard areItems, texts.count > 1, texts.count == elements.count else { return nil }
    let items = texts.compactMap { RichBlock([RichSpan($0)], at: $0.literal.startIndex) }
    return RichBlock(items.map { [$0] }, isNumbered: false, at: source.startIndex)
  }
}

extension RawValue {
  /// Whether it is a number or a boolean.
  var isScalar: Bool {
    if case .null = content { false } else { string == nil && array == nil && object == nil }
  }

  /// Where the strings in it begin that people may read.
  var stringStarts: [Int] {
    if let string { return [string.literal.startIndex] }
    if let array { return array.flatMap(\.stringStarts) }
    guard let object else { return [] }
    return object.filter { member in
      ![Vocabulary.silentMembers, .silentNodes].contains { $0.contains(member.name.text) }
    }.flatMap(\.value.stringStarts)
  }

  /// All strings in it, at any depth.
  var strings: [RawString] { string.map { [$0] } ?? children.flatMap(\.strings) }

  /// The other strings of an item that is kept as it is.
  func otherStrings(than starts: [Int]) -> [Int: ImportAccount.Omission] {
    let shown = Set(starts)
    let others = strings.map(\.literal.startIndex).filter { !shown.contains($0) }
    return Dictionary(others.map { ($0, .members) }) { $1 }
  }

  /// What rich text has beside its texts: names and addresses, which are without spaces, and
  /// copies of the texts.
  func markup(around starts: [Int]) -> [Int: ImportAccount.Omission] {
    let strings = strings
    let shown = Set(starts)
    let texts = Set(strings.filter { shown.contains($0.literal.startIndex) }.map(\.text))
    var result: [Int: ImportAccount.Omission] = [:]
    for string in strings where !shown.contains(string.literal.startIndex) {
      let text = string.text
      if texts.contains(text) {
        result[string.literal.startIndex] = .copies
      } else if !text.contains(where: \.isWhitespace), !text.isQuestion {
        result[string.literal.startIndex] = .members
      }
    }
    return result
  }
}

extension RawObject {
  /// The strings that are other forms of the text in one member.
  func otherForms(than name: String) -> [Int: ImportAccount.Omission] {
    let others = Vocabulary.answerForms.words.filter { $0 != name }.compactMap { self[$0]?.string }
    return Dictionary(others.map { ($0.literal.startIndex, .copies) }) { $1 }
  }
}

private extension RawObject {
  /// Whether it is a block of text that is not blank.
  var isText: Bool {
    self["children"]?.array?.contains { $0.object?["text"]?.string?.text.isBlank == false } ?? false
  }
}

/// The text of a value that holds one text in some wrapping: `"Why?"`, `{"rendered": "Why?"}`.
enum TextValue {
  /// Nil if there is no text, or if it is blank.
  static func text(of value: RawValue) -> ImportedText? {
    if let string = value.string { return string.text.isBlank ? nil : ImportedText(string) }
    let strings = Vocabulary.wrappers.words.lazy.compactMap { value.object?[$0]?.string }
    if let string = strings.first(where: { !$0.text.isBlank }) { return ImportedText(string) }
    if let string = value.mainWording, !string.text.isBlank {
      return ImportedText(string)
    }
    guard let blocks = RichText.blocks(of: value), let first = blocks.first else { return nil }
    let text = blocks.map(\.text).joined(separator: " ")
    return text.isBlank ? nil : ImportedText(text, at: first.origin)
  }

  /// The texts after the first, where a value is an array of texts: other wordings of a question.
  static func furtherTexts(of value: RawValue) -> [RawString] {
    guard let texts = value.array?.map(\.string), !texts.contains(nil) else { return [] }
    let main = value.mainWording
    return texts.compactMap(\.self).filter { !$0.text.isBlank && $0 != main }
  }

  /// Where the strings begin that a text was made from, unless it is one of them, and where those
  /// that are left out.
  static func sources(
    of text: ImportedText,
    in value: RawValue
  ) -> (starts: [Int], leftOut: [Int: ImportAccount.Omission]) {
    guard text.isCopy else {
      let starts = RichText.blocks(of: value)?.flatMap(\.starts) ?? []
      return (starts, value.markup(around: starts))
    }
    let form = value.object?.first { $0.value.string?.literal.startIndex == text.origin }
    guard let form, Vocabulary.answerForms.contains(form.name.text) else { return ([], [:]) }
    return ([], value.object?.otherForms(than: form.name.text) ?? [:])
  }

  /// The texts of an object whose names are languages: `{"en": "Why?", "de": "Warum?"}`.
  static func translations(of value: RawValue) -> [(tag: String, value: RawValue)] {
    guard let object = value.object else { return [] }
    var result: [(tag: String, value: RawValue)] = []
    var knownCount = 0
    for member in object {
      let name = member.name.text
      let known = Languages.tag(of: name)
      guard let tag = known ?? (Languages.mayBeCode(name) ? name : nil) else { return [] }
      if known != nil { knownCount += 1 }
      result.append((tag, member.value))
    }
    return knownCount * 2 >= result.count ? result : []
  }
}
