import FaqCommand
import Foundation
import Platform
import Testing

@Suite("Files in which words were lost")
struct LossTests {
  private static let losses = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Losses").path
  private static let files = ((try? FileManager.default.contentsOfDirectory(atPath: losses)) ?? [])
    .filter { !$0.hasSuffix(".expected") }.sorted()

  @Test("Each is shown, checked and converted whole", arguments: files)
  func output(file: String) throws {
    let path = "\(Self.losses)/\(file)"
    var transcript = ""
    for command in ["show --all --format markdown", "check", "convert --to faq"] {
      let arguments = command.split(separator: " ").map(String.init) + ["--source", path]
      let result = try Program.faq.run(arguments)
      guard case .exited(let status) = result.ending else {
        Issue.record("\(command): \(result.ending)")
        return
      }
      transcript += "$ faq \(command)\n\(result.output)\(result.error)status \(status)\n"
    }
    let expected = try String(contentsOfFile: "\(path).expected", encoding: .utf8)
    #expect(transcript.replacing("\(Self.losses)/", with: "") == expected)
  }

  @Test("All of the files are there")
  func count() { #expect(Self.files.count == 49) }

  @Test("FAQs with summaries that are written into a folder are read back once")
  func folder() throws {
    let folder = try TemporaryFolder()
    let source = "\(Self.losses)/summaries.json"
    let output = "\(folder.path)/o/"
    let arguments = ["convert", "--to", "json", "--source", source, "--output", output]
    #expect(try Program.faq.run(arguments) == .done(""))
    let list = try Program.faq.run(["list", "--source", output])
    #expect(list == .done("FAQ Overview\n\n1. a? – short a\n2. b? – short b\n"))
  }

  @Test("A related FAQ in a category that is not written is no link")
  func related() throws {
    let source = "\(Self.losses)/related-in-categories.json"
    let arguments = ["convert", "--to", "html", "--fragment", "--category", "A"]
    #expect(
      try Program.faq.run(arguments + ["--source", source])
        == .done(
          """
          <article>
          <h1>a?</h1>
          <p>A.</p>
          <div>
          <p><strong>Related</strong></p>
          <ul>
          <li>
          <p>b</p>
          </li>
          </ul>
          </div>
          </article>

          """
        )
    )
  }
}
