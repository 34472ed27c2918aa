import Foundation
import Markup
import Testing

@Suite("CommonMark's specification")
struct SpecificationTests {
  @Test("Every example gives the HTML of the specification")
  func examples() throws {
    let examples = try SpecificationExample.all()
    #expect(examples.count == 655)
    let parser = MarkupParser(extensions: .commonMark)
    let failing = examples.filter { example in
      HTMLRendering.html(of: parser.parse(example.markdown)) != example.html
    }
    for example in failing {
      let html = HTMLRendering.html(of: parser.parse(example.markdown))
      Issue.record("\(example.example): \(example.markdown)\n---\n\(example.html)\n---\n\(html)")
    }
  }
}

/// One example of the specification.
private struct SpecificationExample: Decodable {
  let example: Int
  let markdown: String
  let html: String

  static func all() throws -> [Self] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/spec.json")
    return try JSONDecoder().decode([Self].self, from: Data(contentsOf: file))
  }
}
