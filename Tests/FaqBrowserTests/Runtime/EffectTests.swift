import Bytes
import ContentParser
import FaqSearch
import Foundation
import Platform
import Testing

@testable import FaqBrowser

@Suite("Effects of the screens")
struct EffectTests {
  @Test(
    "The editor opens a file at a line",
    arguments: [
      ([:], ["vi", "+7", "a b.json"]),
      (["EDITOR": "nano -w"], ["nano", "-w", "+7", "a b.json"]),
      (
        ["EDITOR": "nano", "VISUAL": "/usr/bin/code --wait"],
        ["/usr/bin/code", "--wait", "-g", "a b.json:7"]
      ),
      (["EDITOR": "hx", "VISUAL": ""], ["hx", "a b.json:7"]),
    ] as [([String: String], [String])]
  )
  func editor(variables: [String: String], command: [String]) {
    let place = SourcePlace(path: "a b.json", line: 7)
    #expect(Editor(variables: variables).command(at: place) == command)
  }

  @Test(
    "The clipboard is filled by OSC 52, in Base64",
    arguments: [("", ""), ("M", "TQ=="), ("Ma", "TWE="), ("Man", "TWFu"), ("ÿ~?", "w79+Pw==")]
  )
  func clipboard(text: String, digits: String) {
    let sequence = Clipboard.sequence(copying: Array(text.utf8))
    #expect(String(copying: sequence.span) == "\u{1B}]52;c;\(digits)\u{1B}\\")
  }

  @Test("A search goes through all text, the best first, and keeps the order of equal hits")
  func search() async {
    let questions = (0..<1_000).map { number in
      Question(
        title: number == 700 ? "A needle" : "Question \(number)",
        answer: number % 300 == 1 ? "It has a needle." : "Hay."
      )
    }
    let index = await EntryIndex(of: questions.map(\.entry))
    #expect(index.hits(for: "needle").map(\.entry) == [700, 1, 301, 601, 901])
  }

  @Test(
    "A search ranks by any of the words while they are typed, and knows signs",
    arguments: [
      ("how do i exp", [1]), ("how do i export faqs", [1, 2]), ("exporting pages ", [1, 2]),
      ("page -export", [2]), ("+faqs", [1, 2]), (#""a page""#, [2]), ("expotr ", [1]),
      ("zebra", []),
    ]
  )
  func ranking(text: String, expected: [Int]) async {
    let questions = [
      Question(title: "Why so?", answer: "So it is."),
      Question(title: "How do I export FAQs?", answer: "With convert."),
      Question(title: "Where are they?", answer: "All FAQs are on a page, or on pages."),
    ]
    let index = await EntryIndex(of: questions.map(\.entry))
    #expect(index.hits(for: text).map(\.entry) == expected)
  }

  @Test("Without an identity of its own, an entry is known by its title in plain letters")
  func identity() {
    let entry = CatalogueEntry(title: "Où?") { Document(blocks: []) }
    #expect(entry.identity == "title ou?")
  }

  @Test("A saved entry replaces no file")
  func saving() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "saving-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for number in 1...3 {
      let entry = ExportedEntry(fileName: "\(folder)/a.md", bytes: Array("\(number)".utf8))
      let name = number == 1 ? "a.md" : "a-\(number).md"
      #expect(try SavedEntry.write(entry) == "\(folder)/\(name)")
      #expect(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) == "\(number)")
    }
  }
}
