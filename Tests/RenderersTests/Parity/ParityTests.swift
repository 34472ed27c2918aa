import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Every format shows the same words")
struct ParityTests {
  @Test("ANSI without its sequences is plain text", arguments: ParityCase.all)
  func ansi(parity: ParityCase) throws {
    let document = try parity.document
    for width in [1, 2, 24, 80, 1_000] {
      let plain = TextRenderer.plain(width: width).render(document)
      for theme in [Theme.dark, .light, .monochrome, .plain] {
        let ansi = TextRenderer.ansi(theme: theme, width: width, hyperlinks: false).render(document)
        #expect(ansi.withoutSequences == plain)
      }
    }
  }

  @Test("ANSI leads to the addresses that plain text spells out", arguments: ParityCase.all)
  func hyperlinks(parity: ParityCase) throws {
    let ansi = TextRenderer.ansi(width: nil).render(try parity.document)
    #expect(ansi.withHyperlinksSpelledOut == (try parity.plain).replacing("\t", with: "    "))
  }

  @Test("HTML shows the words of plain text", arguments: ParityCase.all)
  func html(parity: ParityCase) throws {
    let html = HTMLFragmentRenderer().render(try parity.document)
    #expect(html.spelledOutInHTML.words == (try parity.plain.words))
  }

  @Test("Markdown has the words of plain text", arguments: ParityCase.all)
  func markdown(parity: ParityCase) throws {
    let markdown = MarkdownRenderer().render(try parity.document)
    #expect(markdown.spelledOutInMarkdown.words == (try parity.plain.words))
  }

  @Test(
    "The answer for search engines is the text that the page shows, without notices",
    arguments: ParityCase.all
  )
  func answer(parity: ParityCase) throws {
    let document = try parity.document
    let questions = HTMLPageRenderer().render(document).questionsInHTML
    let text = try parity.textWithoutTitleAndNotices
    let isAnswered = document.isWhole && text.contains { !$0.allSatisfy(\.isWhitespace) }
    #expect(questions?.map { $0[0] } == (isAnswered ? [parity.question(of: document)] : nil))
    let answer = questions?.first?.last?.visibleInHTML
    #expect(answer?.words == (isAnswered ? text.joined(separator: "\n").words : nil))
  }

  @Test("The overview has the same words in every format")
  func overview() {
    let rows = [(1, "What? *Why* <b>"), (2, "a\nb"), (30, nil)].map {
      OverviewRow(number: $0, title: $1)
    }
    let plain = TextRenderer.plain().renderOverview(rows)
    let html = HTMLFragmentRenderer().renderOverview(rows)
    #expect(plain.words == "FAQ Overview 1 What Why b 2 a b 30 untitled".words)
    #expect(TextRenderer.ansi().renderOverview(rows).withoutSequences == plain)
    #expect(html.spelledOutInHTML.words == plain.words)
    #expect(MarkdownRenderer().renderOverview(rows).spelledOutInMarkdown.words == plain.words)
  }
}

/// A document of the contract suite.
struct ParityCase: Sendable, CustomTestStringConvertible {
  let block: ContractBlock
  let policy: UnknownPolicy

  var testDescription: String { "\(block.name) under \(policy)" }

  static let all = ContractBlock.all.flatMap { block in
    UnknownPolicy.allCases.map { Self(block: block, policy: $0) }
  }

  var document: Document {
    get throws { try block.document(under: policy) }
  }

  var plain: String {
    get throws { TextRenderer.plain().render(try document) }
  }

  /// The lines of the page without those of the first title and of the program's notices.
  var textWithoutTitleAndNotices: [Substring] {
    get throws {
      let policy = policy == .show ? .text : policy
      let blocks = try block.document(under: policy).blocks
      let titleIndex = blocks.firstIndex { $0 is TitleBlock }
      let others = blocks.indices.filter { $0 != titleIndex }.map { blocks[$0] }
      return HTMLFragmentRenderer().render([.blocks(BlockList(others))])
        .visibleInHTML.split(separator: "\n")
    }
  }

  func question(of document: Document) -> String {
    document.title?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? "(untitled)"
  }
}

private extension String {
  /// Hyperlinks of a terminal as plain text has them: the address in place of the host.
  ///
  /// A link that goes on in another line is one link.
  var withHyperlinksSpelledOut: String {
    replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      .replacing(#/\u{1B}\]8;;\u{1B}\\(\n *)\u{1B}\]8;id=[^\u{1B}]*\u{1B}\\/#) { $0.1 }
      .replacing(
        #/(?s)\u{1B}\]8;id=[^;]*;([^\u{1B}]*)\u{1B}\\(.*?)\u{1B}\]8;;\u{1B}\\( \([^()]*\))?/#
      ) { link in
        link.1 == link.2 ? String(link.2) : "\(link.2) (\(link.1))"
      }
  }
}
