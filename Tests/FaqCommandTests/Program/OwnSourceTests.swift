import FaqService
import FaqSources
import Platform
import Synchronization
import TestServer
import Testing

@testable import FaqCommand

@Suite("The options of the program hold for a source of one's own")
struct OwnSourceTests {
  private static let faq = #"[{"elements":[{"type":"title","text":"One"}]}]"#

  @Test("--retries opens it again, after a pause")
  func retries() async {
    let result = await Self.list(["--retries", "2"]) { attempt in
      attempt < 3 ? .failure : .content(Self.faq)
    }
    #expect(result == .init(output: "FAQ Overview\n\n1. One\n"))
  }

  @Test("--retries reads it again if it breaks off")
  func torn() async {
    let result = await Self.list(["--retries", "1"]) { $0 == 1 ? .torn : .content(Self.faq) }
    #expect(result == .init(output: "FAQ Overview\n\n1. One\n"))
  }

  @Test("--max-size limits what it may yield")
  func size() async {
    let long = "[" + String(repeating: " ", count: 2_000) + "]"
    let result = await Self.list(["--max-size", "1K"]) { _ in .content(long) }
    let error = """
      faq: own:x: the content has 1.9 KiB; the limit is 1 KiB
      Raise the limit if you expect content of this size. --max-size sets the limit.

      """
    #expect(result == .init(status: .malformed, error: error))
    let endless = await Self.list(["--max-size", "1M"]) { _ in .endless }
    #expect(endless.status == .malformed)
    #expect(endless.error.contains("the content is larger than the limit of 1 MiB"))
  }

  @Test("--timeout ends it, even if it does not end when it is cancelled", .timeLimit(.minutes(5)))
  func timeout() async {
    let result = await Self.list(["--timeout", "1"]) { _ in .silent }
    #expect(result.status == .unavailable)
    #expect(result.error.hasPrefix("faq: own:x: the content was not complete within 1 second"))
    #expect(result.error.contains("--timeout sets the limit."))
  }

  @Test("--offline refuses what is not cached, and reads what is local")
  func offline() async {
    let home = Environment.pipe(["HOME": "/nonexistent"])
    let remote = await Self.list(["--offline"], in: home) { _ in .content(Self.faq) }
    let error = """
      faq: own:x: content from this source is never cached, and fetching is turned off
      Omit --offline to fetch it.

      """
    #expect(remote == .init(status: .unavailable, error: error))
    let local = await Self.list(["--offline"], isLocal: true) { _ in .content(Self.faq) }
    #expect(local == .init(output: "FAQ Overview\n\n1. One\n"))
  }

  @Test("--simulate-failure makes it fail")
  func simulation() async {
    let result = await Self.list(["--simulate-failure", "always"]) { _ in .content(Self.faq) }
    #expect(result.status == .unavailable)
    #expect(result.error.hasPrefix("faq: own:x: "))
  }

  @Test("A spinner shows that it is being read")
  func spinner() async {
    let result = await Self.list([], in: .terminal(only: [.error])) { _ in .content(Self.faq) }
    #expect(result.error.contains("Fetching own:x"))
    #expect(result.output == "FAQ Overview\n\n1. One\n")
  }

  @Test("One on the web has a cache, and sends the headers that the user names", .needsLibcurl)
  func web() throws {
    let requests = Mutex<[String?]>([])
    let server = try LoopbackServer { request in
      requests.withLock { $0.append(request.headers["x-key"]) }
      return [.faq("One", "Cache-Control: max-age=60")]
    }
    let web = WebRun()
    func list(_ options: String...) throws -> Program.Result {
      let place = server.origin.replacing("http://", with: "desk:")
      let arguments = ["list", "--source", place] + options
      return try Program.acmeHelp.run(arguments, variables: web.variables)
    }
    let listing = Program.Result.done("FAQ Overview\n\n1. One\n")
    #expect(try list("--offline").ending == .exited(69))
    #expect(try list("--header", "X-Key: 7") == listing)
    #expect(try list() == listing)
    #expect(try list("--offline") == listing)
    #expect(try list() == listing)
    #expect(requests.withLock { $0 } == ["7", nil])
  }
}

extension OwnSourceTests {
  private struct Result: Equatable {
    var status = CommandStatus.done
    var output = ""
    var error = ""
  }

  private static let failure =
    FaqServiceError(.unavailable, source: "own:x", reason: "it is down", recovery: .later)

  /// The list of a source that replies to each attempt; pauses before retries take no time.
  private static func list(
    _ options: [String],
    in environment: Environment = .pipe(),
    isLocal: Bool = false,
    reply: @escaping @Sendable (_ attempt: Int) -> Reply
  ) async -> Result {
    let output = RecordedOutput()
    let errors = RecordedOutput()
    let scheme = Scheme(isLocal: isLocal, reply: reply)
    let run = Run(
      program: FaqCommand(name: "faq", version: "1.0", sources: [scheme]),
      arguments: (["list", "--source", "own:x"] + options).map { Argument($0) },
      environment: environment,
      output: output,
      errors: errors,
      effects: SystemEffects(
        pause: { _ in try await Task.sleep(for: .milliseconds(1)) },
        isForeground: { true }
      )
    )
    let status = await run.status()
    return Result(status: status, output: output.text, error: errors.text)
  }

  private enum Reply {
    case content(String)
    case failure
    /// The start of content, and then a failure.
    case torn
    case endless
    /// No byte for five seconds, whether cancelled or not.
    case silent
  }

  private struct Scheme: SourceScheme {
    let name = "own"
    let summary = "a source of the tests"
    let isLocal: Bool
    let reply: @Sendable (Int) -> Reply

    func source(at place: String, with _: TransferSettings) -> any FaqSource {
      Source(name: "\(name):\(place)", reply: reply)
    }
  }

  private final class Source: FaqSource {
    let name: String
    private let reply: @Sendable (Int) -> Reply
    private let attempts = Atomic(0)

    init(name: String, reply: @escaping @Sendable (Int) -> Reply) {
      self.name = name
      self.reply = reply
    }

    func open() async throws(FaqServiceError) -> sending any ByteStream {
      let attempt = attempts.wrappingAdd(1, ordering: .relaxed).newValue
      try? await Task.sleep(for: .milliseconds(50))
      switch reply(attempt) {
      case .failure: throw failure
      case .content(let text): return MemorySource(Array(text.utf8)).open()
      case .torn: return Torn()
      case .endless: return Endless()
      case .silent:
        await Task { try? await Task.sleep(for: .seconds(5)) }.value
        return MemorySource(Array("[]".utf8)).open()
      }
    }
  }

  private struct Torn: ByteStream {
    private var isFirst = true

    mutating func next() throws(FaqServiceError) -> [UInt8]? {
      guard isFirst else { throw failure }
      isFirst = false
      return Array("[".utf8)
    }
  }

  private struct Endless: ByteStream {
    func next() -> [UInt8]? { [UInt8](repeating: UInt8(ascii: " "), count: 64 << 10) }
  }
}
