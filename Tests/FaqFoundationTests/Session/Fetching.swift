import FaqFoundation
import FaqService
import FaqSources
import Foundation
import TestServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a fetch came to.
enum Outcome: Equatable, Sendable {
  case content(String)
  case failure(String, hint: String? = nil, FaqServiceError.Recovery = .never)
}

extension FaqSource {
  /// All of the content, or why it cannot be had.
  func outcome() async -> Outcome {
    do throws(FaqServiceError) {
      var stream = try await open()
      var bytes: [UInt8] = []
      while let chunk = try await stream.next() { bytes += chunk }
      return .content(String(utf8: bytes))
    } catch {
      return .failure(error.reason, hint: error.hint, error.recovery)
    }
  }
}

extension LoopbackServer {
  func url(_ path: String = "/faqs.json") throws -> URL {
    try #require(URL(string: origin + path))
  }

  /// A source here, whose limits are short.
  func source(
    _ path: String = "/faqs.json",
    limits: TransferLimits = .short
  ) throws -> URLSessionSource {
    URLSessionSource(try url(path), limits: limits)
  }
}

extension TransferLimits {
  /// For a server on loopback, on a machine that may be busy.
  static let short = Self(silence: .seconds(60), total: .seconds(60), size: 1 << 20)

  /// For a test that has to end by other means.
  static let endless = Self(silence: .seconds(600), total: .seconds(600), size: .max)
}
