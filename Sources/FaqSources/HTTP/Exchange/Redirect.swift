import FaqService

/// The reason why a redirect is not followed.
package enum RedirectFault: Error, Hashable {
  case nowhere
  case away(HTTPAddressError)
  case downgrade
}

extension HTTPAddress {
  /// The target of a `Location` header in a response from this address.
  package func redirected(to location: String?) throws(RedirectFault) -> Self {
    guard let location, !location.isEmpty else { throw .nowhere }
    let next: Self
    do throws(HTTPAddressError) {
      next = try resolving(location)
    } catch {
      throw .away(error)
    }
    guard next.origin.scheme == .https || origin.scheme == .http else { throw .downgrade }
    return next
  }
}

extension FaqServiceError {
  package static func redirect(_ fault: RedirectFault, source: String) -> Self {
    Self(.unreadable, source: source, reason: "the server redirects \(fault.direction)")
  }

  package static func redirects(_ count: Int, source: String) -> Self {
    Self(.unreadable, source: source, reason: "the server redirects more than \(count) times")
  }
}

private extension RedirectFault {
  var direction: String {
    switch self {
    case .nowhere: "without a target"
    case .downgrade: "from https: to http:, which is not followed"
    case .away(.scheme(let name)): "to an address with \(name):, which is not followed"
    case .away: "to an invalid address"
    }
  }
}
