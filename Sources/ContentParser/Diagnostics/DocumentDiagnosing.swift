import FaqService

/// What is to be said of entries and items, in words.
extension DocumentReading {
  mutating func diagnoseEntry(_ faq: RawFaq, _ items: [RawItem]) {
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

  mutating func diagnoseDuplicates(in item: RawItem) {
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

  mutating func diagnose(_ reason: UnknownBlock.Reason, in item: RawItem) {
    switch reason {
    case .rejected(let error): diagnose(error, .error, in: item)
    case .unregistered: diagnoseUnregistered(item)
    case .missingType: diagnose(.missingType(in: item), .error, in: item)
    case .invalidType: diagnose(.invalidType, .error, in: item)
    case .notAnObject: diagnose(.notAnObject(item.value), .error, in: item)
    }
  }

  private mutating func diagnoseUnregistered(_ item: RawItem) {
    let name = item.type ?? ""
    let nearest = Spelling.nearest(to: name, among: parser.registry.names)
    let hasFallback = item["fallback"] != nil
    let severity: Diagnostic.Severity =
      hasFallback ? .note : parser.unknown == .fail ? .error : .warning
    diagnose(
      BlockError(
        .unknownType,
        member: "type",
        message: "the type `\(name)` is not known",
        hint: nearest.map { "Did you mean `\($0)`?" }
      ),
      severity,
      in: item
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
