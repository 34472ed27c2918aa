import Bytes
import FaqBrowser
import FaqImport
import FaqService
import FaqSources
import Platform
import Synchronization

/// Builds the sources that the options ask for: transports wrapped in retries and a cache.
struct SourceStack {
  let run: Run
  let options: Options

  /// The sources to read, in their order, as the program reads them, and then the list of others.
  func sources() throws -> [ContentSource] {
    try run.sources(options).places
      .flatMap { place in try sources(place).map { place == .embedded ? $0 : decoded($0) } }
      .map { source in
        source.isList
          ? source : changing(source) { $0.source = run.program.reading(source.source) }
      }
  }

  private func sources(_ place: SourceDecision.Place) throws -> [ContentSource] {
    switch place {
    case .embedded: [ContentSource(source: retrying(run.program.content, always: true))]
    case .file(let path):
      try FileFinder.sources(at: path) ?? [ContentSource(source: retrying(path.source))]
    case .standardInput: [ContentSource(source: retrying(standardInput), isRepeatable: false)]
    case .web(let address): [try webSource(address)]
    case .scheme(let name, let place): [try schemeSource(name, at: place)]
    case .list(let path):
      [
        ContentSource(
          source: path == "-" ? standardInput : path.source,
          finder: place.name,
          isRepeatable: path != "-",
          isList: true
        )
      ]
    }
  }

  private func webSource(_ address: HTTPAddress) throws -> ContentSource {
    let place = WebPlace(address)
    let questions = questions()
    var source = web(address)
    // A page that cannot be decoded is an error with a reason of its own.
    source.acceptsPage = { questions.arePossible(in: $0) || Import.isInUnreadEncoding($0) }
    source.noteRedirect = { place.move(to: $0) }
    let kept = try kept(source, questions, noteRedirect: source.noteRedirect)
    return ContentSource(source: kept, place: place, isFetched: true) { keptCopy(of: web(address)) }
  }

  /// The source that a scheme of the program has at a place.
  private func schemeSource(_ name: String, at place: String) throws -> ContentSource {
    guard let scheme = run.program.schemes.first(where: { $0.name == name }) else {
      throw FaqServiceError(
        .unreadable,
        source: "\(name):\(place)",
        reason: "there is no such kind of source"
      )
    }
    let source = try scheme.source(at: place, with: transfer)
    let own = scheme.recognisers
    guard !scheme.isLocal else { return ContentSource(source: retrying(source), recognisers: own) }
    let remote = source as? any RevalidatingSource ?? UncachedSource(base: source)
    let kept = try kept(remote, questions(own), limits: options.limits)
    return ContentSource(source: kept, isFetched: true, recognisers: own) { keptCopy(of: remote) }
  }

  private func questions(_ own: [any ContentRecogniser] = []) -> QuestionCheck {
    QuestionCheck(shape: options.shape, recognisers: own + run.program.recognisers)
  }

  /// The cached copy, or nil without a copy or with the cache off.
  private func keptCopy(of source: some RevalidatingSource) -> CacheStore.Copy? {
    Decision.cacheFolder(options.cache, in: run.environment).value.flatMap { path in
      CacheStore(path: path, now: run.effects.now).copy(of: source)
    }
  }

  private func warn(_ message: Message) { run.warn(message, options.color) }

  private var standardInput: any FaqSource {
    run.input
      ?? StandardInputSource {
        // The user must type.
        if run.environment.terminals.contains(.input) {
          warn("reading standard input; end with Ctrl-D")
        }
      }
  }

  private func web(_ address: HTTPAddress) -> HTTPSource {
    changing(transfer.source(address)) { $0.charset = options.encoding }
  }

  /// The same source as UTF-8; what comes from the web is decoded as it is fetched.
  private func decoded(_ source: ContentSource) -> ContentSource {
    guard let encoding = options.encoding, source.place == nil, !source.isList else {
      return source
    }
    let decoded = DecodedSource(source.source, in: encoding) { [name = source.name] count in
      let bytes = count == 1 ? "byte is" : "bytes are"
      warn("\(name): \(count) \(bytes) no text in \(encoding.name)")
    }
    return changing(source) { $0.source = decoded }
  }

  private var transfer: TransferSettings {
    var transfer = TransferSettings(
      headers: options.headers,
      limits: options.limits,
      authorities: Decision.authorities(in: run.environment).value
    )
    transfer.agent = run.program.agent
    return transfer
  }

