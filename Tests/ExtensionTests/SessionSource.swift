import FaqService
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct SessionSource: FaqSource {
  let url: URL
  var name: String { url.absoluteString }

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    do {
      return MemorySource(Array(try await URLSession.shared.data(from: url).0)).open()
    } catch {
      throw FaqServiceError(.unavailable, source: name, reason: "\(error)", recovery: .later)
    }
  }
}
