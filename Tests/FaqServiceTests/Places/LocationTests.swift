import FaqService
import Fuzz
import Testing

@Suite("Locations")
struct LocationTests {
  @Test(
    "Each item has an offset, a line, a column and a pointer",
    arguments: PlaceCase.all,
    [1, 7, 1_000]
  )
  func items(content: PlaceCase, chunkSize: Int) {
    let reading = Reading(content.text, chunkSize: chunkSize)
    #expect(reading.error == nil)
    #expect(reading.faqs.flatMap(\.items).map(\.location) == content.items)
    #expect(reading.faqs.map(\.location) == content.faqs)
  }

  @Test("An item is located where its source begins", arguments: PlaceCase.all)
  func offsets(content: PlaceCase) {
    let bytes = Array(content.text.utf8)
    for item in Reading(content.text).faqs.flatMap(\.items) {
      let start = item.location.offset
      #expect(bytes[start..<start + item.source.count].elementsEqual(item.source))
    }
  }

  @Test("Values within an item are located in any order")
  func values() throws {
    let text = """
      [{"elements":[
        {"type":"é", "a/b": {"m~n":[ 1, {"":"🙂"}, 2 ]}},
        [3, [4]]
      ]}]
      """
    let items = try #require(Reading(text).faqs.first?.items)
    let first = items[0]
    let list = try #require(first["a/b"]?.object?["m~n"]?.array.map(Array.init))
    let inner = try #require(list[1].object?[""])
    let second = try #require(items[1].value.array.map(Array.init))
    let four = try #require(second[1].array.map(Array.init)?.first)
    let values: [(RawValue, RawItem, String)] = [
      (first.value, first, "line 2, column 3, at /0/elements/0"),
      (list[0], first, "line 2, column 32, at /0/elements/0/a~1b/m~0n/0"),
      (list[1], first, "line 2, column 35, at /0/elements/0/a~1b/m~0n/1"),
      (inner, first, "line 2, column 39, at /0/elements/0/a~1b/m~0n/1/"),
      (list[2], first, "line 2, column 45, at /0/elements/0/a~1b/m~0n/2"),
      (second[0], items[1], "line 3, column 4, at /0/elements/1/0"),
      (four, items[1], "line 3, column 8, at /0/elements/1/1/0"),
    ]
    var forward = RawLocator()
    var backward = RawLocator()
    for (value, item, place) in values {
      #expect(forward.location(of: value, in: item).description == place)
      #expect(item.nested(value).location.description == place)
    }
    for (value, item, place) in values.reversed() {
      #expect(backward.location(of: value, in: item).description == place)
    }
  }

