import FaqService

/// An entry that holds a question and an answer, but not as a list of items.
package struct ForeignShape {
  /// The first item, which the error is about.
  let item: RawItem
  let error: BlockError

  /// Nil for an entry that has an item with a type, and for one that holds nothing recognisable.
  package init?(of faq: RawFaq) {
    let items = faq.items
    guard let first = items.first, !items.contains(where: \.namesType) else { return nil }
    let isEntry = faq.value == nil
    let isObject = items.count == 1 && first.members != nil
    guard
      let error = (isObject ? Self.error(in: first, isEntry: isEntry) : nil)
        ?? Self.error(in: items)
    else { return nil }
    item = first
    self.error = error
  }
}

private extension ForeignShape {
  /// The error of an object that is an entry, or the only item of one.
  static func error(in item: RawItem, isEntry: Bool) -> BlockError? {
    if isEntry {
      if let elements = item["elements"] { return error(ofElements: elements) }
      if let error = error(ofMisspeltElements: item) ?? error(ofList: item) { return error }
    }
    guard let native = NativeEntry(ofFields: item.value) else {
      return isEntry ? error(ofQuestions: item) : nil
    }
    let (subject, missing) = isEntry ? ("entry", "list of items") : ("item", "`type`")
    return foreign("this \(subject) has \(native.names), but no \(missing)", "Write \(native).")
  }

  static func foreign(
    at place: BlockError.Place = .item,
    _ message: String,
    _ hint: String
  ) -> BlockError { BlockError(.foreignShape, at: place, message: message, hint: hint) }

  /// The error of an entry whose `elements` are not a list.
  static func error(ofElements value: RawValue) -> BlockError {
    let native = NativeEntry(ofItems: [value]) ?? .example
    let message = "`elements` must be a list of items, but is \(value.content.kindName)"
    return foreign(at: .member("elements"), message, "Write \(native).")
  }

  static func error(ofMisspeltElements item: RawItem) -> BlockError? {
    guard let member = item.member(like: "elements"), let items = member.value.array,
      let native = NativeEntry(ofItems: Array(items))
    else { return nil }
    let message = "`\(member.name.text.clipped)` is not a member of an entry"
    return foreign(at: .name(member), message, "Did you mean `elements`? Write \(native).")
  }

  /// The error of an object that holds a list of foreign entries.
  static func error(ofList item: RawItem) -> BlockError? {
    for member in item.members.map({ Array($0) }) ?? [] {
      guard let first = member.value.array?.first(where: { _ in true }),
        let native = NativeEntry(ofFields: first), native.isAnswered
      else { continue }
      let name = "`\(member.name.text.clipped)`"
      let message = "the entries in \(name) have \(native.names), but no list of items"
      return foreign(at: .name(member), message, "Write each as \(native).")
    }
    return nil
  }

  /// The error of an object with questions for names.
  static func error(ofQuestions item: RawItem) -> BlockError? {
    NativeEntry(ofQuestions: item.value).map { native in
      foreign(
        "this object has questions for names, but is not a list of FAQs",
        "Write each as an entry of a list: \(native)."
      )
    }
  }

  /// The error of several items without a type, or of one that is not an object.
  static func error(in items: [RawItem]) -> BlockError? {
    let areStrings = items.allSatisfy { $0.value.string != nil }
    guard let native = NativeEntry(ofItems: items.map(\.value)), areStrings || native.isAnswered
    else { return nil }
    let message =
      if items.count == 1 && areStrings {
        "an FAQ must be a list of items, but this is a string"
      } else if areStrings {
        "the items of an FAQ must be objects, but these are strings"
      } else {
        "the items of this FAQ have no `type`"
      }
    return foreign(message, "Write \(native).")
  }
}

private extension RawItem {
  /// Whether there is a `type`, or the name of one under a name that is like it.
  var namesType: Bool {
    if self["type"] != nil { return true }
    guard let type = member(like: "type")?.value.string?.text else { return false }
    let types = BlockRegistry.standard.types.map(\.rawValue)
    return Synonyms.nearest(to: type, among: types) != nil
  }
}

/// What foreign content says, as an entry of this format with long texts shortened:
/// `{"elements":[{"type":"title","text":"…"},{"type":"body","text":"…"}]}`.
struct NativeEntry: CustomStringConvertible {
  /// An entry that says nothing.
  static let example = Self(items: [Self.item("title", "…"), Self.item("body", "…")])

  private let items: [RawItem]
  /// The names of the members that were understood: `question` and `answer`.
  private(set) var names = ""

  private init(items: [RawItem]) { self.items = items }

  /// Whether there is a title, and something after it.
  var isAnswered: Bool { items.count > 1 && items.contains(where: \.isTitle) }

  /// An object with a question, an answer or both, under any of their usual names.
  init?(ofFields value: RawValue) {
    guard let fields = value.object else { return nil }
    var understood: [String] = []
    var items: [RawItem] = []
    for (type, names) in Self.fields {
      guard let member = fields.first(where: { names.contains($0.name.text.lowercased()) }),
        let text = member.value.wording
      else { continue }
      understood.append("`\(member.name.text)`")
      items.append(Self.item(ofField: type, text))
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

  static func item(_ type: String, _ text: String) -> RawItem {
    RawItem(type: type, members: ["text": text.clipped(to: 60)])
  }

  /// The item that an object with one field means: for `{"body":"…"}` a body.
  static func item(ofSingle value: RawValue) -> RawItem? {
    for member in value.object.map({ Array($0) }) ?? [] {
      for (type, names) in fields where names.contains(member.name.text.lowercased()) {
        if let text = member.value.wording { return item(ofField: type, text) }
      }
    }
    return nil
  }

  private static func item(ofField type: BlockType, _ text: String) -> RawItem {
    guard type == .button else { return item(type.rawValue, text) }
    let members: KeyValuePairs = ["text": "More information", "action": text.clipped(to: 60)]
    return RawItem(type: type.rawValue, members: members)
  }

  /// The types of the items in an FAQ, with the names that other formats give to their texts.
  private static let fields: [(type: BlockType, names: Set<String>)] = [
    (.title, ["title", "question", "q", "name", "heading", "headline", "header", "subject"]),
    (
      .body,
      ["body", "answer", "a", "text", "content", "description", "response", "acceptedanswer"]
    ),
    (.button, ["url", "link", "href", "action"]),
  ]
}

private extension RawValue {
  /// The text of a string, of the first string in a list, or of an object with a `text`.
  var wording: String? {
    if let text = string?.text { return text }
    if let first = array?.first(where: { _ in true }) { return first.string?.text }
    return object?["text"]?.string?.text
  }
}
