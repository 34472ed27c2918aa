import Bytes
import ContentParser
import FaqBrowser
import FaqImport
import FaqSources
import Platform
import Renderers

/// Shows every decision that the program makes here, and why; fetches nothing.
struct DoctorCommand: Command {
  static let manual = CommandManual(
    name: "doctor",
    summary: "show every decision that the program makes here, and why",
    details: """
      Each line is one decision, with the option, the variable or the circumstance that makes it. \
      Nothing is fetched.
      """,
    examples: [
      .init(line: "doctor", effect: "every decision"),
      .init(line: "doctor --source faqs.json", effect: "the decisions for that source"),
    ]
  )

  static let ownOptions = shared(
    SharedOptions.reading,
    [SharedOptions.unknown, SharedOptions.format, SharedOptions.pager],
    SharedOptions.looks
  )

  var options = Options()

  func run(in run: Run) async throws -> CommandStatus {
    let isStyled = run.style(for: Self.self, options).color.isOn
    var rows = DoctorRows(options: options, run: run)
    await rows.readFiles()
    for (name, finding) in rows.all() {
      let padding = String(repeating: " ", count: max(1, 12 - name.count))
      let start = name.styled([.bold], if: isStyled) + padding
      try run.output.write("\(start)\(finding.joinedLines.sanitised)\n")
    }
    return .done
  }
}

/// The decisions for some options, each with its reason.
private struct DoctorRows {
  typealias Row = (name: String, finding: String)

  let options: Options
  let run: Run
  /// How the files among the sources are read, by their places.
  var readings: [Int: String] = [:]

  private var environment: Environment { run.environment }

  /// Looks how the files among the sources are read.
  mutating func readFiles() async {
    guard let places = try? run.sources(options).places else { return }
    for (index, place) in places.enumerated() {
      guard case .file(let path) = place else { continue }
      readings[index] =
        FileFinder.pattern(at: path) == nil
        ? await reading(of: path.source) : finding(onFilesAt: path)
    }
  }

  /// How the content of a file is read; nil if the file cannot be read.
  private func reading(of file: any FaqSource) async -> String? {
    let recent = RecentBytes()
    let source = ImportingSource(
      ObservedSource(base: file, recent: recent),
      as: options.shape,
      recognisers: run.program.recognisers,
      limit: options.limits.size
    ) { recent.add($0) }
    do {
      var bytes = try await source.open()
      while try await bytes.next() != nil, recent.imported != nil {
        // Only the last piece knows how many entries there are.
      }
    } catch {
      return error.code == .malformed ? error.reason : nil
    }
    guard let reading = recent.imported?.reading else { return "native content" }
    return "\(reading)" + recent.account.remark.text(calling: environment.names)
  }

  private func finding(onFilesAt path: Path) -> String {
    do throws(Failure) {
      let count = try FileFinder.sources(at: path)?.count ?? 0
      return "a folder or pattern of \(count) files, in their order; check names those without FAQs"
    } catch {
      return error.message.text(calling: environment.names)
    }
  }

  func all() -> [Row] {
    let ignored: [Row] = environment.ignoredVariables.map { ("ignored", $0) }
    return [("version", "\(run.program.name) \(run.program.version)")] + sourceRows()
      + styleRows() + behaviourRows() + ignored
  }

  private func sourceRows() -> [Row] {
    let cache = Decision.cacheFolder(options.cache, in: environment)
    let store = cache.value.map { CacheStore(path: $0, now: run.effects.now) }
    var rows = placeRows()
    rows.append(("libcurl", HTTPSource.libraryVersion ?? "not found; nothing can be fetched"))
    rows.append(("cache", finding(on: cache, store)))
    rows += options.types.map { [row("types", "\($0)", "--types names it")] } ?? []
    rows += options.base.map { [row("base", $0.text, "--base names it")] } ?? []
    let places = (try? run.sources(options).places) ?? []
    for case .web(let address) in places { rows += webRows(address, store) }
    return rows
  }

  /// Where the content comes from, and how files are read.
  private func placeRows() -> [Row] {
    do throws(UsageError) {
      let decision = try run.sources(options)
      return decision.places.enumerated().flatMap { index, place in
        let source: Row = ("source", "\(place.name) (\(decision.reason))")
        return [source] + (readings[index].map { [("read as", $0)] } ?? [])
      }
    } catch {
      return [("source", "invalid (\(error.message))")]
    }
  }

