import FaqService
import FaqSources
import Testing

@Suite("Responses of a transport of one's own")
struct ResponseTests {
  private let source = "https://example.com/faqs.json"
  private let validators = Validators(tag: "\"1\"", modified: nil)

  @Test("Headers give the terms and the length of content, regardless of their case")
  func content() async throws {
    let response = HTTPResponse(
      status: 200,
      headers: ["ETAG": "\"2\"", "Cache-Control": "max-age=60", "content-length": "2"]
    )
    let answer = try await answer(response, "[]")
    guard case .content(var stream, let terms) = answer else {
      Issue.record("The content is missing")
      return
    }
    #expect(stream.totalCount == 2)
    #expect(try await stream.next() == Array("[]".utf8))
    #expect(try await stream.next() == nil)
    #expect(
      terms
        == KeepingTerms(
          allowsKeeping: true,
          freshness: .seconds(60),
          validators: Validators(tag: "\"2\"", modified: nil)
        )
    )
  }

  @Test("A redirect with a shorter lifetime shortens the freshness")
  func redirect() async throws {
    let response = HTTPResponse(
      status: 200,
      headers: ["Cache-Control": "max-age=60"],
      redirects: [HTTPResponse(status: 302, headers: ["Cache-Control": "max-age=5"])]
    )
    guard case .content(_, let terms) = try await answer(response, "[]") else {
      Issue.record("The content is missing")
      return
    }
    #expect(terms == KeepingTerms(allowsKeeping: true, freshness: .seconds(5)))
  }

  @Test("If the copy is still current, it keeps the validators that were sent")
  func unchanged() async throws {
    let response = HTTPResponse(status: 304, headers: ["Cache-Control": "max-age=9"])
    guard case .unchanged(let terms) = try await answer(response, "", unlessStill: validators)
    else {
      Issue.record("The copy should still be current")
      return
    }
    #expect(
      terms
        == KeepingTerms(allowsKeeping: true, freshness: .seconds(9), validators: validators)
    )
  }

  @Test(
    "Any other response is an error, which says whether to retry",
    arguments: [
      FailingResponse(404, reason: "the server answered 404 Not Found"),
      FailingResponse(
        503,
        ["Retry-After": "7"],
        reason: "the server answered 503 Service Unavailable",
        recovery: .after(.seconds(7))
      ),
      FailingResponse(
        304,
        reason: "the server says that the content has not changed, but there is no copy of it"
      ),
      FailingResponse(
        200,
        body: " <html>",
        reason: "the server answered with a web page, not JSON"
      ),
      FailingResponse(
        200,
        body: "[12345678]",
        reason: "the content is larger than the limit of 8 bytes"
      ),
      FailingResponse(
        200,
        ["Content-Length": "9"],
        reason: "the content has 9 bytes; the limit is 8 bytes"
      ),
    ]
  )
  func failures(failure: FailingResponse) async throws {
    let response = HTTPResponse(status: failure.status, headers: failure.headers)
    let error = await #expect(throws: FaqServiceError.self) {
      _ = try await answer(response, failure.body)
    }
    #expect(error?.source == source)
    #expect(error?.reason == failure.reason)
    #expect(error?.recovery == failure.recovery)
  }

  @Test("The body is asked for only if it is content", arguments: [201, 204, 302, 304, 404, 500])
  func noContent(status: Int) async throws {
    await #expect(throws: FaqServiceError.self) {
      _ = try await HTTPResponse(status: status, headers: [:]).answer(
        unlessStill: nil,
        source: source
      ) {
        Issue.record("The body was asked for")
        return MemorySource(Array("[]".utf8)).open()
      }
    }
  }

  private func answer(
    _ response: HTTPResponse,
    _ body: String,
    unlessStill validators: Validators? = nil
  ) async throws(FaqServiceError) -> sending Answer {
    try await response.answer(
      unlessStill: validators,
      limits: TransferLimits(size: 8),
      source: source,
      now: Timestamp(seconds: 0)
    ) {
      MemorySource(Array(body.utf8)).open()
    }
  }
}

/// A response without valid content, and the expected error.
struct FailingResponse: Sendable {
  let status: Int
  let headers: [String: String]
  let body: String
  let reason: String
  let recovery: FaqServiceError.Recovery

  init(
    _ status: Int,
    _ headers: [String: String] = [:],
    body: String = "[]",
    reason: String,
    recovery: FaqServiceError.Recovery = .never
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.reason = reason
    self.recovery = recovery
  }
}
