import FaqService
import Synchronization
import Testing

@testable import FaqImport

@Suite("Arrays longer than the window")
struct LongArrayTests {
  private static let entries = (1...30).map {
    #"{"id":\#($0),"q":"Why \#($0)?","a":"So, [\#($0)]."}"#
  }
  private static let native = (1...30).map { number in
    #"{"id":\#(number),"elements":[{"type":"title","text":"Why \#(number)?"},"#
      + #"{"type":"body","text":"So, [\#(number)]."}]}"#
  }

  @Test("All elements become FAQs, in any chunks", arguments: [1, 7, 64, 10_000])
  func chunks(size: Int) async throws {
    let content = "[\(Self.entries.joined(separator: ",\n"))]\n"
    let result = try await read(content, inChunksOf: size)
    #expect(result.native == "{\"faqs\":[\n\(Self.native.joined(separator: ",\n"))\n]}\n")
    #expect(result.reading == #"entries, question "q", answer "a" (plain text), 30 of 30"#)
    #expect(result.pieceCount > 1)
  }

  @Test("What stands around the array goes into the envelope, but for its title")
  func envelope() async throws {
    let content =
      #"{"v":1,"title":"Help","data":{"items":[\#(Self.entries.joined(separator: ","))],"#
      + #""n":{"x":[2]}},"title":3}"#
    let result = try await read(content, inChunksOf: 9)
    #expect(
      result.native == """
        {"title":"Help","faqs":[
        \(Self.native.joined(separator: ",\n"))
        ],"schemaVersion":1,"envelope":{"v":1,"n":{"x":[2]},"title":3}}

        """
    )
    #expect(result.reading?.hasPrefix(#"entries in "data.items", question "q""#) == true)
  }

  @Test(
    "A long array is read like a short one",
    arguments: [
      (#"{"v":1,"faqs":["#, #"{"q":"A?","a":["B",{"c":1}],"category":"D","lang":"de"}"#, "]}"),
      (#"{"data":{"v":[1,2],"items":["#, #"{"node":{"q":"A?","a":"B"},"c":2}"#, #"],"w":{}}}"#),
      ("[", #"{"name":"C","list":[{"q":"A?","a":"B"},{"q":"D?","a":"E"}]}"#, "]"),
      ("[", #"{"q":"A?","a":"B","faqs":[{"q":"C?","a":"D"}]}"#, "]"),
      (#"{"@graph":["#, #"{"@type":"Question","name":"A?","acceptedAnswer":{"text":"B"}}"#, "]}"),
      (#"{"x":"y","rows":["#, #"{"k":"A?","l":"B it is.","m":["n"]}"#, "]}"),
    ]
  )
  func alike(start: String, element: String, end: String) async throws {
    let elements = Array(repeating: element, count: 40) + ["null", element]
    let content = "\(start)\(elements.joined(separator: ", "))\(end)"
    let long = try await read(content, inChunksOf: 40)
    let short = try await read(content, inChunksOf: 40, window: 1 << 20)
    #expect(short.pieceCount == 1)
    #expect(long.native == short.native)
    #expect(long.reading == short.reading)
  }

  @Test("Members after the array are kept, even if no entry precedes them")
  func end() async throws {
    let content = #"{"items":[\#(Self.entries.joined(separator: ",")),null],"w":3}"#
    let result = try await read(content, inChunksOf: 9)
    #expect(result.pieceCount > 1)
    let end = #"],"schemaVersion":1,"envelope":{"w":3}}"#
    #expect(result.native.hasSuffix("\(Self.native[29])\n\(end)\n"))
  }

  @Test("What stands around entries in an element is kept")
  func nested() async throws {
    let group = #"{"note":"Old","items":[{"q":"Who?","a":"We."},{"q":"When?","a":"Now."}]}"#
    let content = "[\((Self.entries + [group] + Self.entries).joined(separator: ","))]"
    let result = try await read(content, inChunksOf: 30)
    #expect(result.pieceCount > 1)
    #expect(result.native.components == 62)
    let end = #"],"schemaVersion":1,"envelope":{"note":"Old"}}"#
    #expect(result.native.hasSuffix("\(Self.native[29])\n\(end)\n"))
  }

  @Test(
    "A long array that is not the one of the entries is read whole",
    arguments: [
      (#"[{"q":"Why?","a":"So.","tags":["#, "]}]", 1),
      (#"[{"@type":"Question","name":"Why?","acceptedAnswer":{"text":"So."},"tags":["#, "]}]", 1),
      (#"{"faqs":[{"q":"Why?","a":"So."},{"q":"Who?","a":"We."}],"tags":["#, "]}", 2),
    ]
  )
  func otherArrays(start: String, end: String, count: Int) async throws {
    let tags = (1...100).map(String.init).joined(separator: ",")
    let result = try await read("\(start)\(tags)\(end)", inChunksOf: 30)
    #expect(result.pieceCount == 1)
    #expect(result.native.components == count)
    #expect(result.native.contains(#""tags":[\#(tags)]"#))
  }

  @Test("Elements of another shape are left out, and those without an answer are counted")
  func others() async throws {
    let rest = [#"{"q":7}"#, "null", #"{"x":[{"y":"["}]}"#, #"{"q":"Open?"}"#, #""a,b]""#]
    let content = "[\((Self.entries + rest + Self.entries).joined(separator: ","))]"
    let result = try await read(content, inChunksOf: 30)
    #expect(result.native.contains(#"{"elements":[{"type":"title","text":"Open?"}]}"#))
    #expect(result.native.components == 61)
    #expect(result.reading?.hasSuffix("61 of 61") == true)
  }

  @Test("An answer in HTML after the window is HTML, and those before it stay plain")
  func form() async throws {
    let content = "[\(Self.entries.joined(separator: ",")),{\"q\":\"Bold?\",\"a\":\"<b>Yes</b>\"}]"
    let result = try await read(content, inChunksOf: 30)
    #expect(result.native.contains(#"{"type":"body","text":"So, [30]."}"#))
    #expect(result.native.contains(#"{"type":"richText","format":"html","text":"<b>Yes</b>"}"#))
  }

  @Test(
    "Groups, questions of schema.org and named shapes continue as they begin",
    arguments: [
      (#"{"x":"Why?","y":"It is so."}"#, nil),
      (#"{"@type":"Question","name":"Why?","acceptedAnswer":{"text":"So."}}"#, nil),
      (#"{"title":"Why?","content":"So."}"#, nil), (#"{"x":{"y":"Why"},"z":"So."}"#, "$[*] x.y z"),
    ]
  )
  func shapes(entry: String, shape: String?) async throws {
    let content = "[\(Array(repeating: entry, count: 50).joined(separator: ","))]"
    let result = try await read(content, inChunksOf: 30, as: shape.flatMap { ImportShape($0) })
    #expect(result.native.components == 50)
    #expect(result.pieceCount > 1)
  }

  @Test(
    "A fault after the window is found where it is, after the FAQs before it",
    arguments: [
      (#",{"q":nul}"#, 10, "/30/q", "expected 'null', found '}'"),
      (#",{"q":"a""#, 10, "/30", "expected ',' or '}', found the end"),
      (",]", 2, "/30", "expected a value, found ']'"),
    ]
  )
  func fault(end: String, column: Int, pointer: String, message: String) async throws {
    let content = "[\(Self.entries.joined(separator: ",\n"))\n\(end)"
    let result = await readUpToFault(content)
    #expect(result.native.components == 30)
    let fault = try #require(result.fault)
    #expect(fault.location.line == 31)
    #expect(fault.location.column == column)
    #expect(fault.location.pointer == pointer)
    #expect(fault.message == message)
  }

  @Test("An element over the limit ends the array")
  func limit() async {
    let long = String(repeating: "x", count: 2_000)
    let result = await readUpToFault(
      "[\(Self.entries.joined(separator: ",")),{\"q\":\"\(long)\",\"a\":\"b\"}]",
      limit: 1_000
    )
    #expect(result.fault?.code == .tooLarge)
  }

  @Test("Each FAQ has its place in the original")
  func places() async throws {
    let content = "[\(Self.entries.joined(separator: ",\n"))]"
    let result = try await read(content, inChunksOf: 50)
    let bytes = Array(result.native.utf8)
    let offset = try #require(bytes.lastIndex(of: UInt8(ascii: "W")))
    let record = try #require(result.records.last { $0.nativeStart <= offset })
    let place = record.places().origin(
      of: RawLocation(offset: offset, line: 1, column: 1, pointer: "")
    )
    #expect(place.line == 30)
    #expect(place.column == 15)
    #expect(Array(content.utf8)[place.offset] == UInt8(ascii: "W"))
  }
}

private extension LongArrayTests {
  struct Result {
    var native = ""
    var records: [Import] = []
    var fault: RawReadingError?

    var reading: String? { records.last?.reading.description }
    var pieceCount: Int { records.count }
  }

  func read(
    _ content: String,
    inChunksOf size: Int,
    as shape: ImportShape? = nil,
    window: Int = 200
  ) async throws -> Result {
    let records = Mutex<[Import]>([])
    let memory = MemorySource(Array(content.utf8), chunkSize: size)
    var source = ImportingSource(memory, as: shape) { record in
      if let record { records.withLock { $0.append(record) } }
    }
    source.limits = ImportLimits(whole: 1 << 20, window: window, piece: 100)
    var stream = try await source.open()
    var result = Result()
    while let chunk = try await stream.next() { result.native += String(utf8: chunk) }
    result.records = records.withLock(\.self)
    return result
  }

  /// What was read before the fault.
  func readUpToFault(_ content: String, limit: Int = 1 << 20) async -> Result {
    let memory = MemorySource(Array(content.utf8), chunkSize: 13)
    var source = ImportingSource(memory)
    source.limits = ImportLimits(whole: limit, window: 200, piece: 100)
    var result = Result()
    do throws(FaqServiceError) {
      var stream = try await source.open()
      while let chunk = try await stream.next() { result.native += String(utf8: chunk) }
    } catch {
      result.fault = error.fault
    }
    return result
  }
}

private extension String {
  /// How many FAQs native content has.
  var components: Int { split(separator: #""elements":["#).count - 1 }
}
