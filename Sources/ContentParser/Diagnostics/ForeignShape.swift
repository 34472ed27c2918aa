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
    return BlockError(
      .foreignShape,
      message: isEntry
        ? "this entry has \(native.names), but no list of items"
        : "this item has \(native.names), but no `type`",
      hint: "Write \(native)."
    )
  }

  /// The error of an entry whose `elements` are not a list.
  static func error(ofElements value: RawValue) -> BlockError {
    let native = NativeEntry(ofItems: [value]) ?? .example
    return BlockError(
      .foreignShape,
      at: .member("elements"),
      message: "`elements` must be a list of items, but is \(value.content.kindName)",
      hint: "Write \(native)."
    )
  }

  static func error(ofMisspeltElements item: RawItem) -> BlockError? {
    guard let member = item.member(like: "elements"), let items = member.value.array,
      let native = NativeEntry(ofItems: Array(items))
    else { return nil }
    return BlockError(
      .foreignShape,
      at: .name(member),
      message: "`\(member.name.text.clipped)` is not a member of an entry",
      hint: "Did you mean `elements`? Write \(native)."
    )
  }

  /// The error of an object that holds a list of foreign entries.
  static func error(ofList item: RawItem) -> BlockError? {
    for member in item.members.map({ Array($0) }) ?? [] {
      guard let first = member.value.array?.first(where: { _ in true }),
        let native = NativeEntry(ofFields: first), native.isAnswered
      else { continue }
      return BlockError(
        .foreignShape,
        at: .name(member),
        message: "the entries in `\(member.name.text.clipped)` have \(native.names), "
          + "but no list of items",
        hint: "Write each as \(native)."
      )
    }
    return nil
  }

  /// The error of an object with questions for names.
  static func error(ofQuestions item: RawItem) -> BlockError? {
    NativeEntry(ofQuestions: item.value).map { native in
      BlockError(
        .foreignShape,
        message: "this object has questions for names, but is not a list of FAQs",
        hint: "Write each as an entry of a list: \(native)."
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
    return BlockError(.foreignShape, message: message, hint: "Write \(native).")
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
