import FaqSources

/// Where content from the web is kept, when the copy is believed, and why.
struct CacheDecision: Equatable, Sendable {
  /// The path of the directory; nil if nothing is kept.
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
  /// The variable of the XDG base directories, where a relative path does not count, or its default.
  private static func place(_ environment: Environment) -> (path: String?, reason: String) {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return ("\(cache)/faq", "XDG_CACHE_HOME is \(cache)")
    }
    guard let home = environment.text("HOME") else { return (nil, "HOME is not set") }
    guard home.hasPrefix("/") else { return (nil, "HOME is not an absolute path") }
    return ("\(home)/.cache/faq", "HOME is \(home)")
  }
}
