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

  /// Creates a response from what a transport has received.
  ///
  /// - Parameters:
  ///   - status: The status code, such as 200.
  ///   - headers: The values by name, in any case. Several values of one header are joined by
  ///     commas.
  ///   - redirects: The responses that led to this one, in order. Content is fresh only as long as
  ///     all of them are.
  public init(status: Int, headers: [String: String], redirects: [Self] = []) {
    let fields = headers.map { ResponseHead.Field(name: $0.key.lowercased(), value: $0.value) }
    self.init(ResponseHead(status: status, fields: fields), redirects: redirects.map(\.head))
  }

  /// The answer to a reader who may have a copy, once the first bytes of the content are there.
  ///
  /// - Parameters:
  ///   - validators: Those that were sent with the request.
  ///   - limits: The limits of the source; only the size is checked here.
  ///   - source: The name of the source in errors.
  ///   - now: The time of the response.
  ///   - acceptsPage: Whether a web page is content, given all of its bytes; if nil, none is.
  ///   - body: Starts reading the decompressed content; called once if the status is 200 or 203,
  ///     and otherwise not at all.
  /// - Returns: The content, or for the status 304 that the copy is still current.
  /// - Throws: `.notFound` for the statuses 404 and 410, and `.unavailable` for all others, with
  ///   the pause that the server asks for. For content, `.tooLarge`, `.malformed` if it is a page
  ///   or not in UTF-8, `.unreadable` if its length is contradictory, or an error of `body`. The
  ///   stream throws the same errors.
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
