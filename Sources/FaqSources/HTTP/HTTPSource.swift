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
  /// Who has to vouch for a server that is asked over https.
  public let authorities: CertificateAuthorities

  let agent = "faq/\(Version.current)"
  let library: CurlLibrary
  /// Seconds since 1970.
  let now: @Sendable () -> Int

  private static let maximumRedirects = 5

  /// The content at an address.
  public init(
    _ address: HTTPAddress,
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .standard,
    authorities: CertificateAuthorities = .system
  ) {
    self.init(
      address,
      headers: headers,
      limits: limits,
      authorities: authorities,
      library: CurlLibrary()
    )
  }

  init(
    _ address: HTTPAddress,
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .standard,
    authorities: CertificateAuthorities = .system,
    library: CurlLibrary = CurlLibrary(),
    now: @escaping @Sendable () -> Int = { WallClock.seconds }
  ) {
    self.address = address
    self.headers = headers
    self.limits = limits
    self.authorities = authorities
    self.library = library
    self.now = now
  }

  /// The version of libcurl; nil if it is not installed.
  package static var libraryVersion: String? { CurlLibrary().version }

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
    let arrival = try await follow(unlessStill: validators)
    let response = HTTPResponse(arrival.head, redirects: arrival.redirects)
    return try await response.answer(
      unlessStill: validators,
      limits: limits,
      source: arrival.name,
      now: Timestamp(seconds: Int64(now()))
    ) { () throws(FaqServiceError) in
      try HTTPStream(arrival, limits: limits)
    }
  }
}

/// The answer that redirects led to, or that came at once.
struct Arrival {
  let exchange: Exchange
  let head: ResponseHead
  /// The answers before, in order.
  let redirects: [ResponseHead]
  /// The source, and where it led to.
  let name: String
}

private extension HTTPSource {
  /// The first answer that leads nowhere else.
  func follow(unlessStill validators: Validators?) async throws(FaqServiceError) -> Arrival {
    var redirects: [ResponseHead] = []
    var address = address
    var name = name
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
        guard HTTPStatus(head.status).isRedirect else {
          return Arrival(exchange: exchange, head: head, redirects: redirects, name: name)
        }
        redirects.append(head)
        spent = await exchange.spent
      } catch {
        throw FaqServiceError(error, limits: limits, source: name)
      }
      guard redirects.count <= Self.maximumRedirects else {
        throw .redirects(Self.maximumRedirects, source: self.name)
      }
      do throws(RedirectFault) {
        address = try address.redirected(to: redirects.last?.value("location"))
      } catch {
        throw .redirect(error, source: name)
      }
      name = "\(self.name), redirected to \(address)"
    }
  }
}
