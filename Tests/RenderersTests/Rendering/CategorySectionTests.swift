import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Documents of several categories")
struct CategorySectionTests {
  /// Documents with a title each, and a category if there is one.
  private static func documents(_ titles: (String, category: String?)...) throws -> [Document] {
    try titles.map { title, category in
      let member = category.map { #""category":"\#($0)","# } ?? ""
      let items = #"[{"type":"title","text":"\#(title)"}]"#
      return ContentParser().parse(try RawFaq(parsing: #"{\#(member)"elements":\#(items)}"#))
    }
  }

  /// A format that shows where runs of one category begin and end.
  private struct RunRenderer: Renderer {
    func frame(of _: OutputPart) -> OutputFrame { OutputFrame() }

    func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
      sections[0].append(document.title ?? "")
    }

    func begin(_ run: CategoryRun, of _: OutputPart, to sections: inout [OutputBuffer]) {
      sections[0].append("\(run.category ?? "none"){")
    }

    func end(_ run: CategoryRun, of _: OutputPart, to sections: inout [OutputBuffer]) {
      sections[0].append("}\(run.category ?? "none") ")
    }

    func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
      sections[0].append(row.title ?? "")
    }
  }

  @Test("Each run of one category, or of none, is begun and ended once")
  func runs() throws {
    let documents = try Self.documents(("a", nil), ("b", "X"), ("c", "X"), ("d", "Y"), ("e", nil))
    let rows = documents.enumerated().map { OverviewRow(number: $0 + 1, of: $1) }
    #expect(RunRenderer().render(documents) == "none{a}none X{bc}X Y{d}Y none{e}none ")
    #expect(RunRenderer().renderOverview(rows) == "none{ae}none X{bc}X Y{d}Y ")
    #expect(RunRenderer().render(documents[1]) == "b")
  }

  @Test("Markdown has the category as a heading, and the titles one level below")
  func markdown() throws {
    let documents = try Self.documents(("a", "X"), ("b", "X"), ("c", nil), ("d", "<Y>"))
    #expect(
      MarkdownRenderer(headingLevel: 2).render(documents) == #"""
        ## X

        ### a

        ### b

        ## c

        ## \<Y>

        ### d

        """#
    )
  }

  @Test("A fragment has a section with a heading for each category")
  func fragment() throws {
    let documents = try Self.documents(("a", "X"), ("b", "X"), ("c", nil))
    #expect(
      HTMLFragmentRenderer(headingLevel: 6).render(documents) == """
        <section>
        <h6>X</h6>
        <article>
        <h6>a</h6>
        </article>
        <article>
        <h6>b</h6>
        </article>
        </section>
        <article>
        <h6>c</h6>
        </article>

        """
    )
  }

  @Test("A page has sections in its contents and in its articles, and the numbers stay")
  func page() throws {
    let documents = try Self.documents(("a", "X"), ("b", nil), ("c", "<Y>"), ("d", "<Y>"))
    let page = HTMLPageRenderer().render(documents)
    #expect(
      page.contains(
        """
        <summary>Contents</summary>
        <p>X</p>
        <ol>
        <li value="1"><a href="#a">a</a></li>
        </ol>
        <ol>
        <li value="2"><a href="#b">b</a></li>
        </ol>
        <p>&lt;Y&gt;</p>
        <ol>
        <li value="3"><a href="#c">c</a></li>
        <li value="4"><a href="#d">d</a></li>
        </ol>
        </details>
        </nav>
        <main>
        <section>
        <h2>X</h2>
        <article id="a">
        <a class="anchor" id="faq-1" href="#a" aria-label="a"></a>
        <h3>a</h3>
        </article>
        </section>
        <article id="b">
        <a class="anchor" id="faq-2" href="#b" aria-label="b"></a>
        <h2>b</h2>
        </article>
        <section>
        <h2>&lt;Y&gt;</h2>
        <article id="c">

        """
      )
    )
    #expect(page.contains("</article>\n</section>\n</main>\n"))
  }

  @Test("Plain text has the category on a line, and a rule after it")
  func plain() throws {
    let documents = try Self.documents(("a", "X"), ("b", nil))
    #expect(TextRenderer.plain().render(documents) == "X\n\n\n1. a\n\n\n───\n\n\n2. b\n")
  }

  @Test(
    "An FAQ that is alone has no section",
    arguments: ContractRenderer.all.filter { $0.reading != .content }
  )
  func alone(contract: ContractRenderer) throws {
    let output = contract.renderer.render(try Self.documents(("a", "X")))
    #expect(output == contract.renderer.render(try Self.documents(("a", nil))))
  }

  @Test(
    "The output is the same however documents are divided into batches",
    arguments: ContractRenderer.all
  )
  func batches(contract: ContractRenderer) throws {
    let documents = try Self.documents(
      ("a", "X"),
      ("b", "X"),
      ("c", nil),
      ("d", "Y"),
      ("e", "Y"),
      ("f", "X"),
      ("g", nil),
      ("h", nil)
    )
    let whole = contract.renderer.render(documents)
    for size in 1...documents.count {
      #expect(contract.renderer.render(documents, inBatchesOf: size) == whole)
    }
  }

  @Test("JSON has the entries as they are, and the envelope after them")
  func json() throws {
    let members = Array(try #require(RawValue(parsing: #"{"v":1}"#).object))
    var assembly = Assembly(of: JSONRenderer(), to: MemorySink())
    for document in try Self.documents(("a", "X"), ("b", "X")) { assembly.write(document) }
    #expect(assembly.finish(envelope: members).text.hasSuffix("]}],\n\"envelope\":{\"v\":1}}\n"))
  }
}
