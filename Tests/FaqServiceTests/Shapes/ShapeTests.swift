import FaqService
import Fuzz
import Testing

/// Content, with the expected items of each FAQ and their pointers.
struct ShapeCase: Sendable, CustomTestStringConvertible {
  let text: String
  let items: [[String]]
  let pointers: [[String]]

  var testDescription: String { text }
}

@Suite("Shapes of content")
struct ShapeTests {
  private static let title = #"{"type":"title"}"#
  private static let body = #"{"type":"body"}"#

  @Test("Each shape is detected", arguments: arrays + untyped + flatLists + roots, [1, 3, 1_000])
  func detected(shape: ShapeCase, chunkSize: Int) {
    let reading = Reading(shape.text, chunkSize: chunkSize)
    #expect(reading.items == shape.items)
    #expect(reading.pointers == shape.pointers)
    #expect(reading.error == nil)
    #expect(reading.envelope.isEmpty)
  }

  private static let arrays = [
    ShapeCase(text: "[]", items: [], pointers: []),
    ShapeCase(text: " [ ] ", items: [], pointers: []),
    ShapeCase(
      text: #"[{"elements":[\#(title),\#(body)]},{"elements":[\#(title)]}]"#,
      items: [[title, body], [title]],
      pointers: [["/0/elements/0", "/0/elements/1"], ["/1/elements/0"]]
    ),
    ShapeCase(
      text: #"[{"id":1,"elements":[\#(title)],"tags":[2]},{"elements":[]}]"#,
      items: [[title], []],
      pointers: [["/0/elements/0"], []]
    ),
    ShapeCase(
      text: "[[\(title),\(body)],[],[\(title)]]",
      items: [[title, body], [], [title]],
      pointers: [["/0/0", "/0/1"], [], ["/2/0"]]
    ),
    ShapeCase(
      text: #"[{"elements":[1,null,[],"a",{}]},[[1],2]]"#,
      items: [["1", "null", "[]", "\"a\"", "{}"], ["[1]", "2"]],
      pointers: [
        ["/0/elements/0", "/0/elements/1", "/0/elements/2", "/0/elements/3", "/0/elements/4"],
        ["/1/0", "/1/1"],
      ]
    ),
    ShapeCase(
      text: #"[\#(title),{"elements":[\#(body)]},\#(body),[\#(title)],7,8]"#,
      items: [[title], [body], [body], [title], ["7", "8"]],
      pointers: [["/0"], ["/1/elements/0"], ["/2"], ["/3/0"], ["/4", "/5"]]
    ),
    ShapeCase(
      text: #"[{"elements":[1],"elements":[2]},{"elements":[3],"elements":4},{"elements":5}]"#,
      items: [["2"], [], [#"{"elements":5}"#]],
      pointers: [["/0/elements/0"], [], ["/2"]]
    ),
    ShapeCase(
      text: #"[{"\u0065lements":[\#(title)]}]"#,
      items: [[title]],
      pointers: [["/0/elements/0"]]
    ),
  ]

  /// Objects with neither `elements` nor a `type`.
  private static let untyped = [
    ShapeCase(
      text: #"[{"elements":[\#(title)]},{"element":[1]},{"question":"a"},{},{"elements":[]}]"#,
      items: [[title], [#"{"element":[1]}"#], [#"{"question":"a"}"#], ["{}"], []],
      pointers: [["/0/elements/0"], ["/1"], ["/2"], ["/3"], []]
    ),
    ShapeCase(
      text: #"[{"question":"a"},{"question":"b"}]"#,
      items: [[#"{"question":"a"}"#], [#"{"question":"b"}"#]],
      pointers: [["/0"], ["/1"]]
    ),
    ShapeCase(
      text: #"[{"element":[]},{"elements":[\#(title)]},\#(title),{"element":[]},\#(body),{}]"#,
      items: [[#"{"element":[]}"#], [title], [title], [#"{"element":[]}"#], [body], ["{}"]],
      pointers: [["/0"], ["/1/elements/0"], ["/2"], ["/3"], ["/4"], ["/5"]]
    ),
    ShapeCase(
      text: #"[\#(title),{"text":"a"},{},\#(body),\#(title),{"text":"b"}]"#,
      items: [[title, #"{"text":"a"}"#, "{}", body], [title, #"{"text":"b"}"#]],
      pointers: [["/0", "/1", "/2", "/3"], ["/4", "/5"]]
    ),
    ShapeCase(
      text: #"[{"typ":"title"},\#(body),{"typ":"title"},\#(title)]"#,
      items: [[#"{"typ":"title"}"#, body, #"{"typ":"title"}"#], [title]],
      pointers: [["/0", "/1", "/2"], ["/3"]]
    ),
    ShapeCase(
      text: #"[1,{},2,3,{}]"#,
      items: [["1"], ["{}"], ["2", "3"], ["{}"]],
      pointers: [["/0"], ["/1"], ["/2", "/3"], ["/4"]]
    ),
  ]

  private static let flatLists = [
    ShapeCase(text: "[\(title)]", items: [[title]], pointers: [["/0"]]),
    ShapeCase(
      text: "[\(title),\(body),\(title),\(title),\(body)]",
      items: [[title, body], [title], [title, body]],
      pointers: [["/0", "/1"], ["/2"], ["/3", "/4"]]
    ),
    ShapeCase(
      text: "[\(body),\(body),\(title)]",
      items: [[body, body], [title]],
      pointers: [["/0", "/1"], ["/2"]]
    ),
    ShapeCase(
      text: #"[{"t\u0079pe":"t\u0069tle"},1,"a",null,true,{},{"type":3},\#(title)]"#,
      items: [
        [#"{"t\u0079pe":"t\u0069tle"}"#, "1", "\"a\"", "null", "true", "{}", #"{"type":3}"#],
        [title],
      ],
      pointers: [["/0", "/1", "/2", "/3", "/4", "/5", "/6"], ["/7"]]
    ),
    ShapeCase(
      text: #"[1,{"type":"title","type":"body"},{"type":"body","type":"title"}]"#,
      items: [
        ["1", #"{"type":"title","type":"body"}"#], [#"{"type":"body","type":"title"}"#],
      ],
      pointers: [["/0", "/1"], ["/2"]]
    ),
    ShapeCase(text: "[1]", items: [["1"]], pointers: [["/0"]]),
  ]

  private static let roots = [
    ShapeCase(text: "{}", items: [["{}"]], pointers: [[""]]),
    ShapeCase(text: title, items: [[title]], pointers: [[""]]),
    ShapeCase(text: "7", items: [["7"]], pointers: [[""]]),
    ShapeCase(text: "-1.50e3", items: [["-1.50e3"]], pointers: [[""]]),
    ShapeCase(text: #" "a" "#, items: [["\"a\""]], pointers: [[""]]),
    ShapeCase(text: "null", items: [["null"]], pointers: [[""]]),
    ShapeCase(text: "false\n", items: [["false"]], pointers: [[""]]),
    ShapeCase(
      text: #"{"elements":[\#(title),\#(body)]}"#,
      items: [[title, body]],
      pointers: [["/elements/0", "/elements/1"]]
    ),
    ShapeCase(
      text: #"{"tags":[1],"more":{"a":[\#(title)]},"elements":[\#(title)],"x":[]}"#,
      items: [[title]],
      pointers: [["/elements/0"]]
    ),
    ShapeCase(text: #"{"elements":[]}"#, items: [[]], pointers: [[]]),
    ShapeCase(
      text: #"{"elements":7}"#,
      items: [[#"{"elements":7}"#]],
      pointers: [[""]]
    ),
    ShapeCase(
      text: #"{"a":[1,2],"b":"c"}"#,
      items: [[#"{"a":[1,2],"b":"c"}"#]],
      pointers: [[""]]
    ),
    ShapeCase(
      text: #"{"type":"list","rows":[]}"#,
      items: [[#"{"type":"list","rows":[]}"#]],
      pointers: [[""]]
    ),
  ]
}
