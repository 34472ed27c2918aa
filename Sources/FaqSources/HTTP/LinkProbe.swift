import FaqService

/// Asks whether something is at an address, without reading it.
///
/// It asks with HEAD, and with GET where the server does not answer HEAD. Redirects are followed as
/// browsers do. No secrets are sent, not even those in the address.
package struct LinkProbe: Sendable {
  /// What a server says about an address.
  package enum Answer: Equatable, Sendable {
    /// Something is there; or at another address, if the server has moved it for good.
    case found(movedTo: HTTPAddress?)
    /// The server has refused with a status.
    case refused(status: Int, reason: String)
    /// There is no usable answer.
    case failed(reason: String, hint: String?)
    /// The task was cancelled.
    case cancelled
  }

  private static let maximumRedirects = 10

  let limits: TransferLimits
  var authorities = CertificateAuthorities.system
  var library = CurlLibrary()
  /// What the client calls itself: `faq/1.0`.
  package var agent = "faq/\(Version.current)"

  /// 10 seconds to connect, 15 seconds of silence, and 20 seconds in total.
  package static let limits = TransferLimits(
    connecting: .seconds(10),
    silence: .seconds(15),
    total: .seconds(20)
  )

  /// Asks a server.
  package func ask(_ address: HTTPAddress) async -> Answer {
    guard library.isThere else {
      let error = FaqServiceError.missingLibrary(source: "\(address)")
      return .failed(reason: error.reason, hint: error.hint)
    }
    do throws(TransferFault) {
      return try await follow(address)
    } catch {
      guard error != .cancelled else { return .cancelled }
      let error = FaqServiceError(error, limits: limits, source: "\(address)")
      return .failed(reason: error.reason, hint: error.hint)
    }
  }
}

extension LinkProbe {
  /// A probe; the total limit of time is for one address.
  package init(authorities: CertificateAuthorities) {
    self.init(limits: Self.limits, authorities: authorities)
  }
}

private extension LinkProbe {
  func follow(_ start: HTTPAddress) async throws(TransferFault) -> Answer {
    var address = start
    var isPermanent = true
    var spent = Duration.zero
    for _ in 0...Self.maximumRedirects {
      let head = try await head(of: address, spent: &spent)
      let status = HTTPStatus(head.status)
      guard status.isRedirect, let location = head.value("location") else {
        guard status.isRefusal else {
          return .found(movedTo: isPermanent && address != start ? address : nil)
        }
        return .refused(status: head.status, reason: "the server answered \(status)")
      }
      guard let next = try? address.resolving(location) else {
        return .failed(reason: "the server redirects to an invalid address", hint: nil)
      }
      isPermanent = isPermanent && [301, 308].contains(head.status)
      address = next
    }
    return .failed(
      reason: "the server redirects more than \(Self.maximumRedirects) times",
      hint: nil
    )
  }

  /// The head of the response to HEAD, or if the server refuses that, to GET.
  func head(
    of address: HTTPAddress,
    spent: inout Duration
  ) async throws(TransferFault) -> ResponseHead {
    do throws(TransferFault) {
      let head = try await head(of: address, onlyHead: true, spent: &spent)
      // A server that is asked too often should not be asked again at once.
      if !HTTPStatus(head.status).isRefusal || head.status == 429 { return head }
    } catch {
      guard [.noAnswer, .broken].contains(error) else { throw error }
    }
    return try await head(of: address, onlyHead: false, spent: &spent)
  }

  func head(
    of address: HTTPAddress,
    onlyHead: Bool,
    spent: inout Duration
  ) async throws(TransferFault) -> ResponseHead {
    let request = HTTPRequest(
      address: address,
      authorities: authorities,
      agent: agent,
      lines: ["Accept: */*"],
      asksOnlyForHead: onlyHead
    )
    let exchange = try Exchange(request, limits: limits, spent: spent)
    let head = try await exchange.head()
    spent = await exchange.spent
    return head
  }
}

private extension HTTPStatus { var isRefusal: Bool { !(200...399).contains(code) } }

extension HTTPAddress {
  /// The host, which is a server to be polite to.
  package var host: String { origin.host }

  /// Whether the address has no query, whose values might be secrets.
  package var isWhollyShown: Bool { query == nil }
}
