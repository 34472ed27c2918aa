import FaqService

/// Collects the faults of documents, one after another.
package struct DiagnosticCollector {
  /// The faults of the current document.
  var diagnostics: [Diagnostic] = []
  var locator = RawLocator()
  /// How many of the faults are made into diagnostics.
  package internal(set) var quota: DiagnosticQuota
  /// Whether any item may have a member `lang` or `dir`.
  private var mayNameLanguage = true
  private var memberNames = MemberNames()
  /// What relative addresses in the current document are relative to.
  var base: BaseAddress?

  /// Begins without problems.
  package init(_ quota: DiagnosticQuota = .unlimited) { self.quota = quota }

  /// The faults of a document in the order of the content, and the warnings of a review.
  package mutating func diagnostics(of document: Document, withReview: Bool) -> [Diagnostic] {
    quota.beginEntry()
    mayNameLanguage = document.raw.mayNameLanguage
    let raw = document.raw
    if mayNameLanguage { warn(BlockError.ofLanguage(raw["lang"], raw["dir"]), of: raw) }
    diagnoseOverviewTexts(of: raw)
    diagnoseUnknownMembers(of: raw)
    if withReview { review(document) }
    if let shape = document.foreignShape {
      diagnose(shape.error, .error, in: shape.item)
    } else {
      diagnoseEntry(document)
      diagnose(document.blocks.elements)
    }
    let found = diagnostics
    guard !found.isEmpty else { return found }
    diagnostics = []
    return found.count == 1 ? found : found.sorted { $0.location.offset < $1.location.offset }
  }

  private mutating func diagnose(_ blocks: [StoredBlock]) {
    let blocks = blocks.span
    for index in blocks.indices {
      let item = blocks[index].raw
      let others = item.members?.dropFirst(blocks[index].minimumCount)
      let hasMore = others?.contains { _ in true } ?? false
      if hasMore, memberNames.mayRepeat(in: item) { diagnoseDuplicates(in: item) }
      if mayNameLanguage { warn(BlockError.ofLanguage(item["lang"], item["dir"]), in: item) }
      if hasMore { diagnoseUnknownMembers(of: blocks[index]) }
      if let block = blocks[index].made { diagnose(block) }
    }
  }

  private mutating func diagnose(_ block: any Block) {
    if let unknown = block.unknown {
      diagnose(unknown)
    } else {
      for remark in block.remarks { diagnose(remark, remark.severity, in: block.raw) }
    }
    diagnose(block.children.elements)
  }

  /// Adds warnings about parts of an item.
  mutating func warn(_ errors: [BlockError], in item: RawItem) {
    for error in errors { diagnose(error, .warning, in: item) }
  }

  /// Adds warnings about members of an entry.
  mutating func warn(_ errors: [BlockError], of faq: RawFaq) {
    for error in errors { diagnose(error, .warning, of: faq) }
  }

  /// Adds a diagnostic about an item, or about a part of it.
  mutating func diagnose(_ error: BlockError, _ severity: Diagnostic.Severity, in item: RawItem) {
    diagnose(error.code, severity, in: item, error)
  }

  /// Adds a diagnostic, whose error is made only if the quota allows it.
  mutating func diagnose(
    _ code: Diagnostic.Code,
    _ severity: Diagnostic.Severity,
    in item: RawItem,
    _ error: @autoclosure () -> BlockError
  ) {
    guard quota.allows(code, severity, in: item.source.indices) else { return }
    let error = error()
    let location = location(of: error.place, in: item)
    add(error, severity, at: location, of: error.place.string(in: item))
  }

  /// Adds a diagnostic at a location, whose correction changes a string there.
  private mutating func add(
    _ error: BlockError,
    _ severity: Diagnostic.Severity,
    at location: RawLocation,
    of string: RawString?
  ) {
    let correction = error.correction.flatMap { replacement in
      string.map { string in
        Diagnostic.Correction(
          range: location.offset..<location.offset + string.literal.count,
          current: string.text,
          replacement: replacement
        )
      }
    }
    diagnostics.append(
      Diagnostic(
        error.code,
        severity,
        at: location,
        message: error.message,
        hint: error.hint,
        correction: correction
      )
    )
  }

  /// Adds a diagnostic about an entry, or about one of its members.
  mutating func diagnose(_ error: BlockError, _ severity: Diagnostic.Severity, of faq: RawFaq) {
    guard quota.allows(error.code, severity, in: faq.source.indices) else { return }
    let start = faq.fault?.location ?? faq.location
    switch error.place {
    case .item, .value: add(error, severity, at: start, of: nil)
    case .member(let name):
      let location = faq[name].map { locator.location(of: $0) }
      add(error, severity, at: location ?? start, of: nil)
    case .name(let member):
      add(error, severity, at: locator.location(of: member), of: member.name)
    }
  }

  private mutating func location(of place: BlockError.Place, in item: RawItem) -> RawLocation {
    switch place {
    case .item: locator.location(of: item)
    case .member(let name): locator.location(of: item[name] ?? item.value, in: item)
    case .name(let member): locator.location(of: member, in: item)
    case .value(let value): locator.location(of: value, in: item)
    }
  }
}

