import FaqService
import Platform
import Testing

@testable import FaqCommand

@Suite("Standard input is a source")
struct StandardInputSourceTests {
  @Test("It is read to its end")
  func reading() async throws {
    let pipe = try Spawning.pipe()
    let json = #"[{"elements":[{"type":"title","text":"One"}]}]"#
    try pipe.writer.write(Array(json.utf8))
    try pipe.writer.close()
    let source = StandardInputSource(descriptor: pipe.reader.number)
    let faqs = try await FaqService(source: source).fetch()
    #expect(faqs.map { $0.items.first?["text"]?.string?.text } == ["One"])
    try pipe.reader.close()
  }

  @Test("At a terminal, the program says that it waits")
  func waiting() throws {
    let session = try TerminalSession(.faq, ["list", "--source", "-"])
    #expect(session.waits(for: " reading standard input; end with Ctrl-D\n"))
    try session.send(#"[{"elements":[{"type":"title","text":"One"}]}]"# + "\n\u{4}")
    #expect(session.end() == .exited(0))
    #expect(session.transcript.contains("One\n"))
  }

  @Test("In a pipe, the program says nothing")
  func pipe() throws {
    #expect(
      try Program.faq.run(["list"], reading: "[]").error
        == "faq: there are no FAQs in standard input\n"
    )
  }

  @Test("It can be read only once")
  func twice() throws {
    let source = StandardInputSource()
    _ = try source.open()
    let error = #expect(throws: FaqServiceError.self) { try source.open() }
    #expect(error?.code == .unreadable)
    #expect(error?.description == "standard input: it can be read only once")
  }

  @Test("An unreadable descriptor is an error")
  func unreadable() async throws {
    let source = StandardInputSource(descriptor: 1_000_000)
    let error = await #expect(throws: FaqServiceError.self) {
      try await FaqService(source: source).fetch()
    }
    #expect(error?.description == "standard input: Bad file descriptor")
  }
}
