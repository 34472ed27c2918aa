import FaqService

/// The response of a web server, for a source with a transport of your own.
///
/// The transport provides status, headers and bytes. This type decides which status is an error and
/// whether to retry, and on which terms the content may be cached. It rejects content that is too
/// large, and web pages that hold no content.
public struct HTTPResponse: Sendable {
  let head: ResponseHead
  let redirects: [ResponseHead]

  init(_ head: ResponseHead, redirects: [ResponseHead]) {
    self.head = head
    self.redirects = redirects
  }

  /// A response, with the redirects before it in order.
  public init(status: Int, headers: [String: String], redirects: [Self] = []) {
    let fields = headers.map { ResponseHead.Field(name: $0.key.lowercased(), value: $0.value) }
    self.init(ResponseHead(status: status, fields: fields), redirects: redirects.map(\.head))
  }

  /// The answer to a reader who may have a copy; throws if the response is neither content nor
  /// "not modified".
  ///
  /// A web page is rejected, unless `acceptsPage` finds content in its bytes.
  ///
  /// `body` starts reading the decompressed content; it is called only if there is content.
  public func answer(
    unlessStill validators: Validators?,
    limits: TransferLimits = .standard,
    source: String,
    now: Timestamp = .now(),
    acceptsPage: HTTPSource.PageCheck? = nil,
    body: () throws(FaqServiceError) -> sending any ByteStream
  ) async throws(FaqServiceError) -> sending Answer {
    let seconds = Int(clamping: now.seconds)
    let terms = redirects.reduce(KeepingTerms(head, now: seconds)) {
      $0.limited(by: $1, now: seconds)
    }
    if head.status == 304 {
      guard let validators else { throw .unchangedFromNothing(source: source) }
      return .unchanged(terms.keeping(validators))
    }
    guard HTTPStatus(head.status).isContent else {
      throw FaqServiceError(head, now: seconds, source: source)
    }
    let content = try await ContentStream(
      body(),
      of: head,
      limit: limits.size,
      acceptsPage: acceptsPage,
      name: source
    )
    return .content(content, terms)
  }
}