  @Test("A reused locator agrees with a new one in any order", arguments: 0..<20)
  func anyOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let entries = (0..<9).map { "{\"elements\":[\"é\",\n\"🙂\($0)\"]}" }
    let items = Reading("[\(entries.joined(separator: " ,\r\n"))]").faqs.flatMap(\.items)
    #expect(items.count == 18)
    var locator = RawLocator()
    for item in items.shuffled(using: &random) {
      var fresh = RawLocator()
      #expect(locator.location(of: item) == fresh.location(of: item))
    }
  }

  @Test("A nested item keeps its own location")
  func nested() throws {
    let text = #"[1,{"type":"x","fallback":[{"type":"body"}]}]"#
    let item = try #require(Reading(text).faqs.first?.items.last)
    let fallback = try #require(item["fallback"]?.array.flatMap { Array($0).first })
    let nested = item.nested(fallback)
    #expect(nested.type == "body")
    #expect(nested.location.description == "line 1, column 28, at /1/fallback/0")
    #expect(nested.nested(item.value).location.description == "line 1, column 4, at /1")
  }

  @Test("A member is located at its name, with the pointer of its value")
  func members() throws {
    let text = """
      [{"elements": [ {"type": "é",
        "axt" :1, "a/b": {"x": [ {"y" : 1, "y": 2}]}} ]},
       {"lang":"de" , "elements": []},
       1, {"type":"body", "b": [3, {"c":4}]} ]
      """
    let faqs = Reading(text).faqs
    let item = try #require(faqs[0].items.first)
    let nested = try #require(item["a/b"]?.object?["x"]?.array?.first { _ in true }?.object)
    let loose = try #require(faqs[2].items.last)
    let inner = try #require(loose["b"]?.array.map(Array.init)?.last?.object)
    var locator = RawLocator()
    let objects = try [#require(item.members), nested, #require(loose.members), inner]
    let items = [item, item, loose, loose]
    let places = [
      [
        "line 1, column 18, at /0/elements/0/type", "line 2, column 3, at /0/elements/0/axt",
        "line 2, column 13, at /0/elements/0/a~1b",
      ],
      [
        "line 2, column 29, at /0/elements/0/a~1b/x/0/y",
        "line 2, column 38, at /0/elements/0/a~1b/x/0/y",
      ],
      ["line 4, column 6, at /3/type", "line 4, column 21, at /3/b"],
      ["line 4, column 31, at /3/b/1/c"],
    ]
    for ((item, object), places) in zip(zip(items, objects), places) {
      #expect(object.map { locator.location(of: $0, in: item).description } == places)
      #expect(object.map(\.location.description) == places)
    }
  }

  @Test("Members of entries and of the envelope are located")
  func outerMembers() throws {
    let text = """
      { "version" : [1, {"a": 2}], "faqs": [
        {"lang": 7, "elements": []} ],
        "next": null}
      """
    let reading = Reading(text)
    let lang = try #require(reading.faqs.first?.members.first)
    #expect(lang.location.description == "line 2, column 4, at /faqs/0/lang")
    var locator = RawLocator()
    #expect(locator.location(of: lang.value).description == "line 2, column 12, at /faqs/0/lang")
    #expect(
      reading.envelope.map { locator.location(of: $0).description } == [
        "line 1, column 3, at /version", "line 3, column 3, at /next",
      ]
    )
    let version = try #require(reading.envelope.first?.value.array.map(Array.init))
    #expect(locator.location(of: version[1]).description == "line 1, column 19, at /version/1")
    #expect(version[1].object?.map(\.location.pointer) == ["/version/1/a"])
  }

  @Test("Parsed items and entries are located within their own text")
  func nowhere() throws {
    let item = try RawItem(parsing: "\n {\"a\":[\n1]}")
    #expect(item.location == RawLocation(offset: 2, line: 2, column: 2, pointer: ""))
    #expect(item.location.description == "line 2, column 2")
    let value = try #require(item["a"]?.array.flatMap { Array($0).first })
    #expect(item.nested(value).location.description == "line 3, column 1, at /a/0")
    let faq = try RawFaq(parsing: #"{"elements":[1]}"#)
    #expect(faq.items.map(\.location.description) == ["line 1, column 14, at /elements/0"])
    #expect(try RawFaq(parsing: "[[1]]").items.map(\.location.pointer) == ["/0"])
  }

  @Test("A value of another item keeps its own location")
  func elsewhere() throws {
    let other = try RawItem(parsing: #"{"a":[1,[2,3]]}"#)
    let foreign = try #require(other["a"]?.array.map(Array.init)?.last)
    let items = Reading(#"[{"type":"x"},[0,[1,2,3,4]]]"#).faqs.flatMap(\.items)
    let last = try #require(items.last)
    let first = try #require(items.first)
    #expect(first.nested(foreign).location.description == "line 1, column 9, at /a/1")
    var locator = RawLocator()
    #expect(locator.location(of: foreign, in: first).pointer == "/a/1")
    #expect(locator.location(of: last.value, in: first).offset == last.location.offset)
    #expect(locator.location(of: first.value, in: last).offset == first.location.offset)
  }
}
