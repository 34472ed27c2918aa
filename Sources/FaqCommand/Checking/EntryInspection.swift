import ContentParser
import FaqSearch

/// Looks at FAQs, each by itself; safe to call on any core.
struct EntryInspection: Sendable {
  /// Whether to count blocks by their type.
  let countsBlocks: Bool
  /// Whether to collect web addresses.
  let collectsLinks: Bool
  /// Whether to collect the terms of a search.
  let collectsTerms: Bool

  /// Inspects the FAQs of a batch in their order.
  func inspect(_ batch: Batch, within quota: DiagnosticQuota) -> InspectedBatch {
    var inspected = InspectedBatch()
    inspected.entries.reserveCapacity(batch.entries.count)
    var collector = DiagnosticCollector(quota)
    var terms = collectsTerms ? BatchTermsBuilder() : nil
    let entries = batch.entries.span
    for index in entries.indices {
      let document = entries[index].document
      terms?.add(document)
      if countsBlocks { inspected.blocks.add(document.blocks) }
      var entry = InspectedEntry()
      if TypeDeclarations.isList(document.raw) {
        entry.diagnostics = [.lateTypes(at: document.raw.location)]
      } else {
        entry.title = RegisteredTitle(of: document)
        entry.diagnostics = collector.review(document)
        entry.references = CheckedReference.references(in: document)
      }
      if collectsLinks { entry.links = ContentLink.links(in: document) }
      inspected.entries.append(entry)
    }
    inspected.omissions = collector.quota.omissions
    inspected.terms = terms?.finish()
    return inspected
  }
}

/// What was found in a batch, with places in the FAQs and not in the original.
struct InspectedBatch: Sendable {
  /// What was found in each FAQ.
  var entries: [InspectedEntry] = []
  /// Faults and warnings that were only counted, since enough others are shown.
  var omissions = FaultCounts()
  /// The blocks of all FAQs, if they are counted.
  var blocks = BlockCounts()
  /// The terms of all FAQs, if they are collected.
  var terms: BatchTerms?
}

/// What was found in one FAQ.
struct InspectedEntry: Sendable {
  /// The title, to be compared with those of other FAQs.
  var title: RegisteredTitle?
  /// The faults and warnings that do not depend on other FAQs, in the order of the content.
  var diagnostics: [Diagnostic] = []
  /// The FAQs that the FAQ refers to.
  var references: [CheckedReference] = []
  /// The web addresses, if they are collected.
  var links: [ContentLink] = []
}

private extension DiagnosticCollector {
  /// All faults and warnings; a usual mistake in JSON is explained.
  mutating func review(_ document: Document) -> [Diagnostic] {
    let found = diagnostics(of: document, withReview: true)
    guard !found.isEmpty, let mistake = JSONMistake(inLineOf: document.raw) else { return found }
    return [Diagnostic(.unreadable, mistake)]
  }
}

extension Diagnostic {
  /// A fault in the words of the mistake that caused it.
  init(_ code: Code, _ mistake: JSONMistake) {
    self.init(code, .error, at: mistake.location, message: mistake.message, hint: mistake.hint)
  }

  /// What a check finds by one of the rules, with another hint than the remedy.
  init(_ rule: Code, at location: RawLocation, message: String, hint: String?) {
    let severity = CheckRule.rule(for: rule)?.severity ?? .error
    self.init(rule, severity, at: location, message: message, hint: hint)
  }

  /// What a check finds by one of the rules.
  init(_ rule: Code, at location: RawLocation, message: String) {
    let remedy = CheckRule.rule(for: rule)?.remedy
    self.init(rule, at: location, message: message, hint: remedy)
  }

  /// Declarations after FAQs.
  static func lateTypes(at location: RawLocation) -> Self {
    Self(
      .misplacedTypes,
      at: location,
      message: "these types are declared after FAQs, so they are ignored",
      hint: "Move `types` before all FAQs."
    )
  }

  /// The members `types` of the object around the FAQs that declare no types, or too late.
  static func aboutTypes(in envelope: [RawMember]) -> [Self] {
    envelope.filter { $0.name == "types" && !$0.isEmptyArray }.map { member in
      guard TypeDeclarations.items(in: member).isEmpty else {
        return lateTypes(at: member.location)
      }
      return Self(
        .misplacedTypes,
        at: member.location,
        message: "`types` declares no block types",
        hint: #"A declaration is written as in [{"type": "…", "fields": {…}, "body": […]}]."#
      )
    }
  }

  /// A warning about a member `base` that no address can be relative to.
  static func aboutBase(of stream: EntryStream) -> [Self] {
    guard let (member, error) = stream.baseFault else { return [] }
    return [
      Self(
        .unusableBase,
        at: member.location,
        message: "relative addresses are not resolved against this `base`: \(error.message)",
        hint: error.hint
      )
    ]
  }
}

private extension RawMember {
  var isEmptyArray: Bool { value.array.map { !$0.contains { _ in true } } ?? false }
}
