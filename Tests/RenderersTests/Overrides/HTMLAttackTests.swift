import ContentParser
import Renderers
import Testing

@Suite("Hostile content in an override for HTML")
struct HTMLAttackTests {
  private let renderer = HTMLFragmentRenderer()

  /// The tokens in the article.
  private func tokens(
    _ attack: Attack,
    _ address: Address = Attack.harmlessAddress,
    with write: @escaping @Sendable (AttackBlock, inout HTMLWriter) -> Void
  ) throws -> [HTMLToken] {
    let tokens = try HTMLTokens.tokens(of: renderer.render(attack, address, with: write))
    #expect(tokens.first == .open("article") && tokens.last == .close("article"))
    return Array(tokens.dropFirst().dropLast())
  }

  @Test(
    "Only the override's elements and attributes exist, with the text in them",
    arguments: Attack.all
  )
  func elements(attack: Attack) throws {
    let shown = attack.shown.inHTML
    let tokens = try tokens(attack) { block, writer in
      writer.element("section", ["title": block.text, "data-x": block.text, "tabindex": -1]) {
        $0.text(block.text)
        $0.markup("<hr>")
        $0.element("img", ["alt": block.text, "src": block.address])
        $0.element("b", ["lang": "pt-BR" as LanguageTag]) { $0.text(block.text) }
      }
    }
    #expect(
      tokens == [
        .open(
          "section",
          [.init("title", shown), .init("data-x", shown), .init("tabindex", "-1")]
        ),
        .text(shown), .open("hr"),
        .open("img", [.init("alt", shown), .init("src", "https://a.org")]),
        .open("b", [.init("lang", "pt-BR")]), .text(shown), .close("b"), .close("section"),
      ]
    )
  }

  @Test("Inlines are the elements that they name", arguments: Attack.all)
  func inlines(attack: Attack) throws {
    let shown = attack.shown.inHTML
    let tokens = try tokens(attack) { block, writer in
      let text = Inline.text("x" + block.text)
      writer.element("p") {
        $0.inlines([
          text, .emphasis([text]), .strong([.mark([text])]), .lineBreak, .code(block.text),
          .strikethrough([text]), .link([text], block.address),
          .image(block.address, description: block.text),
        ])
      }
    }
    let text = HTMLToken.text("x" + shown)
    #expect(
      tokens == [
        .open("p"), text, .open("em"), text, .close("em"), .open("strong"), .open("mark"), text,
        .close("mark"), .close("strong"), .open("br"), .open("code"), .text(shown), .close("code"),
        .open("del"), text, .close("del"),
        .open("a", [.init("href", "https://a.org"), .init("rel", "noopener noreferrer")]), text,
        .close("a"),
        .open(
          "img",
          [.init("src", "https://a.org"), .init("alt", shown), .init("loading", "lazy")]
        ),
        .close("p"),
      ]
    )
  }

  @Test("Nodes are the elements that they name", arguments: Attack.all)
  func nodes(attack: Attack) throws {
    let shown = attack.shown.inHTML
    let tokens = try tokens(attack) { block, writer in
      let line = "x" + block.text
      writer.nodes([
        .heading(level: 1, line), .paragraph(line), .list(.bullets, [[.paragraph(line)]]),
        .action(line, block.address),
        .image(Node.Image(block.address, description: block.text, caption: [.text(line)])),
        .quote([.paragraph(line)]), .notice(line, [.group([.paragraph(line)])]),
        .facts([Node.Fact([.text(line)], [.text(line)])]), .divider,
        .details([.text(line)], [.paragraph(line)]),
      ])
    }
    let line = [HTMLToken.text("x" + shown)]
    let link: [HTMLToken] = [
      .open("a", [.init("href", "https://a.org"), .init("rel", "noopener noreferrer")])
    ]
    let image: [HTMLToken] = [
      .open("figure"),
      .open(
        "img",
        [.init("src", "https://a.org"), .init("alt", shown), .init("loading", "lazy")]
      ),
      .open("figcaption"), line[0], .close("figcaption"), .close("figure"),
    ]
    let parts: [[HTMLToken]] = [
      [.open("h1")], line, [.close("h1"), .open("p")], line, [.close("p")],
      [.open("ul"), .open("li"), .open("p")], line, [.close("p"), .close("li"), .close("ul")],
      [.open("p", [.init("class", "action")])], link, line, [.close("a"), .close("p")], image,
      [.open("blockquote"), .open("p")], line, [.close("p"), .close("blockquote")],
      [.open("aside", [.init("role", "note")]), .open("p"), .open("strong")], line,
      [.close("strong"), .close("p"), .open("div"), .open("p")], line,
      [.close("p"), .close("div"), .close("aside")],
      [.open("dl"), .open("dt")], line, [.close("dt"), .open("dd")], line,
      [.close("dd"), .close("dl"), .open("hr"), .open("details", [.init("open", "")])],
      [.open("summary")], line, [.close("summary"), .open("p")], line,
      [.close("p"), .close("details")],
    ]
    #expect(tokens == parts.flatMap(\.self))
  }

  @Test("The cells of a table are the elements that they name", arguments: Attack.all)
  func table(attack: Attack) throws {
    let tokens = try tokens(attack) { block, writer in
      let line = [Inline.text("x" + block.text)]
      writer.nodes([.table(Node.Table(caption: line, header: [line], rows: [[line, line]]))])
    }
    let line = [HTMLToken.text("x" + attack.shown.inHTML)]
    let parts: [[HTMLToken]] = [
      [.open("div", [.init("class", "table"), .init("tabindex", "0")])],
      [.open("table"), .open("caption")], line, [.close("caption"), .open("thead"), .open("tr")],
      [.open("th", [.init("scope", "col")])], line, [.close("th"), .close("tr"), .close("thead")],
      [.open("tbody"), .open("tr"), .open("td")], line, [.close("td"), .open("td")], line,
      [.close("td"), .close("tr"), .close("tbody"), .close("table"), .close("div")],
    ]
    #expect(tokens == parts.flatMap(\.self))
  }

  @Test("Code keeps its lines, and its language is one attribute", arguments: Attack.all)
  func code(attack: Attack) throws {
    let tokens = try tokens(attack) { block, writer in
      writer.nodes([.code("x" + block.text + "x", language: "x" + block.text)])
    }
    try #require(tokens.count == 5)
    #expect(tokens[0] == .open("pre", [.init("tabindex", "0")]))
    guard case .open("code", let attributes) = tokens[1], case .text(let code) = tokens[2] else {
      Issue.record("\(tokens)")
      return
    }
    #expect(attributes.map(\.name) == ["class"])
    #expect(attributes[0].value.hasPrefix("language-x"))
    #expect(code.split(separator: "\n").joined(separator: " ") == "x\(attack.shown.inHTML)x")
    #expect(tokens[3...] == [.close("code"), .close("pre")])
  }

  @Test("Blocks are lines of their elements", arguments: Attack.all)
  func blocks(attack: Attack) throws {
    let tokens = try tokens(attack) { block, writer in
      let text = "x\(block.text)"
      writer.blocks([TitleBlock(text), BodyBlock(text), ButtonBlock(text, block.address)])
    }
    let names = tokens.compactMap { token in
      if case .open(let name, _) = token, name != "br" { name } else { nil }
    }
    let text = tokens.compactMap { token in
      if case .text(let text) = token { text } else { nil }
    }
    #expect(names.filter { $0 != "p" } == ["h1", "a"])
    #expect(text.words == Array(repeating: "x" + attack.shown.inHTML, count: 3).words)
  }

  @Test("An address is one value, and leads where it says", arguments: Attack.addresses)
  func addresses(address: Address) throws {
    let shown = address.text.inHTML
    let tokens = try tokens(Attack(text: "x"), address) { block, writer in
      writer.element("a", ["href": block.address]) { $0.text(block.address.text) }
      writer.inlines([.link([], block.address)])
    }
    #expect(
      tokens == [
        .open("a", [.init("href", shown)]), .text(shown), .close("a"),
        .open("a", [.init("href", shown), .init("rel", "noopener noreferrer")]), .text(shown),
        .close("a"),
      ]
    )
  }

  @Test(
    "In a page, no text leaves the article, the contents, the title or the data",
    arguments: Attack.all
  )
  func page(attack: Attack) throws {
    let blocks: BlockList = [
      TitleBlock("x" + attack.text),
      AttackBlock(text: attack.text, address: Attack.harmlessAddress),
      BodyBlock("y" + attack.text),
    ]
    let renderer = HTMLPageRenderer().overriding(AttackBlock.self) { block, writer in
      writer.element("p", ["title": block.text]) { $0.text(block.text) }
    }
    let page = renderer.render([Document(blocks: blocks), Document(blocks: blocks)])
    let body = try #require(page.firstMatch(of: #/(?s)<body>\n(.*?)<script/#)).1
    let names = try HTMLTokens.tokens(of: String(body)).compactMap { token in
      if case .open(let name, _) = token, name != "br", name != "p" { name } else { nil }
    }
    #expect(
      names == ["header", "h1", "nav", "details", "summary", "ol", "li", "a", "li", "a", "main"]
        + ["article", "a", "h2", "article", "a", "h2"]
    )
    let question = try #require(page.questionsInHTML)
    #expect(question.count == 2)
    #expect(question[0][1].visibleInHTML.words == ("y" + attack.shown.inHTML).words)
    #expect(page.components("<script").count == 2 && page.components("</script").count == 2)
  }
}

private extension String {
  /// The text as a page can hold it: with U+FFFD for noncharacters.
  var inHTML: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      let isNoncharacter =
        scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
      text.append(isNoncharacter ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }

  func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