private extension DiagnosticCollector {
  mutating func diagnoseEntry(_ document: Document) {
    let raw = document.raw
    if let fault = raw.fault {
      diagnose(BlockError(.unreadable, message: fault.message), .error, of: raw)
    } else if document.blocks.isEmpty {
      diagnose(.emptyFaq, .warning, of: raw)
    } else {
      diagnoseTitles(of: document)
    }
  }

  mutating func diagnoseTitles(of document: Document) {
    var hasTitle = false
    let blocks = document.blocks.elements.span
    for index in blocks.indices where blocks[index].type == .title {
      if hasTitle { diagnose(.extraTitle, .warning, in: blocks[index].raw) }
      hasTitle = true
    }
    let isUntyped = blocks.indices.allSatisfy { blocks[$0].unknown?.isUntyped == true }
    if !hasTitle, !isUntyped, !document.blocks.contains(where: \.isNearlyTitle) {
      diagnose(.missingTitle, .warning, of: document.raw)
    }
  }

  mutating func diagnoseDuplicates(in item: RawItem) {
    guard let members = item.members else { return }
    var names: [RawString] = []
    for member in members.prefix(MemberNames.maximumCount) {
      let name = member.name.text
      if names.contains(where: { $0 == name }) {
        let message = "duplicate member `\(name.clipped)`; the last one counts"
        let error = BlockError(.duplicateMember, at: .name(member), message: message)
        diagnose(error, .warning, in: item)
      } else {
        names.append(member.name)
      }
    }
  }

  mutating func diagnose(_ block: UnknownBlock) {
    let item = block.raw
    switch block.reason {
    case .rejected:
      for error in block.faults {
        diagnose(error.code, .error, in: item, error.aboutMisspeltName(in: item))
      }
    case .unregistered: diagnose(.unknownType, block.severity, in: item, .unregistered(block))
    case .missingType: diagnose(.missingType, .error, in: item, .missingType(in: item))
    case .invalidType: diagnose(.invalidType, .error, in: item)
    case .notAnObject: diagnose(.notAnObject, .error, in: item, .notAnObject(item.value))
    }
    for fault in block.fallbackFaults { diagnose(fault, .error, in: item) }
  }
}

private extension UnknownBlock {
  /// Whether the item names its type.
  var isUntyped: Bool { raw.type == nil }

  var severity: Diagnostic.Severity {
    if fallback != nil || !fallbackFaults.isEmpty { return .note }
    if correctedType != nil { return .error }
    return policy == .fail ? .error : .warning
  }
}

private extension BlockError {
  static let emptyFaq = Self(.emptyFaq, message: "this FAQ has no items")

  static let missingTitle = Self(
    .missingTitle,
    message: "this FAQ has no title",
    hint: #"Add {"type": "title", "text": "…"} at its start."#
  )

  static let extraTitle = Self(
    .extraTitle,
    message: "this FAQ already has a title",
    hint: "Make this one a body, or begin another FAQ with it."
  )

  static let invalidType = Self(
    .invalidType,
    at: .member("type"),
    message: "`type` must be a string"
  )

  static func unregistered(_ block: UnknownBlock) -> Self {
    Self(
      .unknownType,
      at: .member("type"),
      message: "the type `\(block.type.rawValue.clipped)` is not known",
      hint: block.suggestion.map { "Did you mean `\($0)`?" },
      correction: block.correctedType?.rawValue
    )
  }

  static func missingType(in item: RawItem) -> Self {
    let native = NativeEntry.item(ofSingle: item.value).map { "Write \(String(utf8: $0.source))." }
    let message = "this item has no `type`"
    return missing("type", in: item, as: .missingType, message: message, hint: native)
  }

  static func notAnObject(_ value: RawValue) -> Self {
    let message = "an item must be an object, but this is \(value.content.kindName)"
    return Self(.notAnObject, message: message)
  }
}

private extension Document {
  /// The shape of an entry without any known block.
  var foreignShape: ForeignShape? {
    blocks.elements.allSatisfy { $0.unknown != nil } ? ForeignShape(of: raw) : nil
  }
}

private extension Block {
  /// Whether its item would be a title, but for the spelling of its type.
  var isNearlyTitle: Bool {
    guard let unknown else { return false }
    if unknown.suggestion == .title { return true }
    guard unknown.reason == .missingType, let misspelt = raw.member(like: "type") else {
      return false
    }
    return misspelt.value.string.map { $0 == "title" } ?? false
  }
}

extension RawItem {
  var isTitle: Bool { self["type"]?.string.map { $0 == "title" } ?? false }
}
