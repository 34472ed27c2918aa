import FaqService
import Fuzz
import Testing

@Suite("Equality")
struct EqualityTests {
  @Test(
    "Values are equal if members and spelling are, whatever the whitespace",
    arguments: [
      (#"{"a":1,"b":[2]}"#, #" { "a" : 1 , "b" : [ 2 ] } "#),
      ("[[],{}]", "[ [ ] , { } ]"),
      (#""é""#, #""é""#),
    ]
  )
  func equal(left: String, right: String) throws {
    #expect(try RawValue(parsing: left) == RawValue(parsing: right))
    #expect(try RawItem(parsing: left) == RawItem(parsing: right))
    #expect(try RawFaq(parsing: left) == RawFaq(parsing: right))
  }

  @Test(
    "Values differ if order, spelling or nesting do",
    arguments: [
      ("[[1],2]", "[[1,2]]"),
      (#"{"a":{"b":1},"c":2}"#, #"{"a":{"b":1,"c":2}}"#),
      (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#),
      (#"{"a":1}"#, #"{"a":1,"a":1}"#),
      ("1.0", "1"),
      ("1e2", "1E2"),
      (#""é""#, #""\u00e9""#),
      (#""é""#, "\"e\u{301}\""),
      ("[]", "{}"),
      ("true", "false"),
      ("[1]", "[1,1]"),
    ]
  )
  func different(left: String, right: String) throws {
    #expect(try RawValue(parsing: left) != RawValue(parsing: right))
    #expect(try RawItem(parsing: left) != RawItem(parsing: right))
    #expect(try RawFaq(parsing: left) != RawFaq(parsing: right))
  }

  @Test("FAQs are equal at any location, and bad lines are compared by their bytes")
  func faqs() {
    let reading = Reading("{\"elements\":[]}\n  {\"elements\": []}\n{x\n{x\n{y")
    #expect(reading.faqs[0] == reading.faqs[1])
    #expect(reading.faqs[1] != reading.faqs[2])
    #expect(reading.faqs[2] == reading.faqs[3])
    #expect(reading.faqs[3] != reading.faqs[4])
  }

  @Test("Equal values have equal hashes")
  func hashes() throws {
    let items = try [#"{"a":[1]}"#, #" { "a" : [ 1 ] } "#, #"{"a":[1.0]}"#].map {
      try RawItem(parsing: $0)
    }
    #expect(Set(items) == [items[0], items[2]])
    #expect(Set(items.map(\.value)).count == 2)
    #expect(Set(items.compactMap { $0.members?.map(\.name) }).count == 1)
    #expect(Set(Reading("{\"elements\":[]}\n {\"elements\": []}\n{x\n{x\n{y").faqs).count == 3)
  }

  @Test("A string is compared with a text scalar by scalar")
  func strings() throws {
    let string = try #require(try RawValue(parsing: #""caf\u00e9""#).string)
    #expect(string == "café")
    #expect((string == "cafe\u{301}") == false)
    #expect(string.description == "café")
  }
}
