import FaqTesting
import Foundation
import Testing

extension Video {
  static let examples = [#"{"type":"video","caption":"Tour","url":"https://example.com/tour"}"#]
}

@Suite("Types of our own")
struct OwnTypesTests {
  @Test("A video meets the requirements of a block type")
  func video() {
    #expect(violations(of: Video.self).isEmpty)
  }

  @Test("The outline meets the requirements of a renderer")
  func outline() {
    #expect(violations(of: OutlineRenderer(), blocks: [Video.self]).isEmpty)
  }

  @Test("The page keeps them with an override for videos")
  func page() {
    #expect(violations(of: pageWithVideos(), blocks: [Video.self], reading: .html).isEmpty)
  }

  @Test("The session meets the requirements of a source")
  func session() async throws {
    let url = try #require(URL(string: "data:application/json,%5B%5D"))
    let found = await violations(of: SessionSource(url: url))
    #expect(found.isEmpty)
  }
}
