import Foundation
import Platform
import Testing

@Suite("faq convert into a folder that has been written before")
struct FolderRerunTests {
  private static let content = """
    {"elements":[{"type":"title","text":"What is it?"},{"type":"body","text":"A thing."}]}
    {"elements":[{"type":"title","text":"b"},{"type":"body","text":"Another."}]}
    {"elements":[{"type":"body","text":"No title."}]}
    """

  @Test("Files that stay the same are not written again, and the program says how many are")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    #expect(try convert(Self.content, to: folder.path) == .done(""))
    let paths = ["b.md", "faq-3.md", "what-is-it.md"].map { "\(folder.path)/\($0)" }
    let old = Date(timeIntervalSince1970: 1_000_000)
    for path in paths {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    }
    let content = Self.content.replacingOccurrences(of: "Another.", with: "A longer one.")
    let result = try convert(content, to: folder.path)
    #expect(result.error == "faq: \(folder.path)/: 1 of 3 files changed, and the index\n")
    #expect(try folder.text(of: "b.md").contains("A longer one."))
    let dates = try paths.map {
      try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
    }
    #expect(dates.map { $0 == old } == [false, true, true])
  }

  @Test("The files are the same on any number of cores, and when they are written again")
  func again() throws {
    let folder = try TemporaryFolder()
    let paragraph = String(repeating: "word ", count: 200)
    let many = (1...500).map { number in
      """
      {"elements":[{"type":"title","text":"Q \(number)"},\
      {"type":"body","text":"\(paragraph)"}]}
      """
    }.joined(separator: "\n")
    for (path, jobs) in [("one", "1"), ("two", "3")] {
      #expect(try convert(many, to: "\(folder.path)/\(path)/", "--jobs", jobs) == .done(""))
    }
    let again = try convert(many, to: "\(folder.path)/two/", "--jobs", "2")
    #expect(again.error == "faq: \(folder.path)/two/: 0 of 500 files changed, and the index\n")
    let names = try folder.names(in: "one")
    #expect(names.count == 501)
    #expect(try folder.names(in: "two") == names)
    for name in names {
      #expect(try folder.text(of: "one/\(name)") == folder.text(of: "two/\(name)"))
    }
    let rows = (1...500).map { number in
      "\(number). [Q \(number)](q-\(number).md)\n"
    }
    #expect(try folder.text(of: "one/index.md") == "# FAQ Overview\n\n" + rows.joined())
  }

  @Test("With --prune, files of FAQs that no longer exist go, and no others")
  func prune() throws {
    let folder = try TemporaryFolder()
    func names(after content: String, _ expected: String = "") throws -> [String] {
      let result = try convert(content, to: "\(folder.path)/", "--prune")
      #expect(result.error == (expected.isEmpty ? "" : "faq: \(folder.path)/: \(expected)\n"))
      return try folder.names(in: "").filter { $0 != ".faq-files" }.sorted()
    }
    func entries(_ titles: String...) -> String {
      titles.map { #"{"elements":[{"type":"title","text":"\#($0)"}]}"# }.joined(separator: "\n")
    }
    try folder.write("mine", to: "own.md")
    let first = try names(after: entries("a", "b", "c"))
    #expect(first == ["a.md", "b.md", "c.md", "index.md", "own.md"])
    try folder.write("mine", to: "c.md")
    // A broken line may be an FAQ that exists.
    let broken = entries("a") + "\n{"
    #expect(try convert(broken, to: "\(folder.path)/", "--prune").ending == .exited(65))
    #expect(try folder.names(in: "").contains("b.md"))
    // The files of a run that a broken source ends are listed as well.
    let cut = "[\(entries("e")),{"
    #expect(try convert(cut, to: "\(folder.path)/", "--prune").ending == .exited(65))
    #expect(try folder.names(in: "").contains("e.md"))
    let said = "4 of 5 files of former FAQs removed; others were changed since, and stay"
    #expect(try names(after: entries("d"), said) == ["c.md", "d.md", "index.md", "own.md"])
    #expect(try folder.text(of: "c.md") == "mine")
  }

  @Test("A list of files that others have changed removes none of theirs")
  func changedList() throws {
    let (folder, others) = (try TemporaryFolder(), try TemporaryFolder())
    for path in [folder, others] { try path.write("", to: "x") }
    let name = URL(filePath: others.path).lastPathComponent
    let list = "cbf29ce484222325 ../\(name)/x\n0 x\n\ncbf29ce484222325\n"
    try folder.write(list, to: ".faq-files")
    let said = "0 of 1 files of former FAQs removed; others were changed since, and stay"
    #expect(
      try convert(Self.content, to: "\(folder.path)/", "--prune").error
        == "faq: \(folder.path)/: \(said)\n"
    )
    #expect(try folder.names(in: "").contains("x"))
    #expect(try others.names(in: "") == ["x"])
  }

  private func convert(
    _ content: String,
    to path: String,
    _ options: String...
  ) throws -> Program.Result {
    try Program.faq.run(["convert", "--source", "-", "--output", path] + options, input: content)
  }
}
