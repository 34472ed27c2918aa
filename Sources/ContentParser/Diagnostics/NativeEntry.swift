import FaqService

/// What foreign content says, as an entry of this format with long texts shortened:
/// `{"elements":[{"type":"title","text":"…"},{"type":"body","text":"…"}]}`.
struct NativeEntry: CustomStringConvertible {
  /// An entry that says nothing.
  static let example = Self(items: [Self.item("title", "…"), Self.item("body", "…")])

  private let items: [RawItem]
  /// The names of the members that were understood: `question` and `answer`.
  private(set) var names = ""

  private init(items: [RawItem]) { self.items = items }

  /// Whether there is a title, and something behind it.
  var isAnswered: Bool { items.count > 1 && items.contains(where: \.isTitle) }

  /// An object with a question, an answer or both, under any of their usual names.
  init?(ofFields value: RawValue) {
    guard let fields = value.object else { return nil }
    var understood: [String] = []
    var items: [RawItem] = []
    for field in NativeField.allCases {
      guard let member = fields.first(where: { field.names.contains($0.name.text.lowercased()) }),
        let text = member.value.wording
      else { continue }
      understood.append("`\(member.name.text)`")
      items.append(field.item(text))
    }
    guard items.contains(where: \.isTitle) || understood.count > 1 else { return nil }
    self.init(items: items)
    names = understood.joined(separator: " and ")
  }

  /// An object whose names are questions and whose values are their answers.
  init?(ofQuestions value: RawValue) {
    guard let members = value.object.map({ Array($0) }), let first = members.first,
      members.allSatisfy({ $0.value.string != nil }),
      first.name.text.contains("?") || first.name.text.contains(" "),
      let answer = first.value.wording
    else { return nil }
    self.init(items: [Self.item("title", first.name.text), Self.item("body", answer)])
  }

  /// A list of texts, or of objects that are nearly items; nil if another value is among them.
  init?(ofItems values: [RawValue]) {
    var items: [RawItem] = []
    for value in values {
      if let text = value.string?.text {
        items.append(Self.item(items.isEmpty ? "title" : "body", text))
      } else if let type = value.object?["type"]?.string?.text {
        items.append(Self.item(type.clipped, value.object?["text"]?.wording ?? "…"))
      } else if let fields = Self(ofFields: value) {
        items += fields.items
      } else if let item = Self.item(ofSingle: value) {
        items.append(item)
      } else {
        return nil
      }
    }
    guard !items.isEmpty else { return nil }
    self.init(items: items)
  }

  var description: String {
    let shown = items.prefix(3).map { String(utf8: $0.source) }
    return #"{"elements":["# + shown.joined(separator: ",") + (items.count > 3 ? ",…" : "") + "]}"
  }
}

extension NativeEntry {
  static func item(_ type: String, _ text: String) -> RawItem {
    RawItem(type: type, members: ["text": text.clipped(to: 60)])
  }

  /// The item that an object with one field means: for `{"body":"…"}` a body.
  static func item(ofSingle value: RawValue) -> RawItem? {
    for member in value.object.map({ Array($0) }) ?? [] {
      for field in NativeField.allCases where field.names.contains(member.name.text.lowercased()) {
        if let text = member.value.wording { return field.item(text) }
      }
    }
    return nil
  }
}

/// What an FAQ has, with the names that other formats give it.
private enum NativeField: CaseIterable {
  case question
  case answer
  case link

  var names: [String] {
    switch self {
    case .question: ["title", "question", "q", "name", "heading", "headline", "header", "subject"]
    case .answer:
      ["body", "answer", "a", "text", "content", "description", "response", "acceptedanswer"]
    case .link: ["url", "link", "href", "action"]
    }
  }

  func item(_ text: String) -> RawItem {
    switch self {
    case .question: NativeEntry.item("title", text)
    case .answer: NativeEntry.item("body", text)
    case .link:
      RawItem(
        type: "button",
        members: ["text": "More information", "action": text.clipped(to: 60)]
      )
    }
  }
}

private extension RawValue {
  /// The text of a string, of the first string in a list, or of an object with a `text`.
  var wording: String? {
    if let text = string?.text { return text }
    if let first = array?.first(where: { _ in true }) { return first.string?.text }
    return object?["text"]?.string?.text
  }
}
