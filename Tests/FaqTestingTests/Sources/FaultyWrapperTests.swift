import FaqService
import FaqTesting
import Testing

@Suite("Sources around another one, with a fault")
struct FaultyWrapperTests {
  @Test("A source that passes everything on has no violations")
  func sound() async {
    #expect(await violations { $0 }.isEmpty)
    #expect(await violations { $0.failing(.count(0)) }.isEmpty)
  }

  @Test("A source that takes a failure for the end")
  func swallowing() async {
    let found = await violations { SwallowingSource(base: $0) }
    #expect(
      found == [
        Violation(
          .meetsExpectation,
          input: "reading, around a source that breaks off",
          expected: "an error",
          found: "122 bytes, and no error"
        )
      ]
    )
  }
}

/// It ends where its base fails.
private struct SwallowingSource: FaqSource {
  let base: UnreliableSource
  var name: String { base.name }

  func open() throws(FaqServiceError) -> sending any ByteStream {
    Stream(base: try base.open())
  }

  private struct Stream: ByteStream {
    var base: any ByteStream

    mutating func next() async -> [UInt8]? { try? await base.next() }
  }
}
