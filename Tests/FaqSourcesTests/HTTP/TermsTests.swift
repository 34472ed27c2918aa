import FaqService
import Testing

@testable import FaqSources

@Suite("Response headers decide about caching and retries")
struct TermsTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT.
  private static let now = 784_111_777

  @Test(
    "A date is read in each of the three forms",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
      ("Sun Nov  6 08:49:37 1994", 784_111_777),
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200),
      ("Wed, 01 Mar 2100 00:00:00 GMT", 4_107_542_400),
    ]
  )
  func date(text: String, seconds: Int) { #expect(HTTPDate(text)?.seconds == seconds) }

  @Test(
    "An invalid date is rejected",
    arguments: [
      "", "0", "tomorrow", "Sun, 06 Nov 1994", "Sun, 06 Abc 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 25:00:00 GMT", "Sun, 40 Nov 1994 08:49:37 GMT", ",:,,,:",
    ]
  )
  func noDate(text: String) { #expect(HTTPDate(text) == nil) }

  @Test("A response says how long it is fresh", arguments: FreshnessCase.all)
  func freshness(of freshness: FreshnessCase) {
    #expect(KeepingTerms(freshness.head, now: Self.now) == freshness.terms)
  }

  @Test(
    "A redirect can shorten the freshness",
    arguments: [
      (302, [:], 0), (301, [:], 60), (302, ["cache-control": "max-age=30"], 30),
      (301, ["cache-control": "max-age=90"], 60),
    ]
  )
  func redirect(status: Int, headers: [String: String], seconds: Int) {
    let terms = KeepingTerms(allowsKeeping: true, freshness: .seconds(60))
    let limited = terms.limited(by: ResponseHead(status: status, headers), now: Self.now)
    #expect(limited == KeepingTerms(allowsKeeping: true, freshness: .seconds(seconds)))
  }

  @Test(
    "An overloaded server can say when to retry",
    arguments: [
      (503, "120", .after(.seconds(120))),
      (429, "Sun, 06 Nov 1994 08:50:37 GMT", .after(.seconds(60))),
      (503, "Sun, 06 Nov 1994 08:48:37 GMT", .after(.zero)),
      (503, "99999999999999999999", .after(.seconds(2_147_483_648))),
      (503, "soon", .later), (503, "-1", .later), (404, "120", .never),
    ] as [(Int, String, FaqServiceError.Recovery)]
  )
  func retryAfter(status: Int, value: String, recovery: FaqServiceError.Recovery) {
    let head = ResponseHead(status: status, ["retry-after": value])
    #expect(FaqServiceError(head, now: Self.now, source: "a").recovery == recovery)
  }

  @Test(
    "A status is reported in words, and decides whether to retry",
    arguments: [
      (404, "404 Not Found", .never), (410, "410 Gone", .never),
      (408, "408 Request Timeout", .later),
      (425, "425 Too Early", .later), (429, "429 Too Many Requests", .later),
      (500, "500 Internal Server Error", .later), (599, "599", .later), (299, "299", .never),
    ] as [(Int, String, FaqServiceError.Recovery)]
  )
  func status(code: Int, words: String, recovery: FaqServiceError.Recovery) {
    let error = FaqServiceError(ResponseHead(status: code, [:]), now: 0, source: "a")
    #expect(error.reason == "the server answered \(words)")
    #expect(error.recovery == recovery)
  }

  @Test(
    "Messages of TLS libraries about certificates are classified",
    arguments: [
      ("SSL certificate problem: unable to get local issuer certificate", TLSFault.issuer),
      ("SSL certificate problem: self-signed certificate", .issuer),
      ("SSL certificate problem: certificate has expired", .expired),
      ("SSL: no alternative certificate subject name matches target host name 'a'", .name),
      ("server verification failed: certificate signer not trusted. (CAfile: none)", .issuer),
      ("SSL: certificate subject name (b) does not match target host name 'a'", .name),
      ("server certificate verification failed", .unverified),
    ]
  )
  func certificate(message: String, fault: TLSFault) { #expect(TLSFault(message) == fault) }
}

/// The headers of a response, and the expected terms.
struct FreshnessCase: CustomTestStringConvertible, Sendable {
  let headers: [String: String]
  let terms: KeepingTerms

  init(_ headers: [String: String], keeps: Bool = true, for seconds: Int = 0) {
    self.headers = headers
    terms = KeepingTerms(allowsKeeping: keeps, freshness: .seconds(seconds))
  }

  var head: ResponseHead { ResponseHead(status: 200, headers) }
  var testDescription: String { "\(headers)" }

  static let all = [
    Self([:]),
    Self(["cache-control": "max-age=60"], for: 60),
    Self(["cache-control": "private, Max-Age=60"], for: 60),
    Self(["cache-control": "max-age=60", "age": "50"], for: 10),
    Self(["cache-control": "max-age=60", "age": "70"]),
    Self(["cache-control": "max-age=60, no-cache"]),
    Self(["cache-control": "no-store"], keeps: false),
    Self(["cache-control": "max-age=99999999999999999999"], for: 2_147_483_648),
    Self(["cache-control": "max-age=x", "expires": "Sun, 06 Nov 1994 08:59:37 GMT"]),
    Self(["cache-control": "max-age=60", "vary": "*"]),
    Self(["expires": "Sun, 06 Nov 1994 08:59:37 GMT"], for: 600),
    Self(
      ["expires": "Sun, 06 Nov 1994 08:59:37 GMT", "date": "Sun, 06 Nov 1994 08:59:07 GMT"],
      for: 30
    ),
    Self(["expires": "0"]),
  ]
}

extension ResponseHead {
  init(status: Int, _ headers: [String: String]) {
    self.init(status: status, fields: headers.map { ($0.key, $0.value) })
  }
}
