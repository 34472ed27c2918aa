import FaqSources
import Renderers

/// `faq cache`: shows the folder and the size of the cache; `faq cache clear` empties it.
struct CacheCommand {
  let decision: CacheDecision
  let output: any Output

  func run(clears: Bool) throws -> ExitStatus {
    guard let path = decision.path else {
      try output.write("There is no cache: \(decision.reason).\n".sanitised)
      return .done
    }
    let store = CacheStore(path: path)
    do {
      let summary = try clears ? store.clear() : store.summary()
      try output.write("\(path): \(clears ? "removed " : "")\(summary)\n".sanitised)
      return .done
    } catch let error as FileSystemError {
      throw Failure(.unavailable, "\(path): \(error.message)")
    }
  }
}
