import Bytes
import ContentParser
import FaqSearch
import Renderers

/// An FAQ, its number in the content, which a selection does not change, and its source.
public struct Entry: Sendable {
  /// The number, counted from 1 over all sources.
  public let number: Int
  /// The FAQ as it is in the content.
  public let faq: RawFaq
  let origin: Origin
  /// The names that lead to the FAQ in the addresses of the output, its own first; empty for
  /// output without addresses.
  var slugs: [String] = []

  /// The FAQ as blocks.
  public var document: Document { changing(origin.parser.parse(faq)) { $0.slugs = slugs } }

  /// The row of the overview.
  public var row: OverviewRow {
    var row = OverviewRow(number: number, of: faq, by: origin.parser)
    row.source = origin.shownName
    return row
  }
}

/// What the FAQs of one source have in common.
final class Origin: Sendable {
  /// The name of the source in messages.
  let name: String
  /// The name in overviews; nil if there is only one source.
  let shownName: String?
  /// The types that the source declares.
  let declarations: TypeDeclarations
  /// A parser that knows these types, and what relative addresses are relative to.
  let parser: ContentParser
  /// All members before the FAQs.
  let members: [RawMember]

  /// Learns what a source says about itself.
  init(_ source: ContentSource, _ stream: EntryStream, in session: Session) {
    name = source.name
    shownName = session.loader.hasOneFile ? nil : source.name
    declarations = stream.declarations
    parser = session.parser.adapted(to: stream)
    members = stream.leadingMembers
  }

  /// The members before the FAQs that have a meaning for all of them, which JSON begins with.
  var outputMembers: [RawMember] {
    (["lang"] + HTMLPageDetails.memberNames).compactMap { name in members.last { $0.name == name } }
  }
}

/// Reads the FAQs of all sources that the options select, one source after another.
///
/// A source is opened when the FAQs before it have been read.
public struct EntryReader {
  /// The members around the FAQs of so many sources are kept, if the output is not content.
  private static let maximumEnvelopeCount = 10_000

  private let session: Session
  private var sources: SourceQueue
  private var current: Part?
  private var selection: EntrySelection
  /// The number of FAQs that have been read or skipped.
  private var count = 0
  /// The bytes of the sources that have been read to their end.
  private var finishedCount = 0
  /// The members around the FAQs of the sources that have been read to their end.
  private var envelopes: [(name: String, members: [RawMember])] = []
  private var tally = FolderTally()
  /// The names in addresses so far; nil for output without addresses.
  private var slugs: UniqueSlugs?
  /// The sources read so far in which questions are in no FAQ.
  private(set) var passedOver = PassedOverQuestions()
  /// Shows how much has been read, if anything does.
  var spinner: Spinner?
  private let start = ContinuousClock.now
  /// The error that ended reading after FAQs that were returned.
  private var failure: (any Error)?

  /// A source that is being read; a class, since it is asked for each FAQ.
  private final class Part {
    let source: ContentSource
    let stream: EntryStream
    let origin: Origin

    init(_ source: ContentSource, _ stream: EntryStream, _ origin: Origin) {
      self.source = source
      self.stream = stream
      self.origin = origin
    }
  }

  /// Opens the first source.
  init(_ session: Session) async throws {
    self.session = session
    sources = session.loader.queue
    selection = EntrySelection(session.options.entryFilter, from: session.sourceName)
    if session.style.hasAddresses { slugs = UniqueSlugs() }
    try await open()
  }

  /// What the FAQs of the first source have in common, until one has been read.
  var origin: Origin? { current?.origin }

  /// The next FAQ that is selected, or nil at the end of the last source.
  ///
  /// - Throws: An error of the source; at the end, an error if the options name a category or a
  ///   language that no FAQ has.
  public mutating func next() async throws -> Entry? {
    while let part = current {
      do throws(FaqServiceError) {
        while let faq = try await part.stream.next() {
          count += 1
          guard selection.accepts(faq, of: part.origin) else { continue }
          let title = slugs == nil ? nil : part.origin.parser.title(of: faq)
          let names = slugs?.next(faq, title: title, number: count) ?? []
          return Entry(number: count, faq: faq, origin: part.origin, slugs: names)
        }
      } catch {
        throw session.loader.failure(error, of: part.source, at: part.stream.offset)
      }
      try await finish(part)
    }
    try selection.expectFound()
    return nil
  }

