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
      let folder = UserFolder.cache(in: environment)
      path = folder.path
      reason = folder.reason
    }
  }
}
