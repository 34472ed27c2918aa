import ContentParser
import Dispatch
import FaqService
import Testing

@Suite("The documents of a source")
struct DocumentSequenceTests {
  private static let content = """
    [{"elements":[{"type":"title","text":"a"}]},{"elements":[{"type":"title","text":"b"}]}]
    """

  @Test("They are all there, in order")
  func all() async throws {
    var titles: [String?] = []
    for try await document in ContentParser().documents(from: MemorySource(Self.content)) {
      titles.append(document.title)
    }
    #expect(titles == ["a", "b"])
  }

  @Test("Those of several sources follow one another, each with the types of its own source")
  func several() async throws {
    let declaring = """
      {"types":[{"type":"tip","fields":{"text":"text"},"body":[{"paragraph":"{text}"}]}],
       "faqs":[{"elements":[{"type":"tip","text":"c"}]}]}
      """
    let using = #"[{"elements":[{"type":"tip","text":"d"}]}]"#
    let sources = [Self.content, "[]", declaring, using].map { MemorySource($0) }
    var titles: [String?] = []
    var areKnown: [Bool] = []
    for try await document in ContentParser().documents(from: sources) {
      titles.append(document.title)
      areKnown.append(!document.blocks.contains { $0 is UnknownBlock })
    }
    #expect(titles == ["a", "b", nil, nil])
    #expect(areKnown == [true, true, true, false])
  }

  @Test("They are parsed with the types and the policy of the parser")
  func parser() async throws {
    let parser = ContentParser(registry: .empty, unknownPolicy: .drop)
    for try await document in parser.documents(from: MemorySource(Self.content)) {
      #expect(document.lowered.isEmpty)
    }
  }

  @Test("By default they are those of the embedded content")
  func embedded() async throws {
    var documents: [Document] = []
    for try await document in ContentParser().documents() { documents.append(document) }
    #expect(documents == ContentParser().parse(try await FaqService().fetch()))
    #expect(!documents.isEmpty)
  }

  @Test("The sequence can be used twice, and reads the source again")
  func twice() async throws {
    let documents = ContentParser().documents(from: MemorySource(Self.content))
    var titles: [String?] = []
    for try await document in documents { titles.append(document.title) }
    for try await document in documents { titles.append(document.title) }
    #expect(titles == ["a", "b", "a", "b"])
  }

  @Test("After the last document, the iterator stays at the end")
  func end() async throws {
    var iterator = ContentParser().documents(from: MemorySource("[]")).makeAsyncIterator()
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
  }

  @Test("An error comes after the documents before it")
  func malformed() async throws {
    let content = #"[{"elements":[{"type":"title","text":"a"}]},{"elements":}]"#
    var iterator = ContentParser().documents(from: MemorySource(content)).makeAsyncIterator()
    #expect(try await iterator.next()?.title == "a")
    let error = await #expect(throws: FaqServiceError.self) { try await iterator.next() }
    #expect(error?.code == .malformed)
  }

  @Test("A source that cannot be opened is an error of the first document")
  func unavailable() async {
    var iterator = ContentParser().documents(from: .file("/nonexistent")).makeAsyncIterator()
    await #expect(throws: FaqServiceError.self) { try await iterator.next() }
  }

  @Test("A bad line of NDJSON is a document of its own")
  func lines() async throws {
    let content = #"{"elements":[]}"# + "\n{\n" + #"{"elements":[]}"# + "\n"
    var faults: [Bool] = []
    for try await document in ContentParser().documents(from: MemorySource(content)) {
      faults.append(document.raw.fault != nil)
    }
    #expect(faults == [false, true, false])
  }

  @Test("While a document is read and parsed, the caller's actor is free for other work")
  @MainActor
  func mainActor() async throws {
    let parser = ContentParser(registry: try .standard.adding([Probe.self]))
    var documents = parser.documents(from: ProbeSource()).makeAsyncIterator()
    for _ in 0..<3 {
      Task { @MainActor in Probe.mainActorRuns.signal() }
      let document = try #require(try await documents.next())
      let probe = try #require(document.blocks.first as? Probe)
      #expect(probe.sawMainActorRun)
      #expect(probe.raw["wasReadOnMainActor"]?.description == "false")
    }
  }
}

/// A block whose parsing ends when the main actor has run.
private struct Probe: ParsableBlock {
  static let type: BlockType = "probe"
  static let fields = ItemFields(as: Self.init)
  static let mainActorRuns = DispatchSemaphore(value: 0)
  let raw: RawItem
  let sawMainActorRun: Bool
  let body: [Node] = []

  private init(raw: RawItem) {
    self.raw = raw
    sawMainActorRun = Self.mainActorRuns.wait(timeout: .now() + 60) == .success
  }
}

/// A source of probes, each of which says where it was read.
private struct ProbeSource: FaqSource {
  let name = "probe"

  func open() -> sending any ByteStream { Chunks() }

  struct Chunks: ByteStream {
    private var rest = 3

    mutating func next() async -> [UInt8]? {
      guard rest > 0 else { return nil }
      rest -= 1
      await Task.yield()
      let wasOnMainActor = #isolation === MainActor.shared
      return Array(
        (#"{"elements":[{"type":"probe","wasReadOnMainActor":\#(wasOnMainActor)}]}"# + "\n").utf8
      )
    }
  }
}

private extension MemorySource {
  init(_ text: String) { self.init(Array(text.utf8)) }
}
