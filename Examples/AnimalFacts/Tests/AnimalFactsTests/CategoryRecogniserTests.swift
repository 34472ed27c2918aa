import ContentParser
import FaqCommand
import FaqImport
import FaqService
import Foundation
import Renderers
import Testing

@testable import AnimalFacts

@Suite("An answer of the server becomes entries")
struct CategoryRecogniserTests {
  @Test("A category is an entry with a title and its facts, spelled as in the answer")
  func entry() async throws {
    let answer = #"""
      [{"title":"C\u00e4ts","description":"Sleep \"a lot\".","image":"cat","order":1,
      "status":"free","content":[{"fact":"They purr.","image":"cat-asleep"},{"fact":"Soft."}]}]
      """#
    #expect(
      try await Answers.faqs(of: answer).map { $0.value?.description } == [
        #"""
        {"summary":"free · Sleep \"a lot\".","elements":[{"type":"title","text":"C\u00e4ts"},\#
        {"type":"category","description":"Sleep \"a lot\".","image":"cat","access":"free",\#
        "facts":[{"type":"fact","text":"They purr.","image":"cat-asleep"},\#
        {"type":"fact","text":"Soft."}]}]}
        """#
      ]
    )
  }

  @Test("Categories are sorted by their order, and those without one come last")
  func order() async throws {
    let titles = try await Answers.documents(of: Answers.small).map(\.title)
    #expect(titles == ["Cats", "Owls", "Bats", "Bees"])
  }

  @Test("A category without facts is coming soon, whatever its status says")
  func empty() async throws {
    let summaries = try await Answers.faqs(of: Answers.small).map { $0["summary"]?.string?.text }
    #expect(
      summaries == [
        "free · Sleep a lot.", "paid · Hard to surprise.", "coming soon · Fly by ear.",
        "coming soon · Dance.",
      ]
    )
  }

  @Test("Only the status “free” shows facts", arguments: [#""Paid""#, #""Free""#, "true", "null"])
  func closed(status: String) async throws {
    let answer = #"[{"title":"Owls","status":\#(status),"content":[{"fact":"They turn."}]}]"#
    #expect(
      TextRenderer.plain().render(try await Answers.documents(of: answer)) == """
        Owls

        ! Watch an ad to continue
          The screens open the 1 fact.

        """
    )
  }

  @Test("What a category lacks, its entry lacks too")
  func gaps() async throws {
    #expect(
      try await Answers.faqs(of: #"[{"content":[{"image":"cat"},7]}]"#)
        .map { $0.value?.description } == [
          #"""
          {"summary":"paid","elements":[{"type":"title","text":""},\#
          {"type":"category","access":"paid","facts":[{"type":"fact","image":"cat"}]}]}
          """#
        ]
    )
  }

  @Test(
    "Content that is no answer is left to others",
    arguments: [
      #"[{"elements":[{"type":"title","text":"A"}]}]"#, #"[{"type":"title","text":"A"}]"#,
      #"{"a":1}"#, "[oops]", "", "# Cats", "[]",
    ]
  )
  func others(content: String) {
    #expect(CategoryRecogniser().read(Array(content.utf8))?.entries.count == nil)
  }

  @Test("A fault of a fact is reported where the answer has it")
  func places() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = """
      [{"title":"Cats","description":"Quiet hunters","image":"cat","status":"free",
      "content":[{"fact":"Soft."},
      {"fact":7}]}]
      """
    try Data(answer.utf8).write(to: file)
    let result = await Program(source: file.path).run("check")
    #expect(result.output.contains(":3:9: "), "\(result.output)")
    #expect(result.errors.contains("categories of animals, 1 of 1"), "\(result.errors)")
  }
}
