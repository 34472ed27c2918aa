import FaqSources

/// Where content from the web is cached, when the cached copy is used, and why.
struct CacheDecision: Equatable, Sendable {
  /// The path of the folder; nil if nothing is cached.
  let path: String?
  let policy: CachePolicy
  let reason: String

  init(_ request: CacheRequest, in environment: Environment) {
    policy =
      switch request {
      case .automatic, .never: .normal
      case .refresh: .refresh
      case .offline: .offline
      }
    if request == .never {
      path = nil
      reason = "--no-cache"
    } else {
      (path, reason) = Self.place(environment)
    }
  }
}

extension CacheDecision {
  /// `XDG_CACHE_HOME`, or its default; the XDG specification says to ignore a relative path.
  private static func place(_ environment: Environment) -> (path: String?, reason: String) {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return ("\(cache)/\(environment.program)", "XDG_CACHE_HOME is \(cache)")
    }
    guard let home = environment.text("HOME") else { return (nil, "HOME is not set") }
    guard home.hasPrefix("/") else { return (nil, "HOME is not an absolute path") }
    return ("\(home)/.cache/\(environment.program)", "HOME is \(home)")
  }
}
