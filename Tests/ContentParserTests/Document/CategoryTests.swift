import ContentParser
import FaqService
import Testing

@Suite("The category of a document")
struct CategoryTests {
  @Test(
    "It is the text of the entry's member, on one line",
    arguments: [
      (#"{"category":"Billing","elements":[]}"#, "Billing"),
      (#"{"elements":[],"category":" Cards\r\nand cash\t"}"#, "Cards and cash"),
      (#"{"category":"\u0041","elements":[]}"#, "A"),
      (#"{"category":"a","elements":[],"category":"b"}"#, "b"),
    ]
  )
  func text(entry: String, category: String) throws {
    #expect(ContentParser().parse(try RawFaq(parsing: entry)).category == category)
  }

  @Test(
    "An entry without such a text has none",
    arguments: [
      #"{"elements":[]}"#, #"[{"type":"title","text":"a","category":"b"}]"#,
      #"{"category":"","elements":[]}"#, #"{"category":" \n","elements":[]}"#,
      #"{"category":7,"elements":[]}"#, #"{"category":["a"],"elements":[]}"#,
      #"{"Category":"a","elements":[]}"#,
    ]
  )
  func none(entry: String) throws {
    #expect(ContentParser().parse(try RawFaq(parsing: entry)).category == nil)
  }

  @Test("An FAQ of a flat list has none, whatever its items have")
  func flat() throws {
    let documents = try ContentParser().parse(
      content: #"[{"type":"title","text":"a","category":"b"},{"type":"title","text":"c"}]"#
    )
    #expect(documents.map(\.category) == [nil, nil])
  }

  @Test("A category that is no text has a warning")
  func warning() throws {
    let documents = try ContentParser().parse(
      content: #"[{"category": ["a"], "elements": [{"type": "title", "text": "a"}]}]"#
    )
    #expect(
      documents.flatMap(\.summaries) == [
        """
        1:15 /0/category warning invalid-category: `category` must be a string, but this is \
        an array → Write the name of one category, as in "category": "Billing".
        """
      ]
    )
  }
}
