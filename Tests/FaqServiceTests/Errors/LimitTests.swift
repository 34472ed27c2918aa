import FaqService
import Fuzz
import Testing

@Suite("Limits")
struct LimitTests {
  @Test(
    "512 levels of nesting are accepted and 513 are not",
    arguments: [("[", "]"), (#"{"a":"#, "}")]
  )
  func nesting(open: String, close: String) throws {
    let inner = open == "[" ? "" : "1"
    let text = { (levels: Int) in
      String(repeating: open, count: levels) + inner + String(repeating: close, count: levels)
    }
    let value = try RawValue(parsing: text(512))
    #expect(value.description == text(512))
    #expect(Reading(text(512)).sources.first?.isEmpty == false)
    let error = try #require(parsingError(of: Array(text(513).utf8)))
    #expect(error.code == .tooDeep)
    #expect(error.location.offset == 512 * open.utf8.count)
    #expect(error.message == "expected no more than 512 levels of nesting, found more")
  }

  @Test("Nesting is counted within each entry, and within the envelope")
  func nestingOfEntries() {
    let limits = ReadingLimits(nesting: 2)
    let reading = { (text: String) in Reading(pieces: [Array(text.utf8)], limits: limits) }
    #expect(reading("[[[]],[[1]]]").items == [["[]"], ["[1]"]])
    #expect(
      reading("[[[]],[[[]]]]").error?.description
        == "line 1, column 9, at /1/0/0: expected no more than 2 levels of nesting, found more"
    )
    #expect(
      reading(#"{"a":[],"b":{"c":[[]]}}"#).error?.description
        == "line 1, column 19, at /b/c/0: expected no more than 2 levels of nesting, found more"
    )
  }

  @Test("A flood of brackets is an error", arguments: ["[", #"{"a":"#, "[{\"a\":"])
  func flood(bracket: String) {
    let text = String(repeating: bracket, count: 100_000)
    #expect(parsingError(of: Array(text.utf8))?.code == .tooDeep)
    #expect(Reading(text, chunkSize: 4_096).error?.code == .tooDeep)
  }

  @Test(
    "An entry larger than the limit ends reading at the limit",
    arguments: [
      ("[[1],[\"23456789012345\"]]", [["1"]], "line 1, column 16, at /1/0"),
      ("[[1],[2,3,4,5,6,7,8,9]]", [["1"]], "line 1, column 16, at /1/4"),
      ("{\"a\":\"678901234567890\"}", [], "line 1, column 11, at /a"),
      ("\"23456789012345\"", [], "line 1, column 11"),
    ] as [(String, [[String]], String)],
    [1, 3, 1_000]
  )
  func bytes(content: (text: String, items: [[String]], place: String), chunkSize: Int) {
    let reading = Reading(
      pieces: Array(content.text.utf8).pieces(of: chunkSize),
      limits: ReadingLimits(entryBytes: 10)
    )
    #expect(reading.items == content.items)
    #expect(
      reading.error?.description
        == "\(content.place): expected an entry of no more than 10 bytes, found more"
    )
    #expect(reading.error?.code == .tooLarge)
  }

  @Test(
    "A line larger than the limit is cut, and the other lines are read",
    arguments: [1, 3, 1_000]
  )
  func longLines(chunkSize: Int) {
    let text = "{}\r\n  [3,\"ééééééé\"]\r\n[4]\n[5,6,7,8,9,10]"
    for layout in [RawFaqReader.Layout.detected, .lines] {
      let reading = Reading(
        pieces: Array(text.utf8).pieces(of: chunkSize),
        layout: layout,
        limits: ReadingLimits(entryBytes: 10)
      )
      #expect(reading.error == nil)
      #expect(reading.items == [["{}"], [], ["4"], []])
      #expect(reading.sources == ["{}", "[3,\"ééé", "[4]", "[5,6,7,8,9"])
      #expect(
        reading.faqs.map(\.fault?.description) == [
          nil,
          "line 2, column 10: expected an entry of no more than 10 bytes, found more",
          nil,
          "line 4, column 11: expected an entry of no more than 10 bytes, found more",
        ]
      )
      #expect(reading.faqs.map(\.location.line) == [1, 2, 3, 4])
      #expect(reading.faqs.map(\.location.column) == [1, 3, 1, 1])
      #expect(reading.faqs.map(\.location.offset) == [0, 6, 28, 32])
    }
  }

  @Test(
    "A first line larger than the limit is cut if the second line is an object",
    arguments: [
      ("{\"a\":\"678901234567890\"}", "{\"a\":\"6789", "line 1, column 11, at /a"),
      ("{\"elements\":[4,5,6]}", "{\"elements", "line 1, column 11"),
    ],
    [1, 3, 1_000]
  )
  func longFirstLine(line: (text: String, source: String, place: String), chunkSize: Int) {
    let fault = "\(line.place): expected an entry of no more than 10 bytes, found more"
    let read = { (text: String) in
      Reading(
        pieces: Array(text.utf8).pieces(of: chunkSize),
        limits: ReadingLimits(entryBytes: 10)
      )
    }
    for separator in ["\n", "\r\n \n\n            \n"] {
      let reading = read(line.text + separator + "{\"b\":1}\n[2]\n")
      #expect(reading.sources == [line.source, "{\"b\":1}", "[2]"])
      #expect(reading.faqs.map(\.fault?.description) == [fault, nil, nil])
      #expect(reading.error == nil)
      #expect(reading.envelope.isEmpty)
    }
    for rest in ["", "\n", "\n [1]", "\n {\"b\":1}", " {\"b\":1}", "x"] {
      let reading = read(line.text + rest)
      #expect(reading.faqs.isEmpty)
      #expect(reading.error?.description == fault)
    }
  }

  @Test("Entries of exactly the largest size are read", arguments: [1, 3, 1_000])
  func justEnough(chunkSize: Int) {
    let limits = ReadingLimits(entryBytes: 10)
    for text in [#"[["234567"],["234567"]]"#, "[\"234567\"]\n[\"234567\"]", "[23,45,67]"] {
      let reading = Reading(pieces: Array(text.utf8).pieces(of: chunkSize), limits: limits)
      #expect(reading.error == nil)
      #expect(reading.faqs.isEmpty == false)
    }
  }

  @Test("The members of the envelope share one limit")
  func envelope() {
    let text = #"{"a":"# + "1" + (0..<10).map { #","b\#($0)":\#($0)"# }.joined() + "}"
    let reading = Reading(pieces: [Array(text.utf8)], limits: ReadingLimits(entryBytes: 1_000))
    #expect(reading.error?.code == .tooLarge)
  }

  @Test("An entry with too many values ends reading", arguments: [1, 1_000])
  func values(chunkSize: Int) {
    let reading = Reading(
      pieces: Array("[[1,2],[1,2,3,4,5,6,7,8,9]]".utf8).pieces(of: chunkSize),
      limits: ReadingLimits(entryValues: 10)
    )
    #expect(reading.items == [["1", "2"]])
    #expect(
      reading.error?.description
        == "line 1, column 21, at /1/6: expected no more than 10 values in an entry, found more"
    )
    #expect(reading.error?.code == .tooManyValues)
  }

  @Test("A container that exceeds the number of values is an error", arguments: 1...8)
  func containers(count: Int) {
    let limits = ReadingLimits(entryValues: count)
    for text in ["[[[[[[[[1]]]]]]]]", #"{"a":{"b":{"c":{"d":1}}}}"#, #"{"f":[{"a":[[1]]}]}"#] {
      #expect(parsingError(of: Array(text.utf8), limits: limits)?.code == .tooManyValues)
      #expect(Reading(pieces: [Array(text.utf8)], limits: limits).error?.code == .tooManyValues)
    }
  }

  @Test("A limit out of range is clamped")
  func range() {
    let least = ReadingLimits(nesting: -1, entryBytes: 0, entryValues: .min)
    #expect(least == ReadingLimits(nesting: 1, entryBytes: 1, entryValues: 1))
    let most = ReadingLimits(nesting: .max, entryBytes: .max, entryValues: .max)
    #expect(most.nesting == 4_096)
    #expect(most.entryBytes == (1 << 28) - 1)
    #expect(ReadingLimits.standard == ReadingLimits())
  }
}
