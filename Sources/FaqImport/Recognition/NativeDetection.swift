import FaqService

/// Decides whether content is native, by its entries as `RawFaqReader` reads them.
///
/// One native entry decides for the whole content, wherever it is among others.
package struct NativeDetection {
  /// What is known about the content so far.
  package enum Verdict {
    /// There is a native entry, or a declaration of types.
    case native
    /// No entry is native, or the content is not JSON.
    case other
    /// More bytes are needed.
    case open
  }

  /// Whether there is anything that seems to be meant as native, so that its faults must be shown:
  /// a bad line, an entry with a misspelt name, an array without entries and no text beside it.
  package var hasTraces: Bool { hasTrace || !hasEntries && (isOutput || !hasOtherText) }

  /// Whether it is what this program writes, with members that were around the entries.
  private var isOutput: Bool { reader.envelope.contains { $0.name == "schemaVersion" } }
  private var hasOtherText: Bool {
    reader.envelope.contains { $0.value.children.contains(where: \.holdsText) }
  }

  private var reader: RawFaqReader
  private var hasTrace = false
  private var hasEntries = false
  /// How many members around the entries have been judged.
  private var memberCount = 0

  /// Creates a decision before the first byte.
  package init(limits: ReadingLimits) { reader = RawFaqReader(limits: limits) }

  /// Whether whole content is native.
  package static func isNative(_ content: [UInt8]) -> Bool {
    var detection = Self(limits: .standard)
    return detection.feed(content) == .native || detection.finish() == .native
  }

  /// Adds the next bytes of the content.
  package mutating func feed(_ bytes: [UInt8]) -> Verdict {
    reader.feed(bytes)
    return verdict()
  }

  /// Decides at the end of the content.
  package mutating func finish() -> Verdict {
    reader.finish()
    return verdict()
  }
}

private extension NativeDetection {
  mutating func verdict() -> Verdict {
    do throws(RawReadingError) {
      while true {
        let progress = try reader.advance()
        if declaresTypes() { return .native }
        switch progress {
        case .entry:
          guard let faq = reader.current else { continue }
          if faq.isSurelyNative { return .native }
          hasEntries = true
          hasTrace = hasTrace || faq.hasTraceOfNative
        case .needsBytes: return .open
        case .end: return .other
        }
      }
    } catch {
      return .other
    }
  }

  /// Whether one of the members that were read last declares types.
  mutating func declaresTypes() -> Bool {
    let members = reader.envelope.dropFirst(memberCount)
    memberCount = reader.envelope.count
    return members.contains { member in
      guard member.name == "types", let types = member.value.array else { return false }
      return types.contains { $0.object?.isTypeDeclaration == true }
    }
  }
}

extension RawFaq {
  /// Whether it is a bad line, an entry with `elements`, or a list that begins with a title.
  ///
  /// Foreign objects may have a `type` too, so other typed items prove nothing.
  package var isNative: Bool {
    if fault != nil || value?.object?["elements"]?.array != nil { return true }
    guard let first = items.first else { return true }
    return first.type == "title"
  }
}

private extension RawFaq {
  /// Whether no foreign content has such an entry.
  ///
  /// Foreign lists have titles too, but without a `text`.
  var isSurelyNative: Bool {
    if let object = value?.object { return object.nativeItems != nil }
    return items.contains { item in
      item.value.object.map { $0.isTitleOrBody || $0.isTypeDeclaration } ?? false
    }
  }

  /// Whether it may be a native entry with a fault, or one entry in a usual other shape.
  var hasTraceOfNative: Bool {
    if fault != nil || value?.object != nil || items.isEmpty { return true }
    var reading = FieldReading()
    return items.contains { item in
      guard let object = item.value.object else { return false }
      if object["elements"] != nil || object.seemsTypeDeclaration { return true }
      let asksAndAnswers = reading.fields(of: object).contains { fields in
        fields.answer != nil && TextValue.text(of: fields.question.value)?.text.isQuestion == true
      }
      return object.seemsItem || asksAndAnswers
        || object.contains { member in
          member.value.array?.contains { $0.object?.seemsItem == true } == true
        }
    }
  }
}

private extension RawValue {
  /// Whether it is a text, or has one in it.
  var holdsText: Bool { string != nil || children.contains(where: \.holdsText) }
}

/// The block types of native content.
enum NativeTypes {
  /// All types that every program has; an item of a type has at least one of the listed members.
  static let known = [
    "title": ["text"], "body": ["text"], "button": ["action"], "text": ["spans"],
    "richText": ["text", "blocks"], "heading": ["text"], "list": ["items"], "steps": ["items"],
    "code": ["text"], "table": ["rows"], "image": ["url"], "media": ["url"],
    "quote": ["text", "blocks"], "note": ["text", "blocks"], "details": ["summary"],
    "divider": ["type"], "related": ["faqs"], "tags": ["tags"],
  ]
  /// The kinds of the fields of a declared type.
  static let kinds = "text address int number bool date day texts blocks".wordSet
}

extension RawObject {
  /// The items of a native entry: an array that is empty, or in which a type is known.
  var nativeItems: [RawValue]? {
    let items = self["elements"]?.array.map { Array($0) }
    let isNative = items?.contains { item in
      item.object?.nativeType != nil || item.object?["elements"]?.array != nil
    }
    return items?.isEmpty == true || isNative == true ? items : nil
  }
}

private extension RawObject {
  var nativeType: String? {
    self["type"]?.string.map(\.text).flatMap { NativeTypes.known[$0] == nil ? nil : $0 }
  }

  /// Whether it is an item with a text: `{"type": "title", "text": "Why?"}`.
  var isTitleOrBody: Bool {
    (nativeType == "title" || nativeType == "body") && self["text"]?.string != nil
  }

  /// Whether it has a known type, and a member that items of this type have, or any type with a
  /// text or a fallback, or if it has a title and an `id`.
  var seemsItem: Bool {
    if self["title"]?.string != nil, self["id"] != nil || self["body"] != nil { return true }
    if self["type"]?.string != nil, self["text"]?.string != nil || self["fallback"] != nil {
      return true
    }
    guard let type = nativeType else { return false }
    return type == "title" || NativeTypes.known[type]?.contains { self[$0] != nil } == true
  }

  /// Whether it declares a block type: `{"type": "video", "fields": {"url": "address"}}`.
  var isTypeDeclaration: Bool {
    guard seemsTypeDeclaration, let fields = self["fields"]?.object else { return false }
    return fields.allSatisfy { field in
      field.value.string.map { NativeTypes.kinds.contains($0.text) }
        ?? field.value.array.map { $0.allSatisfy { $0.string != nil } } ?? false
    }
  }

  /// Whether it declares a block type, perhaps with faults.
  var seemsTypeDeclaration: Bool {
    self["type"]?.string != nil && (self["fields"]?.object != nil || self["body"]?.array != nil)
  }
}
