import AnimalsAPI
import FaqService

/// Turns an answer of the server into entries, one for each category; other content stays as it is.
struct CategorySource: FaqSource {
  let base: any FaqSource

  var name: String { base.name }

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    var stream = try await base.open()
    var content: [UInt8] = []
    while let chunk = try await stream.next() { content += chunk }
    if let categories = AnimalsAPI.categories(in: content) {
      content = Array(JSONText.array(categories.map(\.entry)).utf8)
    }
    return MemorySource(content, name: name).open()
  }
}
