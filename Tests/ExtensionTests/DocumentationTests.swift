import ContentParser
import FaqService
import Foundation
import Testing

@Suite("What the documentation shows of code")
struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static var pages: [String] {
    get throws {
      let names = try FileManager.default
        .contentsOfDirectory(atPath: root.appending(path: "docs").path)
      return ["README.md", "SECURITY.md", "CONTRIBUTING.md"]
        + names.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    }
  }

  @Test("Every listing is part of a file that is compiled")
  func listings() throws {
    let code = try Self.files("swift", in: ["Tests", "Examples"]).map(\.unindented)
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let articles = try Self.files("md", in: ["Sources", "docs"]) + [readme]
    let listings = articles.flatMap(Self.listings).map(\.unindented)
    #expect(listings.count > 20)
    for listing in listings {
      let lines = listing.components(separatedBy: "\n")
      let imports = lines.prefix { $0.hasPrefix("import ") || $0.isEmpty }.filter { !$0.isEmpty }
      let statements = listing.dropFirst(imports.map { $0.count + 1 }.reduce(0, +))
      #expect(
        code.contains { file in
          file.contains(statements.trimmingPrefix("\n")) && imports.allSatisfy(file.contains)
        },
        "\(listing)"
      )
    }
  }

  @Test("Every link to a file leads to one", arguments: try pages)
  func links(page: String) throws {
    let file = Self.root.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    let prose = text.components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let targets = prose.components(separatedBy: "](").dropFirst()
      .map { $0.prefix { $0 != ")" && $0 != "#" } }
      .filter { !$0.isEmpty && !$0.contains(":") && !$0.contains(" ") }
    for target in targets {
      let path = file.deletingLastPathComponent().appending(path: String(target)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }

  @Test("The architecture names the folders of the modules that it describes, and no others")
  func folders() throws {
    let page = Self.root.appending(path: "docs/architecture.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\nInside `")
    #expect(parts.count > 5)
    for part in parts.dropFirst() {
      let module = String(part.prefix { $0 != "`" })
      let rows = part.components(separatedBy: "\n").drop { !$0.hasPrefix("|---") }.dropFirst()
      let named = rows.prefix { $0.hasPrefix("|") }.flatMap { row in
        row.components(separatedBy: "|")[1].matches(of: /`(.+?)`/).map { String($0.1) }
      }
      let sources = Self.root.appending(path: "Sources/\(module)")
      let folders = try FileManager.default
        .contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
        .filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }.map(\.lastPathComponent)
      #expect(named.sorted() == folders.sorted(), "\(module)")
    }
  }

  @Test("No parameter is described by nothing but its name")
  func parameters() throws {
    #expect(Self.echoes(in: "/// - Parameter title: The title.").count == 1)
    #expect(Self.echoes(in: "///   - title: The title of the page.").isEmpty)
    #expect(try Self.files("swift", in: ["Sources", "Examples"]).flatMap(Self.echoes).isEmpty)
  }

  @Test("A parser with a registry knows the type of the tutorial")
  func registry() throws {
    let item = #"{"type":"video","caption":"Tour","url":"https://example.com/tour"}"#
    let faq = try RawFaq(parsing: #"{"elements":[\#(item)]}"#)
    let registry = try BlockRegistry.standard.adding(Video.self)
    let document = ContentParser(registry: registry).parse(faq)
    #expect(document.blocks.first is Video)
  }

  /// The texts of all files with an extension in some folders.
  private static func files(_ fileExtension: String, in folders: [String]) throws -> [String] {
    var texts: [String] = []
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder),
        includingPropertiesForKeys: nil
      )
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == fileExtension else { continue }
        texts.append(try String(contentsOf: file, encoding: .utf8))
      }
    }
    return texts
  }

  /// The descriptions that only repeat a parameter: `title: The title.`.
  private static func echoes(in code: String) -> [Substring] {
    let line = /\/\/\/ +- (?:Parameter )?(\w+): (?:The|A|An) (\w+)\./
    return code.matches(of: line).filter { $0.1.lowercased() == $0.2.lowercased() }.map(\.0)
  }

  /// The listings of Swift in an article.
  private static func listings(in article: String) -> [String] {
    article.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
  }
}

private extension String {
  /// The text without the spaces at the starts of lines.
  var unindented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
