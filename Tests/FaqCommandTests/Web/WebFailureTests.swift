import Foundation
import Platform
import Synchronization
import TestServer
import Testing

@testable import FaqCommand

@Suite("Failures on the web are reported or retried", .needsLibcurl)
struct WebFailureTests {
  private let run = WebRun()

  @Test(
    "A failure has a message and a status, and leaves neither output nor a file",
    arguments: [
      (
        [.head("200 OK", "Content-Length: 1000"), .send(#"[{"elements":[]},"#)], 69,
        "the connection ended before the content was complete"
      ),
      ([.answer("404 Not Found", [], body: "")], 69, "the server answered 404 Not Found"),
      (
        [.answer("200 OK", ["Content-Type: text/html"], body: "<html>")], 65, "a web page, not JSON"
      ),
      ([.answer(body: "oops")], 65, "line 1, column 1: this looks like plain text"),
      ([.head("302 Found", "Location: file:///etc/passwd", "Content-Length: 0")], 69, "file:"),
    ] as [([ServerStep], Int32, String)]
  )
  func failures(steps: [ServerStep], status: Int32, reason: String) throws {
    let server = try LoopbackServer { _ in steps }
    let result = try run.list(server.address)
    #expect(result.ending == .exited(status))
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("faq: \(server.address): "))
    #expect(result.error.contains(reason))
    #expect(run.files.isEmpty)
  }

  @Test("Content that is not JSON does not replace the copy")
  func malformed() throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == nil
        ? [.faq("One", "ETag: \"a\"")] : [.answer(body: "oops")]
    }
    #expect(try run.list(server.address).ending == .exited(0))
    let result = try run.list(server.address)
    #expect(result.ending == .exited(65))
    let error = result.error.replacing(#/just now|\d+ seconds ago/#, with: "just now")
    #expect(error.hasPrefix("faq: \(server.address): line 1, column 1: this looks like plain text"))
    #expect(error.hasSuffix("There is a copy from just now: --offline shows it.\n"))
    #expect(try run.list(server.address, "--offline") == .done("FAQ Overview\n\n1. One\n"))
  }

