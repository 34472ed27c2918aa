import FaqService
import Foundation
import Platform
import Testing

@testable import FaqCommand

@Suite("A folder may hold anything, and reading it never hangs or escapes")
struct FolderSafetyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# FAQ\n\n## How?\n\nSo.\n\n## When?\n\nNow.\n", to: "2-use.md")
    try folder.write("Question,Answer\nWho?,We.\nWhere?,Here.\n", to: "inner/rest.csv")
  }

  @Test("Pipes, devices, links to folders and links in circles are left out")
  func special() throws {
    let script = """
      cd '\(folder.path)' && mkfifo pipe && ln -s /dev/zero zero && ln -s . here &&
      ln -s circle circle && ln -s 2-use.md 3-again
      """
    _ = try Program(path: "/bin/sh").run(["-c", script])
    let titles = try run(["list"]).output.matches(of: #/ (\w+\?)/#).map { String($0.1) }
    #expect(
      titles == ["How?", "When?", "How?", "When?", "Who?", "Where?"]
    )
  }

  @Test("A file that has vanished since it was found, or has become a pipe, is not waited for")
  func vanished() throws {
    _ = try Program(path: "/bin/sh").run(["-c", "mkfifo '\(folder.path)/pipe'"])
    for name in ["none", "pipe", "inner"] {
      let file = PathFile(path: Path("\(folder.path)/\(name)"), isFromFolder: true)
      let error = #expect(throws: FaqServiceError.self) { try file.open() }
      #expect(error?.code == .notFound)
    }
  }

  @Test("A name that is not text is read, and shown without what drives a terminal")
  func names() throws {
    let script = #"cd '\#(folder.path)' && rm *.* && mv inner/rest.csv "$(printf '\033[31m\377')""#
    _ = try Program(path: "/bin/sh").run(["-c", script])
    let result = try run(["check"])
    #expect(result.error.hasPrefix("faq: \(folder.path)/"))
    #expect(!result.error.contains("\u{1B}"))
    #expect(try run(["list"]) == .done("FAQ Overview\n\n1. Who?\n2. Where?\n"))
  }

  @Test("A file that cannot be read is an error that names it", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let path = "\(folder.path)/2-use.md"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = try run(["list"])
    #expect(result.ending == .exited(69))
    #expect(result.error.hasPrefix("faq: \(path): Permission denied\n"))
  }

  @Test("A folder with too many files is refused before any is read")
  func tooMany() {
    let failure = Failure(
      .unavailable,
      "\(folder.path): there are more than 1 files",
      hint: "Name a folder in it, or a pattern such as '*.md'."
    )
    #expect(throws: failure) { try FileFinder.sources(at: Path(folder.path), upTo: 1) }
    #expect(FileSearch.maximumCount == 10_000)
  }

  @Test("Folders that are nested too deep are refused, with a name and a hint")
  func tooDeep() throws {
    let levels = Array(repeating: "d", count: 66).joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(levels)",
      withIntermediateDirectories: true
    )
    let result = try run(["list"])
    #expect(result.ending == .exited(69))
    #expect(
      result.error.hasSuffix(
        "/d/: folders are nested deeper than 64 levels\nName a folder in it.\n"
      )
    )
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    try Program.faq.run(arguments + ["--source", folder.path])
  }
}
