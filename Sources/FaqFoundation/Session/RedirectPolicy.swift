import FaqService
import FaqSources
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Which redirects are followed, and which headers go along.
struct RedirectPolicy: Sendable {
  private static let maximumCount = 5

  private let origin: Origin?
  /// The names of the headers that are for the origin alone.
  private let ownHeaders: [String]

  init(_ request: URLRequest) {
    origin = Origin(request.url)
    ownHeaders = Array((request.allHTTPHeaderFields ?? [:]).keys).filter { name in
      !Self.sharedHeaders.contains(name.lowercased())
    }
  }

  private static let sharedHeaders: Set = ["accept", "if-none-match", "if-modified-since"]

  /// The request that follows a redirect.
  func next(
    _ request: URLRequest,
    after url: URL?,
    count: Int,
    source: String
  ) throws(FaqServiceError) -> URLRequest {
    guard count <= Self.maximumCount else {
      throw .redirect("more than \(Self.maximumCount) times", source: source)
    }
    do throws(HTTPAddressError) {
      _ = try HTTPAddress(request.url?.absoluteString ?? "")
    } catch .scheme(let name) {
      throw .redirect("to an address with \(name):, which is not followed", source: source)
    } catch {
      throw .redirect("to something that is no address", source: source)
    }
    guard url?.scheme?.lowercased() != "https" || request.url?.scheme?.lowercased() == "https"
    else {
      throw .redirect("from https: to http:, which is not followed", source: source)
    }
    guard Origin(request.url) != origin else { return request }
    var request = request
    for name in ownHeaders { request.setValue(nil, forHTTPHeaderField: name) }
    return request
  }
}

private extension RedirectPolicy {
  /// A server: what a browser calls an origin.
  struct Origin: Hashable {
    let scheme: String
    let host: String
    let port: Int

    init?(_ url: URL?) {
      guard let url, let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased()
      else { return nil }
      self.scheme = scheme
      self.host = host
      port = url.port ?? (scheme == "https" ? 443 : 80)
    }
  }
}

private extension FaqServiceError {
  static func redirect(_ direction: String, source: String) -> Self {
    Self(.unreadable, source: source, reason: "the server redirects \(direction)")
  }
}
