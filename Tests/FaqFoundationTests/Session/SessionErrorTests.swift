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
      (.networkConnectionLost, .unavailable, "the connection was interrupted"),
      (
        .serverCertificateUntrusted, .untrusted,
        "the server's certificate was issued by an unknown authority"
      ),
      (
        .serverCertificateHasBadDate, .insecure,
        "the server's certificate has expired, or is not valid yet"
      ),
      (
        .secureConnectionFailed, .insecure,
        "the TLS handshake with the server failed"
      ),
      (
        .appTransportSecurityRequiresSecureConnection, .insecure,
        "this app may fetch only over https:"
      ),
      (.cannotDecodeContentData, .unreadable, "the content cannot be decompressed"),
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