  private func webRows(_ address: HTTPAddress, _ store: CacheStore?) -> [Row] {
    let (headers, limits) = (options.headers, options.limits)
    let source = HTTPSource(address, headers: headers, limits: limits)
    let seconds = limits.total.components.seconds
    let trusted = Decision.authorities(in: environment)
    return [
      row("authorities", trusted.value == .system ? "the system's" : "named", trusted.reason),
      ("limits", "\(seconds) seconds, \(ByteCount(limits.size))"),
      ("copy", store.map { copy(of: source, in: $0) } ?? "none"),
    ]
  }

  private var settings: String {
    let configuration = environment.configuration
    guard let path = configuration.path else { return "none (there is no folder for them)" }
    if let fault = configuration.fault { return "\(fault.message). \(fault.hint)" }
    let isEmpty = configuration.options == Options() && configuration.defaults.isEmpty
    return isEmpty ? "none (\(path))" : path
  }

  private func finding(on folder: Decision<String?>, _ store: CacheStore?) -> String {
    guard let store else { return "none (\(folder.reason))" }
    let policy =
      switch options.cache {
      case .normal, nil: ""
      case .refresh: "; not read (--refresh)"
      case .offline: "; the only source (--offline)"
      }
    let obstacle = store.obstacle.map { "; cannot be written: \($0.message)" } ?? ""
    return "\(store.path) (\(folder.reason))\(policy)\(obstacle)"
  }

  private func copy(of source: HTTPSource, in store: CacheStore) -> String {
    guard source.identity != nil else { return "never cached: headers or a password are sent" }
    guard let copy = store.copy(of: source) else { return "none" }
    let size = "\(ByteCount(copy.size)), \(Age(copy.age)) old"
    return copy.freshness > .zero
      ? "\(size), fresh for another \(Age(copy.freshness))" : "\(size), not fresh"
  }

  /// The style of the show command, which uses all of it.
  private func styleRows() -> [Row] {
    let style = run.style(for: ShowCommand.self, options)
    let pager = style.pager.value.isEmpty ? "none" : style.pager.value.joined(separator: " ")
    let wraps = style.width.wraps ? "prose at \(style.width.prose)" : "prose not wrapped"
    let unknown = Decision("--unknown", options.unknown, otherwise: .show)
    return [
      row("unknown", unknown.value.rawValue, unknown.reason),
      row("format", style.format.value.rawValue, style.format.reason),
      row("colour", style.color),
      row("pictures", style.pictures.value == nil ? "off" : "on", style.pictures.reason),
      row("theme", style.theme.value.rawValue, style.theme.reason),
      row("hyperlinks", style.hyperlinks),
      row("width", "\(style.width.columns.value), \(wraps)", style.width.columns.reason),
      row("pager", pager, style.pager.reason),
    ]
  }

  private func behaviourRows() -> [Row] {
    let prompt = Decision.prompt(allowsInput: options.allowsInput, in: environment)
    let spinner = Decision.spinner(in: environment)
    return [
      row("prompt", prompt), row("spinner", "\(spinner.value)", spinner.reason),
      row("retries", "\(options.retries)", options.retries == 0 ? "the default" : "--retries"),
      ("settings", settings),
    ]
  }

  private func row(_ name: String, _ decision: Decision<Bool>) -> Row {
    row(name, decision.isOn ? "on" : "off", decision.reason)
  }

  /// A decision; an option that makes it may be a setting.
  private func row(_ name: String, _ value: String, _ reason: String) -> Row {
    let option = reason.prefix { $0 != " " }.drop { $0 == "-" }
    let isSetting = reason.hasPrefix("-") && options.settings.contains(String(option))
    return (name, "\(value) (\(isSetting ? Configuration.reason : reason))")
  }
}

extension SourceDecision.Place {
  /// The name in messages, without secrets.
  var name: String {
    switch self {
    case .embedded: "built-in content"
    case .file(let path): "\(path)"
    case .standardInput: "standard input"
    case .web(let address): "\(address)"
    case .scheme(let name, let place): "\(name):\(place)"
    case .list(let path): path == "-" ? "the list in standard input" : "the list in \(path)"
    }
  }
}
