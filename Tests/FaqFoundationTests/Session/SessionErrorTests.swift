import FaqService
import FaqSources
import Foundation
import Testing

@testable import FaqFoundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Errors of URLSession")
struct SessionErrorTests {
  @Test(
    "Each has a code and a reason",
    arguments: [
      (.notConnectedToInternet, .unavailable, "this device is not connected to the internet"),
      (.networkConnectionLost, .unavailable, "the connection was broken off"),
      (
        .serverCertificateUntrusted, .untrusted, "nobody who is trusted here vouches for the server"
      ),
      (
        .serverCertificateHasBadDate, .insecure,
        "the server's certificate has expired, or is not valid yet"
      ),
      (
        .secureConnectionFailed, .insecure,
        "no secure connection could be agreed on with the server"
      ),
      (
        .appTransportSecurityRequiresSecureConnection, .insecure,
        "this app may only fetch over https:"
      ),
      (.cannotDecodeContentData, .unreadable, "the content cannot be unpacked"),
      (.dataLengthExceedsMaximum, .unreadable, "the transfer failed with URLError -1103"),
    ] as [(URLError.Code, FaqServiceError.Code, String)]
  )
  func reasons(code: URLError.Code, faqCode: FaqServiceError.Code, reason: String) {
    let error = FaqServiceError(URLError(code), source: "it")
    #expect(error.code == faqCode)
    #expect(error.reason == reason)
    #expect(error.recovery == (faqCode == .unavailable ? .later : .never))
  }

  @Test("An error of another kind is a transfer that failed")
  func other() {
    let error = FaqServiceError(CocoaError(.fileNoSuchFile), source: "it")
    #expect(error.description == "it: the transfer failed")
    #expect(error.recovery == .later)
  }
}