  /// The next FAQs, or nil at the end.
  ///
  /// An error is thrown when the FAQs before it have been returned.
  mutating func nextBatch() async throws -> Batch? {
    var failure = failure
    defer {
      self.failure = failure
      let progress = ConversionProgress(offset, of: totalCount, in: start.duration(to: .now))
      spinner?.note("\(progress)")
    }
    return try await Batch.next(keeping: &failure) { try await next() }
  }

  /// Reads all FAQs in batches, works on them on all cores, and delivers the results in order.
  mutating func process<Outcome: Sendable>(
    from first: Batch? = nil,
    work: @escaping @Sendable (Batch) -> Outcome,
    deliver: (Batch, Outcome) throws -> Void
  ) async throws {
    var waiting = first
    try await Pipeline(jobs: session.options.coreCount).run(
      read: { if let batch = waiting.take() { batch } else { try await nextBatch() } },
      work: work,
      deliver: deliver
    )
  }

  /// Whether an error follows the FAQs that were returned.
  var isBroken: Bool { failure != nil }

  /// Reads and discards up to `count` FAQs, and returns how many there were.
  mutating func skip(_ count: Int) async throws -> Int {
    var skipped = 0
    while skipped < count, let part = current {
      do throws(FaqServiceError) {
        skipped += try await part.stream.skip(count - skipped)
      } catch {
        throw session.loader.failure(error, of: part.source, at: part.stream.offset)
      }
      if skipped < count { try await finish(part) }
    }
    self.count += skipped
    return skipped
  }

  /// The members around the FAQs, without those that JSON output begins with.
  ///
  /// Of several sources, each one's members are in an object with its name.
  var envelope: [RawMember] {
    let all = envelopes + (current.map { [($0.source.name, envelope(of: $0))] } ?? [])
    return session.loader.hasOneFile ? all.first?.1 ?? [] : JSONEnvelope.joining(all)
  }

  /// The number of bytes consumed so far.
  var offset: Int { finishedCount + (current?.stream.offset ?? 0) }

  /// The size of the content in bytes, if there is one source and it knows it.
  var totalCount: Int? { session.loader.hasOneFile ? current?.stream.totalCount : nil }

  private mutating func finish(_ part: Part) async throws {
    if session.style.renderer.keepsItems || envelopes.count < Self.maximumEnvelopeCount {
      let members = envelope(of: part)
      if !members.isEmpty { envelopes.append((part.source.name, members)) }
    }
    finishedCount += part.stream.offset
    passedOver.add(session.loader.recent.account, of: part.source.name)
    current = nil
    try await open()
  }

  private func envelope(of part: Part) -> [RawMember] {
    guard session.style.renderer.keepsItems else { return part.stream.envelope }
    let base = part.origin.parser.base == part.stream.base ? part.stream.baseMember : nil
    let others = session.loader.hasOneFile ? part.origin.outputMembers : []
    return ([base].compactMap(\.self) + others).reduce(into: part.stream.envelope) {
      if let index = $0.firstIndex(of: $1) { $0.remove(at: index) }
    }
  }

  /// Opens the next source that holds FAQs, if there is one.
  private mutating func open() async throws {
    while let source = try await sources.next() {
      try tally.enter(source.finder)
      do {
        let stream = try await session.loader.entries(of: source)
        tally.count(isPassedOver: false)
        session.warn(of: stream.declarations, in: source.name)
        current = Part(source, stream, Origin(source, stream, in: session))
        return
      } catch let file as SkippedFile {
        tally.count(isPassedOver: true)
        if file.looksLikeContent { session.warn(file.message) }
      }
    }
    try tally.enter(nil)
  }
}
