import Platform
import Testing

@Suite("The index of a converted folder")
struct FolderIndexTests {
  @Test("It has the summaries of the FAQs")
  func summaries() throws {
    let folder = try TemporaryFolder()
    let content = #"{"summary":"Two days","elements":[{"type":"title","text":"How long?"}]}"#
    let arguments = ["convert", "--source", "-", "--output", "\(folder.path)/"]
    #expect(try Program.faq.run(arguments, input: content) == .done(""))
    #expect(
      try folder.text(of: "index.md") == """
        # FAQ Overview

        1. [How long?](how-long.md) – Two days

        """
    )
  }

  @Test("An index in HTML has a thousand rows a page, and the pages lead to one another")
  func pages() throws {
    let folder = try TemporaryFolder()
    try convert((1...1_001).map { Self.line($0, category: "\($0 % 2)") }, to: folder)
    let (first, second) = (try folder.text(of: "index.html"), try folder.text(of: "index.2.html"))
    #expect([first, second].map { $0.ranges(of: "<li value").count } == [1_000, 1])
    #expect([first, second].map { $0.ranges(of: "<h2>").count } == [2, 1])
    #expect(first.contains(#"<a rel="next" href="index.2.html">FAQ Overview 2</a>"#))
    #expect(!first.contains(#"<a rel="prev""#) && !second.contains(#"<a rel="next""#))
    #expect(second.contains(#"<a rel="prev" href="index.html">FAQ Overview 1</a>"#))
    #expect(try folder.text(of: "why-1000.html").contains(#"<a href="index.html">"#))
    #expect(try folder.text(of: "why-1001.html").contains(#"<a href="index.2.html">"#))
    // One FAQ needs no second page.
    try convert([Self.line(1, category: "1")], to: folder)
    #expect(try folder.names() == [".faq-files", "faqs.ndjson", "index.html", "why-1.html"])
  }

  @Test("The files of FAQs after the ten thousandth are in folders within it, and links hold")
  func folders() throws {
    let folder = try TemporaryFolder()
    let lines = (1...10_002).map { number in
      Self.line(number, category: [1, 10_001, 10_002].contains(number) ? "shown" : "other")
    }
    try convert(lines, to: folder, "--category", "shown")
    let later = try folder.text(of: "10001/why-10001.html")
    #expect(later.contains(#"<a href="../index.html">"#))
    #expect(later.contains(#"<a rel="prev" href="../why-1.html">"#))
    #expect(later.contains(#"<a rel="next" href="../10001/why-10002.html">"#))
    #expect(later.contains(#"<a href="../why-1.html">Why 1?</a>"#))
    #expect(try folder.text(of: "why-1.html").contains(#"href="10001/why-10001.html">"#))
    #expect(try folder.text(of: "index.html").contains(#"href="10001/why-10002.html">"#))
    try convert(Array(lines.prefix(10_001)), to: folder, "--category", "shown")
    #expect(try folder.text(of: "10001/why-10001.html").contains("Why 1?"))
    #expect(throws: (any Error).self) { try folder.text(of: "10001/why-10002.html") }
  }

  /// An FAQ, which refers to the first one.
  private static func line(_ number: Int, category: String) -> String {
    let elements =
      #"[{"type":"title","text":"Why \#(number)?"},{"type":"related","faqs":["Why 1?"]}]"#
    return #"{"category":"\#(category)","elements":\#(elements)}"#
  }

  private func convert(_ lines: [String], to folder: TemporaryFolder, _ more: String...) throws {
    try folder.write(lines.joined(separator: "\n"), to: "faqs.ndjson")
    let output = ["--to", "html", "--prune", "--output", "\(folder.path)/"]
    let result = try Program.faq.run(["convert", "\(folder.path)/faqs.ndjson"] + output + more)
    #expect(result.ending == .exited(0))
  }
}
