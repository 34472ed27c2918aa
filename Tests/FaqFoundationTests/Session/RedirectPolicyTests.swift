import FaqService
import Foundation
import Testing

@testable import FaqFoundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Which redirects are followed")
struct RedirectPolicyTests {
  @Test(
    "A redirect never leads from https to http, and own headers stay with their origin",
    arguments: [
      ("https://a.org/1", "https://a.org/2", "secret"),
      ("https://a.org/1", "https://A.org:443/2", "secret"),
      ("https://a.org/1", "https://a.org:8443/2", nil),
      ("https://a.org/1", "https://b.org/2", nil),
      ("http://a.org/1", "https://a.org/2", nil),
    ]
  )
  func headers(from address: String, to next: String, header: String?) throws {
    var request = URLRequest(url: try #require(URL(string: address)))
    request.setValue("secret", forHTTPHeaderField: "X-Key")
    let policy = RedirectPolicy(request)
    let url = request.url
    request.url = URL(string: next)
    let followed = try policy.next(request, after: url, count: 1, source: "it")
    #expect(followed.url?.absoluteString == next)
    #expect(followed.value(forHTTPHeaderField: "X-Key") == header)
  }

  @Test("A redirect from https to http is not followed")
  func downgrade() throws {
    let url = try #require(URL(string: "https://a.org/"))
    let policy = RedirectPolicy(URLRequest(url: url))
    let next = URLRequest(url: try #require(URL(string: "http://a.org/")))
    let error = #expect(throws: FaqServiceError.self) {
      try policy.next(next, after: url, count: 1, source: "it")
    }
    #expect(
      error?.description
        == "it: the server redirects from https: to http:, which is not followed"
    )
  }

  @Test("The fifth redirect is followed, and the sixth is not")
  func count() throws {
    let url = try #require(URL(string: "https://a.org/"))
    let request = URLRequest(url: url)
    let policy = RedirectPolicy(request)
    #expect(try policy.next(request, after: url, count: 5, source: "it") == request)
    #expect(throws: FaqServiceError.self) {
      try policy.next(request, after: url, count: 6, source: "it")
    }
  }

  @Test("A redirect to an invalid address is not followed")
  func noAddress() throws {
    let url = try #require(URL(string: "https://a.org/"))
    let policy = RedirectPolicy(URLRequest(url: url))
    let next = URLRequest(url: try #require(URL(string: "https:")))
    let error = #expect(throws: FaqServiceError.self) {
      try policy.next(next, after: url, count: 1, source: "it")
    }
    #expect(
      error?.description == "it: the server redirects to an invalid address"
    )
  }
}
