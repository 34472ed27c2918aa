import ContentParser
import FaqService

/// Checks sources one after another, into one report.
struct ContentCheck {
  /// The links of one source.
  struct SourceLinks {
    let source: String
    let links: [ContentLink]
    /// The content around them; of several sources, it is no longer known.
    let recent: RecentBytes
  }

  private let session: Session
  var report: CheckReport
  private(set) var review: SourceReview
  /// The links of the sources so far, if they are collected.
  private(set) var links: [SourceLinks] = []
  /// The files of folders that hold no FAQs.
  private(set) var passedOver: [PassedOver] = []
  /// How many sources have been read.
  private(set) var sourceCount = 0
  /// The folders without FAQs that are followed by other sources.
  private(set) var emptyFolders: [Failure] = []
  private var tally = FolderTally()
  /// Whether all sources could be read to their end.
  private(set) var isWhole = true

  init(_ session: Session, _ report: CheckReport, _ review: SourceReview) {
    self.session = session
    self.report = report
    self.review = review
  }

  /// Adds what is known only at the end; throws if the last folder has no FAQs.
  mutating func end() throws(Failure) {
    try tally.enter(nil)
    guard isWhole else { return }
    for (source, warning) in review.warningsAtEnd() {
      report.source = source
      report.add([warning], from: rememberedBytes)
    }
  }

  /// Reads a source; a fault that ends it becomes a part of the report.
  mutating func check(_ source: ContentSource) async throws {
    let recent = session.loader.recent
    do throws(Failure) {
      try tally.enter(source.finder)
    } catch {
      emptyFolders.append(error)
    }
    report.source = source.name
    review.begin(source.name)
    do {
      try await read(source)
    } catch let file as PassedOver {
      tally.count(isPassedOver: true)
      passedOver.append(file)
      return
    } catch let error as FaqServiceError {
      guard let fault = error.fault else { throw session.loader.failure(error, of: source) }
      let mistake = JSONMistake(fault, in: recent)
      report.add([Diagnostic(fault, mistake, hint: error.hint)], from: recent)
      isWhole = false
    }
    if !session.loader.hasOneFile { review.end(recent) }
    tally.count(isPassedOver: false)
    sourceCount += 1
    links.append(links(of: source))
  }
}

private extension ContentCheck {
  mutating func read(_ source: ContentSource) async throws {
    let recent = session.loader.recent
    let stream = try await session.loader.openedEntries(of: source)
    report.add(stream.declarations.diagnostics, from: recent)
    let parser = session.parser.adapted(to: stream)
    while let faq = try await next(of: stream) {
      report.add(review.review(parser.parse(faq), by: parser, from: recent), from: recent)
      try session.flush(&report.buffer, atLeast: 64 << 10)
    }
    report.add(Diagnostic.aboutTypes(in: stream.envelope), from: recent)
    report.add(Diagnostic.aboutBase(of: stream), from: recent)
  }

  func next(of stream: EntryStream) async throws(FaqServiceError) -> RawFaq? {
    do throws(FaqServiceError) {
      return try await stream.next()
    } catch {
      session.loader.recent.entryStart = stream.offset
      throw error
    }
  }

  /// The bytes around places that are reported at the end: of several sources, none are kept.
  var rememberedBytes: RecentBytes {
    session.loader.hasOneFile ? session.loader.recent : RecentBytes()
  }

  mutating func links(of source: ContentSource) -> SourceLinks {
    let recent = session.loader.recent
    let links = review.takeLinks()
    guard !session.loader.hasOneFile else {
      return SourceLinks(source: source.name, links: links, recent: recent)
    }
    return SourceLinks(
      source: source.name,
      links: links.map {
        ContentLink(address: $0.address, location: recent.origin(of: $0.location))
      },
      recent: RecentBytes()
    )
  }
}

private extension Diagnostic {
  /// The fault that ends reading, explained by the mistake behind it if that is a usual one.
  init(_ fault: RawReadingError, _ mistake: JSONMistake?, hint: String?) {
    let code = Code(rawValue: fault.code.rawValue)
    if let mistake {
      self.init(code, mistake)
    } else {
      self.init(code, .error, at: fault.location, message: fault.message, hint: hint)
    }
  }
}
