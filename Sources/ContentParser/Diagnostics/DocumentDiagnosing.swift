import FaqService

/// What changes while one document is looked at for faults: what was found, and the place up to
/// which the content has been searched for where they are.
struct DocumentDiagnosing {
  var diagnostics: [Diagnostic] = []
  private var locator = RawLocator()

  /// All that is wrong, in the order of the content.
  static func diagnostics(of document: Document) -> [Diagnostic] {
    var diagnosing = Self()
    diagnosing.diagnoseEntry(document.raw, document.blocks.map(\.raw))
    diagnosing.diagnoseLanguage(of: document.raw)
    for block in document.blocks { diagnosing.diagnose(block, depth: 0) }
    return diagnosing.diagnostics.sorted { $0.location.offset < $1.location.offset }
  }

  private mutating func diagnose(_ block: any Block, depth: Int) {
    diagnoseDuplicates(in: block.raw)
    diagnoseLanguage(of: block.raw)
    guard let unknown = block as? UnknownBlock else {
      for remark in block.remarks { diagnose(remark, .error, in: block.raw) }
      return
    }
    diagnoseReason(of: unknown)
    if let fallback = unknown.fallback {
      for block in fallback { diagnose(block, depth: depth + 1) }
    } else if let value = unknown.raw["fallback"] {
      diagnoseFallback(value, in: unknown.raw, depth: depth)
    }
  }

  /// Says why a fallback stands in for nothing.
  private mutating func diagnoseFallback(_ value: RawValue, in item: RawItem, depth: Int) {
    let isTooDeep = depth >= DocumentReading.maximumFallbackDepth
    let error: BlockError =
      isTooDeep ? .deepFallback : value.array == nil ? .invalidFallback : .longFallback
    diagnose(error, .error, in: item)
  }

  private mutating func diagnoseEntry(_ faq: RawFaq, _ items: [RawItem]) {
    if let fault = faq.fault {
      diagnostics.append(
        Diagnostic(.unreadable, .error, at: fault.location, message: fault.message)
      )
      return
    }
    if items.isEmpty {
      diagnostics.append(
        Diagnostic(.emptyFaq, .warning, at: faq.location, message: "this FAQ has no items")
      )
      return
    }
    let titles = items.filter(\.isTitle)
    for title in titles.dropFirst() {
      diagnose(
        BlockError(
          .extraTitle,
          message: "this FAQ has a title already",
          hint: "Make it a body, or let an FAQ of its own begin here."
        ),
        .warning,
        in: title
      )
    }
    if titles.isEmpty {
      diagnostics.append(
        Diagnostic(
          .missingTitle,
          .warning,
          at: faq.location,
          message: "this FAQ has no title",
          hint: #"Add {"type": "title", "text": "…"} in front."#
        )
      )
    }
  }

  private mutating func diagnoseDuplicates(in item: RawItem) {
    guard let members = item.members else { return }
    var names: [String] = []
    for member in members.prefix(Self.maximumNameCount) {
      if names.contains(where: { member.name == $0 }) {
        diagnose(
          BlockError(
            .duplicateMember,
            member: member.name.text,
            message: "`\(member.name)` is there more than once; the last one counts"
          ),
          .warning,
          in: item
        )
      } else {
        names.append(member.name.text)
      }
    }
  }

  /// How many members of an item are compared, so that no item takes long.
  private static var maximumNameCount: Int { 64 }

  private mutating func diagnoseReason(of block: UnknownBlock) {
    let item = block.raw
    switch block.reason {
    case .rejected(let error): diagnose(error, .error, in: item)
    case .unregistered: diagnoseUnregistered(block)
    case .missingType: diagnose(.missingType(in: item), .error, in: item)
    case .invalidType: diagnose(.invalidType, .error, in: item)
    case .notAnObject: diagnose(.notAnObject(item.value), .error, in: item)
    }
  }

  private mutating func diagnoseUnregistered(_ block: UnknownBlock) {
    let name = block.type.rawValue
    let nearest = Spelling.nearest(to: name, among: block.parser.registry.names)
    let hasFallback = block.raw["fallback"] != nil
    let severity: Diagnostic.Severity =
      hasFallback ? .note : block.policy == .fail ? .error : .warning
    diagnose(
      BlockError(
        .unknownType,
        member: "type",
        message: "the type `\(name)` is not known",
        hint: nearest.map { "Did you mean `\($0)`?" }
      ),
      severity,
      in: block.raw
    )
  }

  /// Adds a diagnostic about an item, or about a member of it.
  mutating func diagnose(
    _ error: BlockError,
    _ severity: Diagnostic.Severity,
    in item: RawItem
  ) {
    let value = error.member.flatMap { item[$0] } ?? item.value
    diagnostics.append(
      Diagnostic(
        error.code,
        severity,
        at: locator.location(of: value, in: item),
        message: error.message,
        hint: error.hint
      )
    )
  }
}

extension BlockError {
  static let invalidType = Self(
    .invalidType,
    member: "type",
    message: "`type` must be a string"
  )
  static let deepFallback = Self(
    .deepFallback,
    member: "fallback",
    message: "fallbacks are nested deeper than \(DocumentReading.maximumFallbackDepth) levels"
  )
  static let longFallback = Self(
    .invalidFallback,
    member: "fallback",
    message: "`fallback` has more than \(DocumentReading.maximumFallbackCount) blocks"
  )
  static let invalidFallback = Self(
    .invalidFallback,
    member: "fallback",
    message: "`fallback` is no block, no list and not \"drop\""
  )

  static func missingType(in item: RawItem) -> Self {
    Self(.missingType, message: "this item has no `type`", hint: misspelling(of: "type", in: item))
  }

  static func notAnObject(_ value: RawValue) -> Self {
    Self(
      .notAnObject,
      message: "an item must be an object, but this is \(value.content.kindName)"
    )
  }
}

extension RawItem {
  var isTitle: Bool { self["type"]?.string.map { $0 == "title" } ?? false }
}
