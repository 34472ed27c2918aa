import FaqCommand
import Foundation
import Platform
import Testing

@Suite("A pager has the terminal only while the program runs")
struct PagingTests {
  private static let signals = [SIGTERM, SIGHUP, SIGQUIT]
  private static let lessPath = ["/usr/bin/less", "/bin/less"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "A signal ends less, and then the program",
    .enabled(if: lessPath != nil),
    arguments: signals
  )
  func less(signal: Int32) throws {
    let session = try session(pager: "exec \(Self.lessPath ?? "less")")
    #expect(session.waits(for: "\u{1B}[K"))
    #expect(!session.echoes)
    session.send(signal: signal)
    #expect(session.end() == .signalled(signal))
    try expectFreeTerminal(session)
  }

  @Test("A pager that ignores signals and has changed the terminal is ended too")
  func stubborn() throws {
    let session = try session(
      pager: "trap '' TERM; stty -echo </dev/tty; echo paging; cat >/dev/null; sleep 60"
    )
    #expect(session.waits(for: "paging"))
    session.send(signal: SIGTERM)
    #expect(session.end() == .signalled(SIGTERM))
    try expectFreeTerminal(session)
  }

  @Test("A stopped pager continues in order to end")
  func stopped() throws {
    let session = try session(pager: "trap 'echo ended; exit' TERM; echo paging; kill -STOP $$")
    #expect(session.waits(for: "paging"))
    session.send(signal: SIGTERM)
    #expect(session.end() == .signalled(SIGTERM))
    #expect(session.transcript.hasSuffix("ended\n"))
    try expectFreeTerminal(session)
  }

  @Test(
    "Ctrl-C at less does not end the program",
    .enabled(if: lessPath != nil),
    .timeLimit(.minutes(10))
  )
  func interrupt() throws {
    let session = try session(pager: "exec \(Self.lessPath ?? "less")")
    #expect(session.waits(for: "\u{1B}[K"))
    try session.send("\u{3}")
    #expect(session.waits(for: "\u{7}"))
    // Less discards keys while it handles Ctrl-C.
    for _ in 1...50 where session.end(timeout: .milliseconds(200)) == nil { try session.send("q") }
    #expect(session.end() == .exited(0))
    try expectFreeTerminal(session)
  }

  @Test("A pager that is killed leaves the terminal as it was")
  func killed() throws {
    let session = try session(
      pager: "stty -echo </dev/tty; echo paging; cat >/dev/null; kill -KILL $$"
    )
    #expect(session.waits(for: "paging"))
    #expect(session.end() == .exited(0))
    #expect(session.echoes)
  }

  @Test(
    "Every command that prints long text is paged",
    arguments: [["list"], ["show", "--all"], ["search", "row"], ["help"], ["show", "--help"]]
  )
  func commands(arguments: [String]) throws {
    try folder.write(Self.content, to: "faqs.json")
    try folder.write("echo \"paged $(wc -l)\"\n", to: "pager")
    let session = try TerminalSession(
      .faq,
      arguments,
      variables: ["FAQ_SOURCE": "\(folder.path)/faqs.json", "PAGER": "sh \(folder.path)/pager"],
      size: TerminalSize(columns: 80, rows: 10)
    )
    #expect(session.end() == .exited(0))
    #expect(session.transcript.hasPrefix("paged "))
  }

  @Test("Warnings about the content appear after the pager has ended")
  func warnings() throws {
    try folder.write(Self.content + "oops\n" + Self.content, to: "faqs.ndjson")
    try folder.write("cat >/dev/null; echo paged\n", to: "pager")
    let session = try TerminalSession(
      .faq,
      ["show", "--all", "--source", "\(folder.path)/faqs.ndjson"],
      variables: ["PAGER": "sh \(folder.path)/pager", "NO_COLOR": "1"]
    )
    #expect(session.end() == .exited(65))
    #expect(
      session.transcript.hasPrefix("paged\nfaq: \(folder.path)/faqs.ndjson: line 201, column 1")
    )
  }

  private static let content = (1...200)
    .map { #"{"elements":[{"type":"title","text":"row \#($0)"}]}"# + "\n" }.joined()

  /// A program that pages with a script, which writes its number to a file.
  private func session(pager: String) throws -> TerminalSession {
    try folder.write("echo $$ >\(folder.path)/id\n\(pager)\n", to: "pager")
    return try TerminalSession(
      .faq,
      ["show", "--all"],
      variables: ["PAGER": "sh \(folder.path)/pager"]
    )
  }

  /// The pager is gone, and the terminal echoes what is typed.
  private func expectFreeTerminal(_ session: TerminalSession) throws {
    let id = try #require(pid_t(folder.text(of: "id").filter(\.isNumber)))
    #expect(kill(id, 0) == -1)
    #expect(SystemError.last == SystemError(number: ESRCH))
    #expect(session.echoes)
    _ = session.quiet()
    try session.send("echo hi")
    #expect(session.waits(for: "echo hi"))
  }
}
