import FaqService
import Synchronization
import Testing

@testable import FaqImport

@Suite("Tables in pieces")
struct LongTableTests {
  private static let rows = (1...20).map {
    "\"Why\n\($0)?\",\"So, \"\"\($0)\"\".\",Größe \($0)\r\n"
  }
  private static let table = "question,answer,category\r\n" + rows.joined()

  @Test(
    "A table is read in pieces as it is read whole, wherever they end",
    arguments: Fixture.all(in: "Tables")
  )
  func fixtures(fixture: Fixture) async throws {
    let content = try fixture.content()
    for size in [1, 2, 3, 4, 5, 7, 9, 12, 16, 20, 25, 31, 40] {
      try await expectAlike(content, pieceSize: size, chunkSize: 11)
    }
  }

  @Test(
    "Quotes, line ends, separators, marks and encodings are the same in all pieces",
    arguments: [
      Array(table.utf8), Array("\u{FEFF}\(table)".utf8),
      Array("sep=;\r\n\(table.replacing(",", with: ";"))".utf8),
      Array(table.replacing(",", with: "\t").utf8),
      Array(table.replacing("\r\n", with: "\r").utf8), windows1252(table), utf16(table),
      Array("Help\n\nNo one asks?,,\n\(table)Why not?,,x\n,Because,y\n".utf8),
      Array((["How, then?,It is so.\n"] + rows).joined().utf8),
    ]
  )
  func boundaries(content: [UInt8]) async throws {
    for size in [1, 2, 3, 5, 17, 31, 64, 1_000] {
      for chunkSize in [1, 7, 10_000] {
        try await expectAlike(content, pieceSize: size, chunkSize: chunkSize)
      }
    }
  }

  @Test("The first rows of a long table decide how all are read", arguments: [1, 100, 100_000])
  func window(chunkSize: Int) async throws {
    for content in [Array(Self.table.utf8), Self.windows1252(Self.table), Self.utf16(Self.table)] {
      let whole = try #require(try Importer(name: "test").read(content))
      let long = try await read(content, pieceSize: 9, chunkSize: chunkSize, window: 200)
      #expect(long.native == whole.native)
      #expect(long.reading == "\(whole.record.reading)")
    }
  }

  @Test("Text that is not UTF-8 after rows in ASCII is Windows-1252 from there", arguments: 1...9)
  func lateEncoding(chunkSize: Int) async throws {
    let start = "question,answer\n" + (1...20).map { "Why \($0)?,So.\n" }.joined()
    let content = Array(start.utf8) + Self.windows1252("Où ?,Là.\n")
    let result = try await read(content, pieceSize: 9, chunkSize: chunkSize, window: 100)
    #expect(result.native == (try Importer(name: "test").read(content))?.native)
    #expect(result.reading?.hasSuffix("21 of 21, converted from windows-1252") == true)
    let mixed = Array("\(start)Où ?,Là.\n".utf8) + Self.windows1252("Où ça ?,Là.\n")
    let entries = try await read(mixed, pieceSize: 9, chunkSize: chunkSize, window: 100).native
    #expect(String(utf8: entries).contains(#""text":"Où ?"},{"type":"body","text":"Là."}]}"#))
    #expect(String(utf8: entries).contains(#""text":"Où ça ?"},{"type":"body","text":"Là."}]}"#))
  }

  @Test("Each FAQ has its place in the original")
  func places() async throws {
    let content = Array(Self.table.utf8)
    let result = try await read(content, pieceSize: 30, chunkSize: 50)
    let offset = try #require(result.native.lastIndex(of: UInt8(ascii: "W")))
    let record = try #require(result.records.last { $0.nativeStart <= offset })
    let place = record.places().origin(
      of: RawLocation(offset: offset, line: 1, column: 1, pointer: "")
    )
    #expect(place.line == 40)
    #expect(content[place.offset...].starts(with: "\"Why\n20".utf8))
  }

  @Test("A row over the limit ends the table")
  func limit() async throws {
    let content = "question,answer\nWhy?,So.\n\"" + String(repeating: "x", count: 5_000)
    let error = await #expect(throws: FaqServiceError.self) {
      try await read(Array(content.utf8), pieceSize: 9, chunkSize: 100, window: 50, limit: 1_000)
    }
    #expect(error?.fault?.code == .tooLarge)
    #expect(error?.fault?.location.line == 3)
  }

  @Test("A long quiz is an error before its last row")
  func quiz() async throws {
    let rows = String(repeating: "Why?,a,b,A\n", count: 99)
    let content = "question,option_a,option_b,answer\n" + rows
    let error = await #expect(throws: FaqServiceError.self) {
      try await read(Array(content.utf8) + [0], pieceSize: 9, chunkSize: 100, window: 200)
    }
    #expect(error?.description.contains("this is a quiz, whose questions have choices") == true)
  }
}

private extension LongTableTests {
  struct Result {
    var native: [UInt8] = []
    var records: [Import] = []

    var reading: String? { records.last?.reading.description }
    var questions: [Int] { records.flatMap { $0.account.passedOver.flatMap(\.questions) } }
    var shownCount: Int { records.reduce(0) { $0 + $1.account.shownCount } }
    var wordCount: Int { records.reduce(0) { $0 + $1.account.wordCount } }
    var passedOverCount: Int { records.reduce(0) { $0 + $1.account.passedOverCount } }
  }

  func expectAlike(_ content: [UInt8], pieceSize: Int, chunkSize: Int) async throws {
    let (native, record) = try #require(try Importer(name: "test").read(content))
    let whole = Result(native: native, records: [record])
    let result = try await read(content, pieceSize: pieceSize, chunkSize: chunkSize)
    #expect(result.native == whole.native)
    #expect(result.reading == whole.reading)
    #expect(result.questions == whole.questions)
    #expect(result.shownCount == whole.shownCount)
    #expect(result.wordCount == whole.wordCount)
    #expect(result.passedOverCount == whole.passedOverCount)
  }

  func read(
    _ content: [UInt8],
    pieceSize: Int,
    chunkSize: Int,
    window: Int = 1 << 20,
    limit: Int = 1 << 20
  ) async throws(FaqServiceError) -> Result {
    let records = Mutex<[Import]>([])
    let memory = MemorySource(content, chunkSize: chunkSize)
    var source = ImportingSource(memory) { record in
      if let record { records.withLock { $0.append(record) } }
    }
    source.limits = ImportLimits(whole: limit, window: window, piece: pieceSize)
    var stream = try await source.open()
    var result = Result()
    while let chunk = try await stream.next() { result.native += chunk }
    result.records = records.withLock(\.self)
    return result
  }

  static func windows1252(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}
