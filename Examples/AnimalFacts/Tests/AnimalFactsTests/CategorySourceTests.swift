import ContentParser
import FaqService
import Testing

@testable import AnimalFacts

@Suite("An answer of the server becomes entries")
struct CategorySourceTests {
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

  @Test("What a category lacks, its entry lacks too")
  func gaps() async throws {
    #expect(
      try await Answers.faqs(of: #"[{"content":[{"image":"cat"},7]}]"#)
        .map { $0.value?.description } == [
          #"""
          {"summary":"","elements":[{"type":"title"},\#
          {"type":"category","facts":[{"type":"fact","image":"cat"}]}]}
          """#
        ]
    )
  }

  @Test(
    "Content that is no answer stays as it is",
    arguments: [
      #"[{"elements":[{"type":"title","text":"A"}]}]"#, #"[{"type":"title","text":"A"}]"#,
      #"{"a":1}"#, "[oops]", "", "# Cats",
    ]
  )
  func others(content: String) async throws {
    var stream = try await CategorySource(base: .text(content)).open()
    var bytes: [UInt8] = []
    while let chunk = try await stream.next() { bytes += chunk }
    #expect(bytes == Array(content.utf8))
  }

  @Test("A failure of the server is passed on")
  func failure() async {
    let source = CategorySource(base: .text("[]").failing(.always))
    let error = await #expect(throws: FaqServiceError.self) { try await source.open() }
    #expect(error?.code == .simulated)
  }
}
