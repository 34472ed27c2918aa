import FaqService
import Synchronization
import Testing

@testable import FaqImport

@Suite("Faulty entries of an array are left out")
struct SoundEntriesTests {
  private static let good = #"{"elements":[{"type":"title","text":"Wh\u0079?"}]}"#

  @Test(
    "A fault costs its entry alone, wherever it is",
    arguments: [
      #"{"elements":[{"type":"title","text":"no end}]}"#,
      #"{"elements":[{"type":"title","text":"a "word""}]}"#,
      #"{"elements":[{"type":"title","text":"bracket"]}"#,
      #"{"elements":[{"type":"title","text":"brackets""#,
      #"{"elements":[{"type":"title","text":"too many"}]}]}"#,
      #"{"elements":[{"type":"title","text":"comma",}]}"#,
      #"{"elements":[{"type":"title" "text":"no comma"}]}"#,
      #"{"elements":[{"type":"title","text":"\x"}]}"#, "{elements:[]}", "nul", "",
    ]
  )
  func faults(bad: String) async throws {
    for (opening, separator, closing) in Self.layouts {
      // What does not begin with an object is not taken for JSON.
      let start = bad.hasPrefix("{") ? 0 : 1
      // After the last entry, a bracket too many is a fault of the array.
      let end = bad.hasSuffix("]}]}") ? 2 : 3
      for place in start...end {
        var entries = Array(repeating: Self.good, count: 3)
        entries.insert(bad, at: place)
        let content = opening + entries.joined(separator: separator) + closing
        let sound = try await read(content, inChunksOf: 7)
        #expect(try Self.entryCount(of: sound.text) == 3, "\(content) became \(sound.text)")
        #expect(sound.faults.map(\.location.pointer.isEmpty) == [false])
        #expect(sound.faults.first.map { "\($0.location)".contains("/\(place)") } == true)
        #expect(sound.text.utf8.count == content.utf8.count)
      }
    }
  }

  @Test("Content without faults, and other content, stays as it is, in any chunks")
  func unchanged() async throws {
    let contents = [
      "[\(Self.good)]", "[\n\(Self.good),\n\(Self.good)\n]\n", "[]", "", "[1,,2]", "[a](b) [{",
      "# JSON\n\n[{\"a\":1},{b}]\n", #"{"elements":[{"type":"title"},{bad}]}"#,
      #"{"types":[{"type":"a"},{bad}],"faqs":[]}"#, "{\"a\":1}\n{\"a\":[{\"b\":1},{\"a\":2}]}\n",
      #"{"languages":["{","[{"],"faqs":[{"a":"]},[{\"a\":"}, {"a":2}]}"#,
      #"[{"id":1,"items":[{"id":2},{"id":3}]},{"id":4,"items":[{"id":5}]}]"#,
    ]
    for content in contents {
      for size in [1, 5, 10_000] {
        let sound = try await read(content, inChunksOf: size)
        #expect(sound.text == content && sound.faults.isEmpty)
      }
    }
  }

  @Test("An entry that is too large is left out without being held in memory")
  func large() async throws {
    let text = String(repeating: "a", count: 5_000)
    let large = #"{"elements":[{"type":"title","text":"\#(text)"}]}"#
    let content = "[\(large), \(Self.good), \(large),\n\(Self.good)]\n"
    let sound = try await read(content, inChunksOf: 10, limit: 100)
    #expect(try Self.entryCount(of: sound.text) == 2)
    #expect(sound.faults.map(\.location.pointer) == ["/0", "/2"])
    #expect(sound.faults.allSatisfy { $0.code == .tooLarge })
    #expect(sound.largestChunk < 1_000)
    // The reader has a limit for blanks, too.
    #expect(sound.text.utf8.count < 1_000 && sound.text.count { $0 == "\n" } == 2)
  }

  @Test("Places are those in the content")
  func places() async throws {
    let content =
      "\u{FEFF}{\"lang\":\"en\",\"faqs\":[\n"
      + "  {\"q\":\"ä\"},\n  {\"q\":\"ö\" 1},\n  {\"q\":2}\n]}"
    let sound = try await read(content, inChunksOf: 3)
    let fault = try #require(sound.faults.first)
    #expect("\(fault.location)" == "line 3, column 12, at /faqs/1")
    let blank = " \n" + String(repeating: " ", count: 14)
    #expect(sound.text == content.replacing(",\n  {\"q\":\"ö\" 1}", with: blank))
  }
}

private extension SoundEntriesTests {
  static let layouts = [
    ("[", ",", "]"), ("[\n  ", ",\n  ", "\n]\n"), ("[", ",\n ", "]"),
    (#"{"lang":"en","faqs":["#, " , ", #"],"v":1}"#),
    ("{\"data\":{\"faqs\":[\n", ",\n", "\n]}}"),
  ]

  static func entryCount(of text: String) throws -> Int {
    let root = try RawValue(parsing: text)
    let object = root.object?["data"]?.object ?? root.object
    let array = root.array ?? object?["faqs"]?.array
    return array.map(Array.init)?.count ?? 0
  }

  func read(
    _ content: String,
    inChunksOf size: Int,
    limit: Int = 1 << 20
  ) async throws -> (text: String, faults: [RawReadingError], largestChunk: Int) {
    let faults = Mutex<[RawReadingError]>([])
    let memory = MemorySource(Array(content.utf8), chunkSize: size)
    var stream = SoundEntries(of: memory.open(), limit: limit) { fault, _ in
      faults.withLock { $0.append(fault) }
    }
    var bytes: [UInt8] = []
    var largest = 0
    while let chunk = try await stream.next() {
      largest = max(largest, chunk.count)
      bytes += chunk
    }
    return (String(utf8: bytes), faults.withLock(\.self), largest)
  }
}
