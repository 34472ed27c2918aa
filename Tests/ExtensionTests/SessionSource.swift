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
      // A task of its own is not cancelled: Foundation for Linux may trap if a load is.
      let load = Task { try await URLSession.shared.data(from: url).0 }
      return MemorySource(Array(try await load.value)).open()
    } catch {
      throw FaqServiceError(.unavailable, source: name, reason: "\(error)", recovery: .later)
    }
  }
}
