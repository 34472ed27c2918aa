import FaqSources
import Renderers

/// `faq doctor`: shows every decision that faq makes here, and why; fetches nothing.
struct DoctorCommand {
  let options: Options
  let environment: Environment
  let now: Timestamp
  let output: any Output

  func run() throws -> ExitStatus {
    let rows =
      [("version", "faq \(Version.current)")] + (try sourceRows())
      + styleRows() + behaviourRows()
    for (name, finding) in rows {
      let padding = String(repeating: " ", count: max(1, 12 - name.count))
      try output.write("\(name)\(padding)\(finding)\n".sanitised)
    }
    return .done
  }
}

extension DoctorCommand {
  private typealias Row = (name: String, finding: String)

  private func sourceRows() throws(UsageError) -> [Row] {
    let decision = try SourceDecision(options.source, in: environment)
    let cache = CacheDecision(options.cache, in: environment)
    let store = cache.path.map { CacheStore(path: $0, now: { [now] in now }) }
    var rows = [
      ("source", "\(decision.place.name) (\(decision.reason))"),
      ("libcurl", HTTPSource.libraryVersion ?? "not found; nothing can be fetched"),
      ("cache", finding(on: cache, store)),
    ]
    if case .web(let address) = decision.place {
      let (headers, limits) = (options.headers, options.limits)
      let source = HTTPSource(address, headers: headers, limits: limits)
      let seconds = limits.total.components.seconds
      rows.append(("authorities", finding(on: AuthoritiesDecision(in: environment))))
      rows.append(("limits", "\(seconds) seconds, \(ByteCount(limits.size))"))
      rows.append(("copy", store.map { copy(of: source, in: $0) } ?? "none"))
    }
    return rows
  }

  private func finding(on decision: AuthoritiesDecision) -> String {
    let authorities = decision.authorities
    return "\(authorities == .system ? "the system's" : "named") (\(decision.reason))"
  }

  private func finding(on decision: CacheDecision, _ store: CacheStore?) -> String {
    guard let store else { return "none (\(decision.reason))" }
    let policy =
      switch decision.policy {
      case .normal: ""
      case .refresh: "; not read (--refresh)"
      case .offline: "; the only source (--offline)"
      }
    let obstacle = store.obstacle.map { "; cannot be written: \($0.message)" } ?? ""
    return "\(store.path) (\(decision.reason))\(policy)\(obstacle)"
  }

  private func copy(of source: HTTPSource, in store: CacheStore) -> String {
    guard source.identity != nil else { return "never cached: headers or a password are sent" }
    guard let copy = store.copy(of: source) else { return "none" }
    let size = "\(ByteCount(copy.size)), \(Age(copy.age)) old"
    return copy.freshness > .zero
      ? "\(size), fresh for another \(Age(copy.freshness))" : "\(size), not fresh"
  }

  /// The style of `faq show`, the one command that uses all of it.
  private func styleRows() -> [Row] {
    let style = OutputStyle(options, for: .show(.all), in: environment)
    let pager = style.pager.words.isEmpty ? "none" : style.pager.words.joined(separator: " ")
    let wraps = style.width.wraps ? "prose at \(style.width.prose)" : "prose not wrapped"
    return [
      ("format", "\(style.format.format.rawValue) (\(style.format.reason))"),
      ("colour", decided(style.color.isOn, style.color.reason)),
      ("hyperlinks", decided(style.hyperlinks.isOn, style.hyperlinks.reason)),
      ("width", "\(style.width.columns), \(wraps) (\(style.width.reason))"),
      ("pager", "\(pager) (\(style.pager.reason))"),
    ]
  }

  private func behaviourRows() -> [Row] {
    let prompt = PromptDecision(allowsInput: options.allowsInput, in: environment)
    let spinner = SpinnerDecision(in: environment)
    return [
      ("prompt", decided(prompt.isAllowed, prompt.reason)),
      ("spinner", "\(spinner.style) (\(spinner.reason))"),
      ("retries", "\(options.retries) (\(options.retries == 0 ? "the default" : "--retries"))"),
    ]
  }

  private func decided(_ isOn: Bool, _ reason: String) -> String {
    "\(isOn ? "on" : "off") (\(reason))"
  }
}

extension SourceDecision.Place {
  /// The name in messages, without secrets.
  var name: String {
    switch self {
    case .embedded: "embedded content"
    case .file(let path): path
    case .standardInput: "standard input"
    case .web(let address): "\(address)"
    }
  }
}