  /// Wraps a local source; it streams, so that only opening it can be retried.
  private func retrying(_ source: some FaqSource, always: Bool = false) -> any FaqSource {
    if let failure = options.simulatedFailure { return tried(source.failing(failure)) }
    return always ? tried(source) : source
  }

  /// Wraps a remote source; it is read completely first, so that it can be retried and cached.
  private func kept(
    _ source: some RevalidatingSource,
    _ questions: QuestionCheck,
    limits: TransferLimits? = nil,
    noteRedirect: @escaping @Sendable (String) -> Void = { _ in return }
  ) throws -> any FaqSource {
    run.effects.watchSignals()
    let spinner = run.spinner("Fetching \(source.name)")
    func fetched(_ source: some RevalidatingSource) throws -> any FaqSource {
      let whole = WholeSource(source, limits: limits) { spinner.note($0, of: $1) }
      let watched = WrappedSource(base: tried(whole)) { base, validators throws(FaqServiceError) in
        try await spinner.show { () async throws(FaqServiceError) in
          try await base.open(unlessStill: validators)
        }
      }
      return try cached(watched, questions, noteRedirect)
    }
    guard let failure = options.simulatedFailure else { return try fetched(source) }
    let gate = MemorySource([], name: source.name).failing(failure)
    return try fetched(
      WrappedSource(base: source) { base, validators throws(FaqServiceError) in
        _ = try await gate.open()
        return try await base.open(unlessStill: validators)
      }
    )
  }

  private func tried<Source>(_ source: Source) -> RetryingSource<Source> {
    RetryingSource(
      source,
      retries: options.retries,
      pause: run.effects.pause,
      fraction: run.effects.chance
    )
  }

  private func cached(
    _ source: some RevalidatingSource,
    _ questions: QuestionCheck,
    _ noteRedirect: @escaping @Sendable (String) -> Void
  ) throws -> any FaqSource {
    let folder = Decision.cacheFolder(options.cache, in: run.environment)
    guard let path = folder.value, let policy = options.cache else {
      guard options.cache != .offline else {
        throw Failure(
          .unavailable,
          "\(source.name): --offline needs a cache: \(folder.reason)",
          hint: "Set HOME or XDG_CACHE_HOME, or omit --offline."
        )
      }
      return source
    }
    let name = source.name
    var cached = CachedSource(
      source,
      in: CacheStore(path: path, now: run.effects.now, uninterrupted: Interruption.holdingOff),
      policy: policy,
      now: run.effects.now
    ) { age, failure in
      warn("\(name): \(failure.reason); showing the copy from \(Age(age).ago)")
    }
    cached.alsoKeeps = { questions.arePossible(in: $0) }
    cached.noteRedirect = noteRedirect
    return cached
  }
}

/// Finds out whether there are questions in content that is not native.
///
/// The transport and the cache ask about the same bytes, so that the last verdict is kept until it
/// is asked for again.
private final class QuestionCheck: Sendable {
  private let shape: ImportShape?
  private let recognisers: [any ContentRecogniser]
  private let last = Mutex<(content: [UInt8], verdict: Bool)?>(nil)

  init(shape: ImportShape?, recognisers: [any ContentRecogniser]) {
    self.shape = shape
    self.recognisers = recognisers
  }

  func arePossible(in content: [UInt8]) -> Bool {
    if let last = last.withLock({ $0.take() }), last.content == content { return last.verdict }
    let verdict = Import.isPossible(from: content, as: shape, recognisers: recognisers)
    last.withLock { $0 = (content, verdict) }
    return verdict
  }
}

/// A source that cannot tell whether a copy of its content is current.
private struct UncachedSource: RevalidatingSource {
  let base: any FaqSource

  var name: String { base.name }
  var identity: String? { nil }

  func open(unlessStill _: Validators?) async throws(FaqServiceError) -> sending Answer {
    .content(try await base.open(), KeepingTerms(allowsKeeping: false))
  }
}

/// A source that a function opens in its own way.
private struct WrappedSource<Base: RevalidatingSource>: RevalidatingSource {
  let base: Base
  let opened: @Sendable (Base, Validators?) async throws(FaqServiceError) -> sending Answer

  var name: String { base.name }
  var identity: String? { base.identity }

  func open(unlessStill validators: Validators?) async throws(FaqServiceError) -> sending Answer {
    try await opened(base, validators)
  }
}
