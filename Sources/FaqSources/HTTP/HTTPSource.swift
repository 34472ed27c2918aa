import FaqService

/// Content from a web server.
///
/// ```swift
/// let source = HTTPSource(try HTTPAddress("https://example.com/faqs.json"))
/// let faqs = try await FaqService(source: source).fetch()
/// ```
///
/// libcurl does the work; it is opened when it is first needed, and the error says what to install
/// where it is missing. Proxies are what the variables `http_proxy`, `https_proxy`, `all_proxy` and
/// `no_proxy` say. Redirects are followed up to five times, from https only to https, and what is
/// secret (headers, user and password) goes to the origin of the address alone.
public struct HTTPSource: RevalidatingSource {
  /// Where the content is.
  public let address: HTTPAddress
  /// What is sent along, for content that is not public.
  public let headers: [HTTPHeader]
  /// How long it may take, and how large it may be.
  public let limits: TransferLimits

  let agent = "faq/\(Version.current)"
  let library: CurlLibrary
  /// Seconds since 1970.
  let now: @Sendable () -> Int

  private static let maximumRedirects = 5

  /// The content at an address.
  public init(
    _ address: HTTPAddress,
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .standard
  ) {
    self.init(address, headers: headers, limits: limits, library: CurlLibrary())
  }

  init(
    _ address: HTTPAddress,
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .standard,
    library: CurlLibrary = CurlLibrary(),
    now: @escaping @Sendable () -> Int = { WallClock.seconds }
  ) {
    self.address = address
    self.headers = headers
    self.limits = limits
    self.library = library
    self.now = now
  }

  /// The address, without what may be a secret.
  public var name: String { address.description }

  /// The whole address, unless something secret is sent along: such content is nobody else's.
  public var identity: String? {
    headers.isEmpty && address.credentials == nil ? address.request : nil
  }

  /// Asks the server, and returns when the first of the content is there.
  public func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    guard library.isThere else { throw .missingLibrary(source: name) }
    let (exchange, head, redirects) = try await follow(unlessStill: validators)
    let terms = redirects.reduce(KeepingTerms(head, now: now())) {
      $0.limited(by: $1, now: now())
    }
    if head.status == 304 {
      guard let validators else { throw .unchangedFromNothing(source: name) }
      return .unchanged(terms.keeping(validators))
    }
    guard HTTPStatus(head.status).isContent else {
      throw FaqServiceError(head, now: now(), source: name)
    }
    return .content(
      try await HTTPStream(exchange, after: head, limits: limits, name: name),
      terms
    )
  }
}

private extension HTTPSource {
  /// The first answer that leads nowhere else, and those before.
  func follow(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> (Exchange, ResponseHead, [ResponseHead]) {
    var redirects: [ResponseHead] = []
    var address = address
    var spent = Duration.zero
    while true {
      let request = HTTPRequest(
        to: address,
        for: self,
        unlessStill: validators,
        unpacks: library.unpacks
      )
      do throws(TransferFault) {
        let exchange = try Exchange(request, limits: limits, spent: spent)
        let head = try await exchange.head()
        guard HTTPStatus(head.status).isRedirect else { return (exchange, head, redirects) }
        redirects.append(head)
        spent = await exchange.spent
      } catch {
        throw FaqServiceError(error, limits: limits, source: name)
      }
      address = try next(after: address, redirects)
    }
  }

  /// Where the last of some redirects leads.
  func next(
    after address: HTTPAddress,
    _ redirects: [ResponseHead]
  ) throws(FaqServiceError) -> HTTPAddress {
    guard redirects.count <= Self.maximumRedirects else {
      throw .redirects(Self.maximumRedirects, source: name)
    }
    guard let location = redirects.last?.value("location"), !location.isEmpty else {
      throw .redirect(.nowhere, source: name)
    }
    let next: HTTPAddress
    do throws(HTTPAddressError) {
      next = try address.resolving(location)
    } catch {
      throw .redirect(.away(error), source: name)
    }
    guard next.origin.scheme == .https || address.origin.scheme == .http else {
      throw .redirect(.downgrade, source: name)
    }
    return next
  }
}
