import FaqService
import Synchronization

/// Keeps the last answer, and asks whether it still holds.
final class CachingSource: FaqSource {
  private let remote: RemoteSource
  private let kept = Mutex<RemoteSource.Answer?>(nil)

  init(_ remote: RemoteSource) { self.remote = remote }

  var name: String { remote.name }

  func open() throws(FaqServiceError) -> any ByteStream {
    let fresh = try remote.request(ifNoneMatch: kept.withLock { $0?.tag })
    let body = kept.withLock { kept in
      kept = fresh ?? kept
      return kept?.body ?? ""
    }
    return MemorySource(Array(body.utf8), name: name).open()
  }
}
