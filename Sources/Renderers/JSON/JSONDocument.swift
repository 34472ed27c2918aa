import Bytes
import ContentParser

extension OutputBuffer {
  /// Appends a document as an entry, without the items that the unknown policy drops, and with its
  /// base and its language unless those are what is around the FAQs.
  mutating func append(json document: Document, in base: String?, _ language: String?) {
    if let reason = document.raw.fault?.description ?? document.refusal?.description {
      append(jsonUnreadable: document, reason)
      return
    }
    let dropped = DroppedItems(of: document)
    let ownBase = document.raw.ownBase.map { $0?.text }
    let isElsewhere = document.base?.text != (ownBase ?? base)
    var members: [JSONMember] = []
    if isElsewhere { members.append(JSONMember("base", JSONValue(orNull: document.base?.text))) }
    if let language { members.append(JSONMember("lang", .string(language))) }
    if let entry = document.raw.value,
      entry.object != nil || (dropped.isEmpty && members.isEmpty),
      document.raw.showsThatItIsAnEntry
    {
      append(json: entry, without: dropped)
      guard !members.isEmpty else { return }
      truncate(to: bytes.count - 1)
      if entry.object?.contains(where: { _ in true }) == true { append(",") }
      append(members)
    } else {
      append("{")
      append(members)
      if !members.isEmpty { append(",") }
      append("\"elements\":[")
      append(json: document.raw.items.map(\.value), without: dropped)
      append("]")
    }
    append("}")
  }

  /// Appends the source of an entry whose blocks are not shown, with the reason.
  private mutating func append(jsonUnreadable document: Document, _ reason: String) {
    let isShown = !document.body.isEmpty
    let entry: JSONValue = [
      "elements": .array([]),
      "fault": isShown ? .string(reason) : nil,
      "source": isShown ? .string(String(utf8: document.raw.source)) : nil,
    ]
    append(entry)
  }
}

/// Values without the items in them that are dropped.
private extension OutputBuffer {
  mutating func append(json value: RawValue, without dropped: DroppedItems) {
    if let object = value.object, dropped.isWithin(value) {
      append(json: object, without: dropped)
    } else if let array = value.array, dropped.isWithin(value) {
      append("[")
      append(json: Array(array), without: dropped)
      append("]")
    } else {
      appendJSON(value.source)
    }
  }

  /// Appends the value of a member; an item without a list leaves an empty list.
  mutating func append(jsonMember value: RawValue, without dropped: DroppedItems) {
    if dropped.contains(value) { append("[]") } else { append(json: value, without: dropped) }
  }

  mutating func append(json values: [RawValue], without dropped: DroppedItems) {
    var separator = ""
    for value in values where !dropped.contains(value) {
      append(separator)
      append(json: value, without: dropped)
      separator = ","
    }
  }

  mutating func append(json object: RawObject, without dropped: DroppedItems) {
    append("{")
    var separator = ""
    for member in object {
      append(separator)
      if dropped.isWithin(member.value) {
        appendJSON(member.name.literal)
        append(":")
        append(jsonMember: member.value, without: dropped)
      } else {
        appendJSON(member.source)
      }
      separator = ","
    }
    append("}")
  }
}

/// The items that the unknown policy `drop` takes out of an entry, as ranges of its bytes.
private struct DroppedItems {
  /// The ranges in the order of the content.
  private var ranges: [Range<Int>] = []

  init(of document: Document) {
    guard document.unknownPolicy == .drop else { return }
    add(document.blocks)
    ranges.sort { $0.lowerBound < $1.lowerBound }
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// Whether the value is one of the items.
  func contains(_ value: RawValue) -> Bool {
    let range = value.source.indices
    return first(from: range.lowerBound) == range
  }

  /// Whether any of the items is in the value.
  func isWithin(_ value: RawValue) -> Bool {
    let range = value.source.indices
    return first(from: range.lowerBound).map { $0.upperBound <= range.upperBound } ?? false
  }

  /// The first item that begins at an offset or after it.
  private func first(from offset: Int) -> Range<Int>? {
    ranges[ranges.partitioningIndex { $0.lowerBound >= offset }...].first
  }

  private mutating func add(_ blocks: BlockList) {
    for block in blocks.others {
      if block.unknown?.isDropped == true {
        ranges.append(block.raw.source.indices)
      } else {
        add(block.children)
      }
    }
  }
}

private extension RawFaq {
  /// Whether a reader recognises the entry in the output, even in first place.
  ///
  /// An array is recognised by its first item: that must name a type or hold elements.
  var showsThatItIsAnEntry: Bool {
    guard value?.array != nil else { return true }
    return items.first.map { $0["type"] != nil || $0["elements"]?.array != nil } ?? false
  }
}
