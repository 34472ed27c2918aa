import FaqService

/// What a web server answered, for a source with a transport of your own.
///
/// The transport gives status, headers and bytes. Here is what follows from them: which status is
/// an error and whether trying again makes sense, on which terms the content may be kept, and that
/// content is neither too large nor a web page.
public struct HTTPResponse: Sendable {
  let head: ResponseHead
  let redirects: [ResponseHead]

  init(_ head: ResponseHead, redirects: [ResponseHead]) {
    self.head = head
    self.redirects = redirects
  }

  /// A response, and the redirects that led to it in order.
  public init(status: Int, headers: [String: String], redirects: [Self] = []) {
    let fields = headers.map { ResponseHead.Field(name: $0.key.lowercased(), value: $0.value) }
    self.init(ResponseHead(status: status, fields: fields), redirects: redirects.map(\.head))
  }

  /// The answer to someone who may have a copy; an error unless the response has content or says
  /// that the copy still holds.
  ///
  /// `body` begins to read the content, unpacked, and is called if there is any.
  public func answer(
    unlessStill validators: Validators?,
    limits: TransferLimits = .standard,
    source: String,
    now: Timestamp = .now(),
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
    let content = try await ContentStream(body(), of: head, limit: limits.size, name: source)
    return .content(content, terms)
  }
}
