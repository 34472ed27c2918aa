import FaqService
import FaqSources
import Synchronization

/// A source that gives scripted replies, one for each call, and records the validators.
final class ScriptedSource: RevalidatingSource {
  enum Reply: Sendable {
    case content(String, KeepingTerms = KeepingTerms(allowsKeeping: true))
    case unchanged(KeepingTerms = KeepingTerms(allowsKeeping: true))
    case failure(FaqServiceError.Recovery)
    /// The start of the content, and then a failure.
    case torn(String)
  }

  let name = "https://example.com/faqs.json"
  let identity: String?
  private let state: Mutex<(replies: ArraySlice<Reply>, questions: [Validators?])>

  init(_ replies: [Reply], identity: String? = "https://example.com/faqs.json") {
    self.identity = identity
    state = Mutex((replies[...], []))
  }

  /// The validators of each call.
  var questions: [Validators?] { state.withLock { $0.questions } }

  func open(unlessStill validators: Validators?) throws(FaqServiceError) -> sending Answer {
    let reply = state.withLock { state in
      state.questions.append(validators)
      return state.replies.popFirst() ?? .failure(.never)
    }
    switch reply {
    case .content(let text, let terms): return .content(stream(text, failure: nil), terms)
    case .unchanged(let terms): return .unchanged(terms)
    case .failure(let recovery): throw failure(recovery)
    case .torn(let text):
      return .content(stream(text, failure: failure(.later)), KeepingTerms(allowsKeeping: true))
    }
  }

  private func stream(_ text: String, failure: FaqServiceError?) -> sending any ByteStream {
    Stream(chunks: Array(text.utf8).map { [$0] }[...], failure: failure)
  }

  private func failure(_ recovery: FaqServiceError.Recovery) -> FaqServiceError {
    FaqServiceError(.unavailable, source: name, reason: "no connection", recovery: recovery)
  }

  struct Stream: ByteStream {
    var chunks: ArraySlice<[UInt8]>
    let failure: FaqServiceError?

    mutating func next() throws(FaqServiceError) -> [UInt8]? {
      if let chunk = chunks.popFirst() { return chunk }
      if let failure { throw failure }
      return nil
    }
  }
}

extension FaqSource {
  /// All content as text.
  func text() async throws(FaqServiceError) -> String {
    var stream = try await open()
    var bytes: [UInt8] = []
    while let chunk = try await stream.next() { bytes += chunk }
    return String(utf8: bytes)
  }
}
