import FaqService
import Testing

@Suite("Memory")
struct MemorySourceTests {
  @Test(
    "Bytes arrive in chunks of the given size",
    arguments: [
      (-1, [1, 1, 1, 1, 1]), (1, [1, 1, 1, 1, 1]), (2, [2, 2, 1]), (5, [5]), (.max, [5]),
    ] as [(Int, [Int])]
  )
  func chunks(size: Int, counts: [Int]) async throws {
    var stream = MemorySource(Array("[[1]]".utf8), chunkSize: size).open()
    #expect(stream.totalCount == 5)
    var chunks: [[UInt8]] = []
    while let chunk = try await stream.next() { chunks.append(chunk) }
    #expect(chunks.map(\.count) == counts)
    #expect(String(utf8: chunks.flatMap(\.self)) == "[[1]]")
  }

  @Test("Text and bytes are sources", arguments: [1, 2, .max])
  func sources(chunkSize: Int) async throws {
    let faqs = try await FaqService(source: .text("[[1],[2]]")).fetch()
    #expect(faqs.map(\.source) == [Array("[1]".utf8)[...], Array("[2]".utf8)[...]])
    #expect(try await FaqService(source: .bytes(Array("[[1],[2]]".utf8))).fetch() == faqs)
    let named = MemorySource(Array("[[1],[2]]".utf8), name: "mine", chunkSize: chunkSize)
    #expect(named.name == "mine")
    #expect(try await FaqService(source: named).fetch() == faqs)
  }

  @Test("A service passes its layout and limits to the reader")
  func configuration() async throws {
    let lines = FaqService(source: .text("x\n[1]"), layout: .lines)
    #expect(try await lines.fetch().map { $0.fault?.code } == [.unexpectedCharacter, nil])
    let limited = FaqService(source: .text("[[[[]]]]"), limits: ReadingLimits(nesting: 2))
    let error = await #expect(throws: FaqServiceError.self) { try await limited.fetch() }
    #expect(error?.fault?.code == .tooDeep)
  }
}