  @Test("--max-size limits the size of content")
  func size() throws {
    let server = try LoopbackServer(.answer(body: "[" + String(repeating: " ", count: 2_000) + "]"))
    let result = try run.list(server.address, "--max-size", "1K")
    #expect(result.ending == .exited(65))
    #expect(
      result.error == """
        faq: \(server.address): the content has 1.9 KiB; the limit is 1 KiB
        Raise the limit if you expect content of this size. --max-size sets the limit.

        """
    )
    #expect(try run.list(server.address, "--max-size", "2K").ending == .exited(0))
  }

  @Test("--retries waits as long as the server asks for")
  func retryAfter() async throws {
    let failures = Countdown(2)
    let server = try LoopbackServer { _ in
      failures.next()
        ? [.answer("503 Service Unavailable", ["Retry-After: 7"], body: "")] : [.faq("One")]
    }
    let pauses = Mutex<[Duration]>([])
    let output = RecordedOutput()
    let run = Run(
      arguments: ["list", "--source", server.address, "--retries", "2", "--no-cache"],
      environment: .pipe(),
      output: output,
      errors: RecordedOutput(),
      effects: SystemEffects(
        pause: { duration in pauses.withLock { $0.append(duration) } },
        chance: { 0 }
      )
    )
    #expect(await run.status() == .done)
    #expect(output.text == "FAQ Overview\n\n1. One\n")
    #expect(pauses.withLock { $0 } == [.seconds(7), .seconds(7)])
  }

  @Test("At a terminal, faq asks after the retries")
  func prompt() throws {
    let failures = Countdown(1)
    let server = try LoopbackServer { _ in
      failures.next() ? [.answer("503 Service Unavailable", [], body: "")] : [.faq("One")]
    }
    let session = try run.atTerminal("list", "--source", server.address)
    #expect(session.waits(for: "the server answered 503 Service Unavailable"))
    #expect(session.waits(for: "Retry? [Y/n] "))
    try session.send("y\n")
    #expect(session.end() == .exited(0))
    #expect(session.transcript.contains("One"))
  }

  @Test("There is no prompt after a permanent failure")
  func missing() throws {
    let server = try LoopbackServer(.answer("404 Not Found", [], body: ""))
    for source in [server.address, "/nonexistent.json"] {
      let session = try run.atTerminal("list", "--source", source)
      #expect(session.end() == .exited(69))
      #expect(!session.transcript.contains("Retry?"))
    }
  }

  @Test("A spinner is shown while faq waits; Ctrl-C erases it and ends faq")
  func interrupt() throws {
    let server = try LoopbackServer(.silence)
    let session = try run.atTerminal("list", "--source", server.address)
    #expect(session.waits(for: "Fetching \(server.address)"))
    try session.send("\u{3}")
    #expect(session.end() == .signalled(SIGINT))
    #expect(session.transcript.hasSuffix("\u{1B}[K"))
    #expect(run.files.isEmpty)
  }

  @Test("The spinner is erased before other output")
  func spinner() throws {
    let server = try LoopbackServer { _ in
      usleep(400_000)
      return [.faq("One")]
    }
    let session = try run.atTerminal("list", "--source", server.address, "--format", "plain")
    #expect(session.waits(for: "Fetching"))
    #expect(session.end() == .exited(0))
    #expect(session.transcript.hasSuffix("\u{1B}[KFAQ Overview\n\n1. One\n"))
  }

  @Test(
    "There is no animation if CI or ACCESSIBLE is set",
    arguments: [(["CI": "1"], false), (["ACCESSIBLE": "1"], true)]
  )
  func still(variables: [String: String], isShown: Bool) throws {
    let server = try LoopbackServer(.silence)
    let session = try run.atTerminal(
      "list",
      "--source",
      server.address,
      "--timeout",
      "1",
      "--no-input",
      variables: variables.merging(["NO_COLOR": "1"]) { $1 }
    )
    #expect(session.end() == .exited(69))
    #expect(!session.transcript.contains("\u{1B}"))
    #expect(session.transcript.hasPrefix("Fetching \(server.address)\n") == isShown)
  }

  @Test("In the background, no spinner is drawn")
  func background() throws {
    let server = try LoopbackServer(.silence)
    let script = "set -m; \"$@\" & wait; echo over"
    let command = [Program.faq.path, "list", "--source", server.address, "--timeout", "1"]
    let session = try TerminalSession(
      Program(path: "/bin/sh"),
      ["-c", script, "sh"] + command,
      variables: run.variables.merging(["NO_COLOR": "1"]) { $1 }
    )
    #expect(session.end() == .exited(0))
    #expect(
      session.transcript == """
        faq: \(server.address): the content was not complete within 1 second
        --timeout sets the limit. Try again, or use --retries N.
        over

        """
    )
  }

  @Test("Secrets are sent to the server, and appear nowhere else")
  func secrets() throws {
    let server = try LoopbackServer(.answer("500 Internal Server Error", [], body: ""))
    let secret = "geheim"
    let address = "http://\(secret):\(secret)@127.0.0.1:\(server.port)/faqs.json?key=\(secret)"
    let header = "X-Key: \(secret)"
    for command in [["list"], ["doctor"], ["list", "--offline"], ["check"]] {
      let result = try Program.faq.run(
        command + ["--source", address, "--header", header],
        variables: run.variables
      )
      #expect(!(result.output + result.error).contains(secret))
    }
    let named = try Program.faq.run(
      ["doctor"],
      variables: run.variables.merging(["FAQ_SOURCE": address]) { $1 }
    )
    #expect(!named.output.contains(secret))
    #expect(server.requests.map { $0.headers["x-key"] } == [secret, secret])
    #expect(run.files.isEmpty)
  }
}
