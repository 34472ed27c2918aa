import ContentParser
import FaqService
import FaqTesting
import Renderers
import Testing

@Suite("A block with a date and a choice, as the documentation shows it")
struct EventTests {
  private static let item = #"{"type":"event","name":"Tour","day":"2026-05-01","access":"members"}"#

  @Test("It meets the requirements of a block type")
  func requirements() { #expect(violations(of: Event.self, examples: [Self.item]).isEmpty) }

  @Test(
    "The day is written as the language of the item has it",
    arguments: [
      (item, "Tour: 2026-05-01, for members\n"),
      (
        #"{"type":"event","name":"Rundgang","day":"2026-05-01","lang":"de"}"#,
        "Rundgang: 1.5.2026\n"
      ),
    ]
  )
  func shown(item: String, output: String) throws {
    #expect(try text(of: item) == output)
  }

  @Test(
    "A day that there is not, and another choice, are faults that say what is expected",
    arguments: [
      (#"{"type":"event","name":"A","day":"2026-02-30"}"#, "day"),
      (#"{"type":"event","name":"A","day":"2026-02-01","access":"staff"}"#, "members"),
    ]
  )
  func faults(item: String, word: String) throws {
    #expect(try document(item).diagnostics.map(\.message).contains { $0.contains(word) })
  }

  private func document(_ item: String) throws -> Document {
    let parser = ContentParser(registry: try .standard.adding(Event.self))
    return parser.parse(try RawFaq(parsing: #"{"elements":[\#(item)]}"#))
  }

  private func text(of item: String) throws -> String {
    TextRenderer.plain().render(try document(item))
  }
}
