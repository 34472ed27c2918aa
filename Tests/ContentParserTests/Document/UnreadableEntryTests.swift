import ContentParser
import FaqService
import Testing

@Suite("A line that is not JSON")
struct UnreadableEntryTests {
  private static let content = """
    {"elements":[{"type":"title","text":"a"}]}
    {"elements":[{"type":\r
    {"elements":[{"type":"title","text":"c"}]}

    """
  private static let notice = """
    This entry could not be read: \
    line 2, column 22, at /elements/0/type: expected a value, found the end
    """

  private static func document(_ policy: UnknownPolicy) throws -> Document {
    let documents = try ContentParser(unknownPolicy: policy).parse(content: content)
    #expect(documents.map(\.title) == ["a", nil, "c"])
    return try #require(documents.dropFirst().first)
  }

  @Test("It is a document without blocks, and an error")
  func diagnostics() throws {
    let document = try Self.document(.show)
    #expect(document.blocks.isEmpty)
    #expect(document.hasErrors)
    #expect(
      document.summaries == [
        """
        2:22 /elements/0/type error unreadable-entry: \
        expected a value, found the end
        """
      ]
    )
  }

  @Test(
    "It is shown as the policy says, without the end of the line",
    arguments: [
      (
        UnknownPolicy.show,
        [Node.notice(notice, [.code(#"{"elements":[{"type":"#, language: nil)])]
      ),
      (.text, [.code(#"{"elements":[{"type":"#, language: nil)]),
      (.drop, []),
      (.fail, [.notice(notice, [.code(#"{"elements":[{"type":"#, language: nil)])]),
    ]
  )
  func policies(policy: UnknownPolicy, body: [Node]) throws {
    let document = try Self.document(policy)
    #expect(document.lowered == body)
    #expect((document.refusal != nil) == (policy == .fail))
  }
}
