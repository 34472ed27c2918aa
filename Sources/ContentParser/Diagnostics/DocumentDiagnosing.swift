import FaqService

/// Collects the faults of one document.
struct DocumentDiagnosing {
  var diagnostics: [Diagnostic] = []
  var locator = RawLocator()
  /// Whether any item may have a member `lang` or `dir`.
  private var mayNameLanguage = true
  private var memberNames = MemberNames()

  /// All faults in the order of the content, with the warnings of a review or without.
  static func diagnostics(of document: Document, withReview: Bool = false) -> [Diagnostic] {
    var diagnosing = Self()
    diagnosing.mayNameLanguage = document.raw.mayNameLanguage
    if diagnosing.mayNameLanguage { diagnosing.diagnoseLanguage(of: document.raw) }
    diagnosing.diagnoseCategory(of: document.raw)
    if withReview { diagnosing.review(document) }
    if let shape = document.foreignShape {
      diagnosing.diagnose(shape.error, .error, in: shape.item)
    } else {
      diagnosing.diagnoseEntry(document)
      for block in document.blocks.elements { diagnosing.diagnose(block) }
    }
    guard diagnosing.diagnostics.count > 1 else { return diagnosing.diagnostics }
    diagnosing.diagnostics.sort { $0.location.offset < $1.location.offset }
    return diagnosing.diagnostics
  }

  private mutating func diagnose(_ block: StoredBlock) {
    let item = block.raw
    if memberNames.mayRepeat(in: item) { diagnoseDuplicates(in: item) }
    if mayNameLanguage { diagnoseLanguage(of: item) }
    guard case .made(let block) = block else { return }
    if let unknown = block.unknown {
      diagnose(unknown)
    } else {
      for remark in block.remarks { diagnose(remark, .error, in: item) }
    }
    for child in block.children.elements { diagnose(child) }
  }

  /// Adds a diagnostic about an item, or about a part of it.
  mutating func diagnose(_ error: BlockError, _ severity: Diagnostic.Severity, in item: RawItem) {
    let location = location(of: error.place, in: item)
    diagnostics.append(
      Diagnostic(
        error.code,
        severity,
        at: location,
        message: error.message,
        hint: error.hint,
        correction: error.correction.flatMap { replacement in
          error.place.string(in: item).map { string in
            Diagnostic.Correction(string, at: location, replacement: replacement)
          }
        }
      )
    )
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

private extension DocumentDiagnosing {
  mutating func diagnoseEntry(_ document: Document) {
    if let fault = document.raw.fault {
      diagnostics.append(
        Diagnostic(.unreadable, .error, at: fault.location, message: fault.message)
      )
    } else if document.blocks.isEmpty {
      diagnostics.append(
        Diagnostic(
          .emptyFaq,
          .warning,
          at: document.raw.location,
          message: "this FAQ has no items"
        )
      )
    } else {
      diagnoseTitles(of: document)
    }
  }

  mutating func diagnoseTitles(of document: Document) {
    var hasTitle = false
    for block in document.blocks.elements where block.type == .title {
      if hasTitle { diagnose(.extraTitle, .warning, in: block.raw) }
      hasTitle = true
    }
    guard !hasTitle, !document.blocks.contains(where: \.isNearlyTitle) else { return }
    diagnostics.append(
      Diagnostic(
        .missingTitle,
        .warning,
        at: document.raw.location,
        message: "this FAQ has no title",
        hint: #"Add {"type": "title", "text": "…"} at its start."#
      )
    )
  }

  mutating func diagnoseDuplicates(in item: RawItem) {
    guard let members = item.members else { return }
    var names: [RawString] = []
    for member in members.prefix(MemberNames.maximumCount) {
      let name = member.name.text
      if names.contains(where: { $0 == name }) {
        diagnose(
          BlockError(
            .duplicateMember,
            at: .name(member),
            message: "`\(name.clipped)` is there more than once; the last one counts"
          ),
          .warning,
          in: item
        )
      } else {
        names.append(member.name)
      }
    }
  }

  mutating func diagnose(_ block: UnknownBlock) {
    let item = block.raw
    switch block.reason {
    case .rejected(let error): diagnose(error.aboutMisspeltName(in: item), .error, in: item)
    case .unregistered: diagnose(.unregistered(block), block.severity, in: item)
    case .missingType: diagnose(.missingType(in: item), .error, in: item)
    case .invalidType: diagnose(.invalidType, .error, in: item)
    case .notAnObject: diagnose(.notAnObject(item.value), .error, in: item)
    }
    for fault in block.fallbackFaults { diagnose(fault, .error, in: item) }
  }
}

private extension UnknownBlock {
  var severity: Diagnostic.Severity {
    if fallback != nil || !fallbackFaults.isEmpty { return .note }
    return policy == .fail ? .error : .warning
  }
}

private extension BlockError {
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
    let misspelt = item.member(like: "type")
    let native = NativeEntry.item(ofSingle: item.value).map { String(utf8: $0.source) }
    return Self(
      .missingType,
      at: misspelt.map { .name($0) } ?? .item,
      message: "this item has no `type`",
      hint: misspelt.map { "Did you mean `type` instead of `\($0.name.text.clipped)`?" }
        ?? native.map { "Write \($0)." },
      correction: item.hasSlip(of: "type") ? "type" : nil
    )
  }

  static func notAnObject(_ value: RawValue) -> Self {
    Self(
      .notAnObject,
      message: "an item must be an object, but this is \(value.content.kindName)"
    )
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
