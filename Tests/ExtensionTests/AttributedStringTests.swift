import ContentParser
import FaqFoundation
import Foundation
import Testing

@Suite("A document as an attributed string")
struct AttributedStringTests {
  @Test("Blocks of one's own, containers and links are in it, with nothing but public interface")
  func document() throws {
    let document = try Document.parsing(
      """
      {"type":"title","text":"Tour"},
      {"type":"callout","title":"Mind","elements":[
        {"type":"video","caption":"Walk","url":"https://example.com/a"}
      ]}
      """
    )
    let text = AttributedString(document)
    let link = text.runs.first { $0.link != nil }
    #expect(String(text.characters) == "Tour\n\n│ Mind\n│ Watch: Walk")
    #expect(link.map { String(text[$0.range].characters) } == "Watch: Walk")
    #expect(link?.link?.absoluteString == "https://example.com/a")
  }
}
