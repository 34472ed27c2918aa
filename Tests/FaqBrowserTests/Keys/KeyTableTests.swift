import FaqService
import Testing

@testable import FaqBrowser

@Suite("Table of keys")
struct KeyTableTests {
  @Test("No key has two meanings in one place, and each command has a key")
  func keys() {
    for place in KeyBinding.Place.allCases {
      let keys = KeyBinding.all.filter { $0.place == place || $0.place == .everywhere }
        .flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
    #expect(Set(KeyBinding.all.map(\.command)) == Set(BrowserCommand.allCases))
  }

  @Test("docs/keys.md lists the table")
  func document() async throws {
    var expected = ""
    for place in KeyBinding.Place.allCases {
      expected += "\n## \(place.rawValue)\n\n| Keys | What they do |\n|---|---|\n"
      for binding in KeyBinding.all where binding.place == place {
        expected += "| \(binding.names) | \(binding.summary) |\n"
      }
    }
    let document = try await Self.text(of: "docs/keys.md")
    #expect(document.hasSuffix(expected))
  }

  private static func text(of path: String, file: String = #filePath) async throws -> String {
    let root = file.split(separator: "/").dropLast(4).joined(separator: "/")
    var bytes: [UInt8] = []
    var stream: any ByteStream = try FileSource(path: "/\(root)/\(path)").open()
    while let chunk = try await stream.next() { bytes += chunk }
    return bytes.text
  }
}
