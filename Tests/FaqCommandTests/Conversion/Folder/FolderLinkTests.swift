import Testing

@Suite("Links between the pages of a folder")
struct FolderLinkTests {
  private static let related =
    #"{"type":"related","faqs":["A?",3,{"title":"Old","id":"b"},"none"]}"#
  private static let content = #"""
    [{"category":"X","elements":[{"type":"title","text":"A?"}]},
    {"id":"b","category":"Y","elements":[{"type":"title","text":"B?"},\#(related)]},
    {"category":"Y","elements":[{"type":"title","text":"Ö"}]}]
    """#

  private func convert(_ options: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.content, to: "faqs.json")
    let arguments = ["convert", "--source", "\(folder.path)/faqs.json", "--to", "html"]
    let output = ["--output", "\(folder.path)/"]
    #expect(try Program.faq.run(arguments + output + options) == .done(""))
    return folder
  }

  @Test("A page leads to the index and to its neighbours", arguments: ["1", "2"])
  func neighbours(jobs: String) throws {
    let folder = try convert("--jobs", jobs)
    #expect(
      try folder.text(of: "b.html").hasSuffix(
        """
        </script>
        <footer>
        <a href="index.html">FAQ Overview</a>
        <a rel="prev" href="a.html">A?</a>
        <a rel="next" href="o.html">Ö</a>
        </footer>
        </body>
        </html>

        """
      )
    )
    #expect(try !folder.text(of: "a.html").contains("<a rel=\"prev\""))
    #expect(try !folder.text(of: "o.html").contains("<a rel=\"next\""))
  }

  @Test("References lead to other pages, if they exist")
  func references() throws {
    let page = try convert().text(of: "b.html")
    let links = page.matches(of: #/<p>(?:<a href="([^"]*)">)?[A-Za-z]/#)
    #expect(links.map { $0.output.1.map(String.init) } == ["a.html", "o.html", "b.html", nil])
  }

  @Test("In content that is read only once, references lead to where an id or a title would be")
  func readOnce() throws {
    let folder = try TemporaryFolder()
    let arguments = ["convert", "--source", "-", "--to", "html", "--output", "\(folder.path)/"]
    #expect(try Program.faq.run(arguments, input: Self.content) == .done(""))
    let links = try folder.text(of: "b.html").matches(of: #/<p>(?:<a href="([^"]*)">)?[A-Za-z]/#)
    #expect(
      links.map { $0.output.1.map(String.init) } == ["a.html", nil, "b.html", "none.html"]
    )
  }

  @Test("Categories are sections of the index")
  func sections() throws {
    #expect(
      try convert().text(of: "index.html").contains(
        """
        </section>
        <section>
        <h2>Y</h2>
        <ol class="overview">
        <li value="2"><a href="b.html">B?</a></li>
        <li value="3"><a href="o.html">Ö</a></li>
        </ol>
        </section>
        </main>

        """
      )
    )
  }
}
