import Bytes
import FaqService
import Testing

@testable import FaqImport

@Suite("Imported content as native JSON")
struct NativeContentTests {
  @Test("The further texts of a question are other wordings of it")
  func wordings() throws {
    let content = #"""
      [{"questions":["How do I pay?"," ","Which \"cards\"?","By bill?"],"answer":"By card."},
      {"questions":["Is it free?"],"answer":"Yes."}]
      """#
    let (native, record) = try #require(try Importer(name: "test").read(Array(content.utf8)))
    #expect(record.account.leftOutCounts == [.members: 4])
    #expect(record.account.passedOver.isEmpty)
    let parts = String(utf8: native).split(separator: #""aliases":"#).dropFirst()
    let aliases = #"["Which \"cards\"?","By bill?""#
    #expect(parts.map { $0.prefix { $0 != "]" } } == [aliases[...]])
  }

  @Test("Members that no reader knows stand before the elements, so that those count")
  func entry() throws {
    let root = try RawValue(
      parsing: #"{"type": 1, "q": "Why\u003F", "elements": [{"type": "title"}], "a": "So."}"#
    )
    let members = try Array(#require(root.object))
    let question = try #require(members[1].value.string)
    let answer = try #require(members[3].value.string)
    let entry = ImportedEntry(
      question: ImportedText(question),
      answer: [
        .text(ImportedText(answer)), .formatted(ImportedText("*x*", at: 9), .markdown),
        .item(.object(["type": "divider"], at: 5)),
      ],
      category: ImportedText("A \"b\"", at: 3),
      rest: [ImportedMember(members[0]), ImportedMember(members[2])]
    )
    let content = ImportedContent(
      [entry],
      envelope: [ImportedMember("x", ImportedText("y", at: 0))],
      reading: ImportReading("entries", count: 1)
    )
    #expect(
      String(utf8: NativeContent(content).bytes) == #"""
        {"faqs":[
        {"type": 1,"elements": [{"type": "title"}],"category":"A \"b\"","elements":[\#
        {"type":"title","text":"Why\u003F"},{"type":"body","text":"So."},\#
        {"type":"richText","format":"markdown","text":"*x*"},{"type":"divider"}]}
        ],"schemaVersion":1,"envelope":{"x":"y"}}

        """#
    )
  }

  @Test("Offsets in copied strings lead to the same byte of the original")
  func map() throws {
    let json = #"   {"q":"Why?","a":"So."}"#
    let members = try Array(#require(try RawValue(parsing: json).object))
    let question = try #require(members[0].value.string)
    let answer = try #require(members[1].value.string)
    let native = NativeContent(
      ImportedContent(
        [ImportedEntry(question: ImportedText(question), answer: [.text(ImportedText(answer))])],
        reading: ImportReading("entries", count: 1)
      ),
      startingAt: 3
    )
    let text = Array(native.bytes)
    let places = [UInt8(ascii: "W"), UInt8(ascii: "S")].map { byte in
      native.map.origin(of: text.lastIndex(of: byte) ?? 0)
    }
    #expect(places == [9, 20])
  }

  @Test("A reading says what was read as what, and how much of it")
  func reading() {
    var reading = ImportReading(
      #"entries in "data.items", question "q", answer "a""#,
      form: .html,
      count: 71,
      of: 73
    )
    reading.remarks = ["converted from UTF-16"]
    let expected = #"""
      entries in "data.items", question "q", answer "a" (HTML), 71 of 73, converted from UTF-16
      """#
    #expect(reading.description == expected)
  }
}
