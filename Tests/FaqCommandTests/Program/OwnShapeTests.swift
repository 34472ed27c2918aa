import ContentParser
import FaqService
import Foundation
import Platform
import TestServer
import Testing

@testable import FaqCommand

@Suite("A program can read content of its own shape")
struct OwnShapeTests {
  /// Entries of the lines of another source.
  private struct Lines: FaqSource {
    let base: any FaqSource

    var name: String { base.name }

    func open() async throws(FaqServiceError) -> sending any ByteStream {
      var stream = try await base.open()
      var bytes: [UInt8] = []
      while let chunk = try await stream.next() { bytes += chunk }
      let lines = String(bytes: bytes, encoding: .utf8)?.split(separator: "\n") ?? []
      let entries = lines.map { #"{"elements":[{"type":"title","text":"\#($0)"}]}"# }
      return MemorySource(Array("[\(entries.joined(separator: ","))]".utf8)).open()
    }
  }

  private static func output(_ arguments: [String]) async -> String {
    let program = FaqCommand(
      name: "faq",
      version: "1.0",
      content: .embedded("one\ntwo\n"),
      reading: { Lines(base: $0) }
    )
    let run = Run(
      program: program,
      arguments: arguments.map { Argument($0) },
      environment: .pipe(),
      output: RecordedOutput(),
      errors: RecordedOutput()
    )
    _ = await run.status()
    return [run.output, run.errors].compactMap { ($0 as? RecordedOutput)?.text }.joined()
  }

  @Test("The built-in content has that shape")
  func builtIn() async {
    #expect(await Self.output(["list"]) == "FAQ Overview\n\n1. one\n2. two\n")
    #expect(await Self.output(["show", "2"]) == "two\n")
  }

  @Test("So have files and content from the web")
  func sources() async throws {
    let folder = try TemporaryFolder()
    try folder.write("three\n", to: "a.txt")
    let server = try LoopbackServer(.answer(body: "four\n"))
    let options = ["--no-cache", "--source", "\(folder.path)/a.txt", "--source", server.origin]
    #expect(await Self.output(["list"] + options) == "FAQ Overview\n\n1. three\n2. four\n")
  }

  @Test("A source that fails is reported as without the shape")
  func failure() async {
    #expect(
      await Self.output(["list", "--source", "/nonexistent.txt"])
        == "faq: /nonexistent.txt: there is no such file\nCheck the path.\n"
    )
  }
}
