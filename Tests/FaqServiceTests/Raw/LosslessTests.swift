import FaqService
import Fuzz
import Testing

@Suite("Nothing is lost")
struct LosslessTests {
  @Test("Members keep their order and their duplicates")
  func members() throws {
    let object = try #require(
      try RawValue(parsing: #"{"b":1,"a":2,"b":3,"":4,"a":5,"":null}"#).object
    )
    #expect(object.map(\.name.text) == ["b", "a", "b", "", "a", ""])
    #expect(object.map(\.value.description) == ["1", "2", "3", "4", "5", "null"])
    #expect(object["b"]?.description == "3")
    #expect(object["a"]?.description == "5")
    #expect(object[""]?.description == "null")
    #expect(object["c"] == nil)
  }

  @Test(
    "A number keeps its spelling",
    arguments: [
      "0", "-0", "1.0", "1.50", "1e400", "-1E-400", "1e+07", "0.1e00",
      "1234567890123456789012345678901234567890",
      "0.00000000000000000000000000000000000000000000000001",
    ]
  )
  func numbers(spelling: String) throws {
    for text in [spelling, "[\(spelling)]", "{\"n\": \(spelling) }", "\n\(spelling)\t"] {
      let value = try RawValue(parsing: text)
      let number = value.object?["n"] ?? value.array.flatMap { Array($0).first } ?? value
      guard case .number(let raw) = number.content else {
        Issue.record("\(number) is no number")
        continue
      }
      #expect(raw.spelling == spelling)
      #expect(number.description == spelling)
    }
  }

  @Test("Each kind of value is distinguished")
  func contents() throws {
    let array = try #require(try RawValue(parsing: #"[null,true,false,1,"a",[2],{"b":3}]"#).array)
    let kinds = array.map { value in
      switch value.content {
      case .null: "null"
      case .bool(let bool): "bool \(bool)"
      case .number(let number): "number \(number.spelling)"
      case .string(let string): "string \(string.text)"
      case .array(let array): "array \(array.map(\.description))"
      case .object(let object): "object \(object.map(\.name.text))"
      }
    }
    #expect(
      kinds == [
        "null", "bool true", "bool false", "number 1", "string a", #"array ["2"]"#,
        #"object ["b"]"#,
      ]
    )
    #expect(array.map { $0.string != nil }.firstIndex(of: true) == 4)
    #expect(array.map { $0.array != nil }.firstIndex(of: true) == 5)
    #expect(array.map { $0.object != nil }.firstIndex(of: true) == 6)
  }

  @Test(
    "The source of a value is the input byte for byte, including whitespace within it",
    arguments: [
      "null", "[ ]", "{ }", "[ 1 ,\t2\r\n]", #"{ "a" : [ ] , "b" : { "c":"\u00e9é" } }"#,
      #"["\ud800", "\/", "", 1e0 ]"#, "[[[ ],[ ]], [ [ ] ]]", #"{"":{"":{"":""}}}"#,
    ]
  )
  func source(text: String) throws {
    let value = try RawValue(parsing: "\n \(text) \n")
    #expect(String(utf8: value.source) == text)
    let nested = try #require(try RawValue(parsing: "{\"a\": [ 0,\(text)\n] }").object?["a"]?.array)
    #expect(nested.map(\.description) == ["0", text])
    let reading = Reading("[ \(text) , [ \(text) ],{\"elements\": [\(text)\n]}]")
    #expect(reading.faqs.last?.items.map(\.value.description) == [text])
    #expect(reading.sources.last == "{\"elements\": [\(text)\n]}")
  }

  @Test("A member's source extends from its name to the end of its value")
  func memberSource() throws {
    let object = try #require(try RawValue(parsing: #"{ "a" : [ 1 ] , "b":{ } }"#).object)
    #expect(object.map { String(utf8: $0.source) } == [#""a" : [ 1 ]"#, #""b":{ }"#])
  }

  @Test("An entry keeps its other members")
  func entryMembers() throws {
    let text = #"{"id":1.0,"elements":[1],"id":2,"elements":[{"type":"title"}],"lang":"de"}"#
    let faq = try RawFaq(parsing: text)
    #expect(faq.items.map(\.value.description) == [#"{"type":"title"}"#])
    #expect(
      faq.members.map { String(utf8: $0.source) }
        == [#""id":1.0"#, #""elements":[1]"#, #""id":2"#, #""lang":"de""#]
    )
    #expect(faq["id"]?.description == "2")
    #expect(faq["lang"]?.string?.text == "de")
    #expect(faq["none"] == nil)
    #expect(String(utf8: faq.source) == text)
    #expect(faq.fault == nil)
  }

  @Test("An item keeps all its members, and a value that is not an object is an item too")
  func items() throws {
    let item = try RawItem(parsing: #"{"type":"a","x":[1.0],"t\u0079pe":"b","y":{"z":""}}"#)
    #expect(item.type == "b")
    #expect(item.members?.map(\.name.text) == ["type", "x", "type", "y"])
    #expect(item["x"]?.description == "[1.0]")
    #expect(item["y"]?.object?["z"]?.string?.text.isEmpty == true)
    #expect(try RawItem(parsing: #"{"type":7}"#).type == nil)
    #expect(try RawItem(parsing: "7").members == nil)
    #expect(String(utf8: try RawItem(parsing: " [ ] ").source) == "[ ]")
  }

  @Test("The source of an FAQ in a flat list is its items with the commas between them")
  func flatSources() {
    let title = #"{"type":"title"}"#
    #expect(
      Reading("[ \(title) , 1,\n2 , \(title) ,3 ]").sources == ["\(title) , 1,\n2", "\(title) ,3"]
    )
  }
}
