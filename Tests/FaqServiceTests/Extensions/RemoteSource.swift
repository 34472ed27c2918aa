import FaqService
import Synchronization

extension FaqServiceError.Code {
  static let tooManyRequests: Self = "too-many-requests"
}

/// A transport as another module would write it: a server that is busy at first, and later reports
/// by a tag whether its content has changed.
final class RemoteSource: FaqSource {
  struct Answer: Sendable {
    var tag: String
    var body: String
  }

  let name = "https://example.com/faqs.json"
  private let state: Mutex<(answer: Answer, busy: Int, requests: [String?])>

  init(_ answer: Answer, busy: Int = 0) {
    state = Mutex((answer, busy, []))
  }

  var requests: [String?] { state.withLock { $0.requests } }

  func change(to answer: Answer) { state.withLock { $0.answer = answer } }

  func open() throws(FaqServiceError) -> sending any ByteStream {
    let answer = try request(ifNoneMatch: nil)
    return MemorySource(Array((answer?.body ?? "").utf8), name: name, chunkSize: 5).open()
  }

  /// Returns nil if the content still has the tag.
  func request(ifNoneMatch tag: String?) throws(FaqServiceError) -> Answer? {
    let isBusy = state.withLock { state in
      state.requests.append(tag)
      state.busy -= 1
      return state.busy >= 0
    }
    if isBusy {
      throw FaqServiceError(
        .tooManyRequests,
        source: name,
        reason: "the server answered 429 Too Many Requests",
        recovery: .after(.seconds(3))
      )
    }
    let answer = state.withLock { $0.answer }
    return answer.tag == tag ? nil : answer
  }
}
