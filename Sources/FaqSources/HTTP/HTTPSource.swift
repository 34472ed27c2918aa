import FaqService
import Platform

/// Content from a web server.
///
/// ```swift
/// let source = HTTPSource(try HTTPAddress("https://example.com/faqs.json"))
/// let faqs = try await FaqService(source: source).fetch()
/// ```
///
/// libcurl does the transport. It is loaded at first use; if it is missing, the error says what to
/// install. The variables `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` choose the proxy.
/// At most five redirects are followed, from https only to https. Secrets (headers, user and
/// password) are sent only to the origin of the address.
public struct HTTPSource: RevalidatingSource {
  /// The address of the content.
  public let address: HTTPAddress
  /// Request headers, for content that is not public.
  public let headers: [HTTPHeader]
  /// The limits of time and size.
  public let limits: TransferLimits
  /// The certificate authorities to trust for https.
  public let authorities: CertificateAuthorities

  /// Whether there is content in the bytes of a web page.
  public typealias PageCheck = @Sendable (_ page: [UInt8]) -> Bool

  /// Which web pages are content; by default none is.
  ///
  /// A page that is not content is an error, so that the page of a login or of an outage does not
  /// take the place of a copy in the cache.
  public var acceptsPage: PageCheck?
  /// The charset of the content, whatever the server says.
  package var charset: Charset?
  /// What the client calls itself: `faq/1.0`.
  package var agent = "faq/\(Version.current)"
  /// Called before `open` returns with the address that redirects led to, without its query.
  package var noteRedirect: @Sendable (_ address: String) -> Void = { _ in return }
  var library = CurlLibrary()
  /// Seconds since 1970.
  var now: @Sendable () -> Int = { time(nil) }

  private static let maximumRedirects = 5

  /// Creates a source for the content at an address; nothing is sent before it is opened.
  ///
  /// - Parameters:
  ///   - address: The address; with a user in it, the content is private and is not cached.
  ///   - headers: Sent in addition to the usual ones, or in their place. With any of them, the
  ///     content is private and is not cached.
  ///   - limits: The limits of time and size; the time includes that of redirects.
  ///   - authorities: Whose certificates to accept for https.
  public init(
    _ address: HTTPAddress,
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .standard,
    authorities: CertificateAuthorities = .system
  ) {
    self.address = address
    self.headers = headers
    self.limits = limits
    self.authorities = authorities
  }

  /// The version of libcurl; nil if it is not installed.
  package static var libraryVersion: String? { CurlLibrary().version }

  /// The address without its possible secrets.
  public var name: String { address.description }

  /// The whole address; nil if secrets are sent with the request, since such content is private.
  public var identity: String? {
    guard headers.isEmpty, address.credentials == nil else { return nil }
    return address.request + (charset.map { "#\($0.name)" } ?? "")
  }

  /// Sends the request, and returns when the first bytes of the content have arrived.
  ///
  /// Each call is a request of its own. Data is received only while the reader waits for more; a
  /// stream that is released closes its connection.
  ///
  /// - Parameter validators: Sent as `If-None-Match` and `If-Modified-Since`.
  /// - Returns: The content as it arrives, or that the copy is still current.
  /// - Throws: An error with one of the codes `.notFound`, `.unavailable`, `.unreadable`,
  ///   `.malformed`, `.tooLarge`, `.tooSlow`, `.insecure`, `.untrusted` and `.missingLibrary`, or
  ///   `.cancelled` as soon as the task is cancelled. The stream throws the same errors.
  public func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    guard library.isThere else { throw .missingLibrary(source: name) }
    let (response, exchange, name) = try await follow(unlessStill: validators)
    let answer = try await response.answer(
      unlessStill: validators,
      limits: limits,
      source: name,
      now: Timestamp(seconds: Int64(now())),
      acceptsPage: acceptsPage
    ) { () throws(FaqServiceError) in
      try HTTPStream(response.head, of: exchange, limits: limits, name: name)
    }
    response.redirected.map(noteRedirect)
    return answer
  }
}

private extension HTTPSource {
  /// The first response that is not a redirect, and the name of the source with the target of the
  /// last redirect.
  func follow(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> (HTTPResponse, Exchange, name: String) {
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
          var response = HTTPResponse(head: head, redirects: redirects, charset: charset)
          response.redirected = redirects.isEmpty ? nil : address.place
          return (response, exchange, name)
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

/// The certificate authorities to trust; verification cannot be turned off.
public struct CertificateAuthorities: Hashable, Sendable {
  /// A PEM file of certificates, instead of the system's file.
  public var file: String?
  /// A folder of PEM files named by `openssl rehash`, instead of the system's folder.
  public var folder: String?

  /// The authorities in a file and a folder; each defaults to the system's.
  ///
  /// - Parameters:
  ///   - file: The path of a PEM file; if it cannot be read, no server is trusted.
  ///   - folder: The path of a folder that was prepared by `openssl rehash`.
  public init(file: String? = nil, folder: String? = nil) {
    self.file = file
    self.folder = folder
  }

  /// The authorities that the system trusts.
  public static let system = Self()
}

/// The limits of time and size for a transfer.
///
/// Time is counted only while a reader waits for data. Zero leaves no time, and no room for
/// content.
public struct TransferLimits: Hashable, Sendable {
  /// The time to resolve the host and establish a connection.
  public var connecting: Duration
  /// The time without any data, once there is a connection.
  public var silence: Duration
  /// The time for the whole transfer, with its redirects.
  public var total: Duration
  /// The size of the decompressed content in bytes.
  public var size: Int

  /// Creates limits; each defaults to that of `standard`.
  public init(
    connecting: Duration = .seconds(10),
    silence: Duration = .seconds(20),
    total: Duration = .seconds(120),
    size: Int = 64 << 20
  ) {
    self.connecting = connecting
    self.silence = silence
    self.total = total
    self.size = size
  }

  /// 10 seconds to connect, 20 seconds of silence, 2 minutes in total, and 64 MiB.
  public static let standard = Self()
}

/// A number of bytes as text: `64 MiB`, `10.5 MiB`, `100 bytes`.
package struct ByteCount: CustomStringConvertible {
  package let description: String

  package init(_ count: Int) {
    let unit = Self.units.last { count >= $0.size }
    guard let unit else {
      description = "\(count) bytes"
      return
    }
    let tenths = count / (unit.size / 10)
    let fraction = tenths % 10
    description = "\(tenths / 10)\(fraction == 0 ? "" : ".\(fraction)") \(unit.name)"
  }

  private static let units = [
    (size: 1 << 10, name: "KiB"), (size: 1 << 20, name: "MiB"), (size: 1 << 30, name: "GiB"),
  ]
}
