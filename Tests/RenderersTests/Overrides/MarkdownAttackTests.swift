import ContentParser
import Renderers
import Testing

@Suite("Hostile content in an override for Markdown")
struct MarkdownAttackTests {
  private let renderer = MarkdownRenderer()

  private func tokens(
    _ attack: Attack,
    _ address: Address = Attack.harmlessAddress,
    with write: @escaping @Sendable (AttackBlock, inout MarkdownWriter) -> Void
  ) -> [MarkdownToken] {
    MarkdownTokens.tokens(of: renderer.render(attack, address, with: write))
  }

  @Test("A paragraph is one text, also between markup", arguments: Attack.all)
  func paragraph(attack: Attack) {
    let tokens = tokens(attack) { block, writer in
      writer.markup("- a")
      writer.paragraph([.text(block.text)])
      writer.markup("# b")
      writer.paragraph([.text(block.text), .lineBreak, .text(block.text)])
    }
    let text = MarkdownToken.text(attack.shown)
    #expect(tokens == [.item, .text("a"), text, .heading(1), .text("b"), text, .lineBreak, text])
  }

  @Test("Inlines are the markup that they name", arguments: Attack.all)
  func inlines(attack: Attack) {
    let tokens = tokens(attack) { block, writer in
      let text = Inline.text("x\(block.text)x")
      writer.paragraph([
        text, " ", .code(block.text), " ", .link([text], block.address), " ", .emphasis([text]),
        .strong([.mark([text])]), .link([.emphasis([text])], block.address),
        .strikethrough([text]), .image(block.address, description: block.text),
      ])
    }
    let text = "x\(attack.shown)x"
    #expect(
      tokens == [
        .text(text + " "), .code(attack.shown), .text(" "), .link, .text(text),
        .end("https://a.org"), .text(" \(text)\(text)"), .link, .text(text), .end("https://a.org"),
        .strikethrough, .text(text), .strikethrough, .image, .text(attack.shown),
        .end("https://a.org"),
      ]
    )
  }

  @Test("Nodes are the markup that they name", arguments: Attack.all)
  func nodes(attack: Attack) {
    let tokens = tokens(attack) { block, writer in
      let paragraph = Node.paragraph(block.text)
      writer.nodes([
        .heading(level: 2, block.text), .list(.bullets, [[paragraph]]), .quote([paragraph]),
        .notice(block.text, [paragraph]), .divider, .details([.text(block.text)], [paragraph]),
        .action(block.text, block.address),
        .image(Node.Image(block.address, description: block.text, caption: [.text(block.text)])),
        .group([paragraph]),
        .facts([Node.Fact([.text(block.text)], [.text(block.text)])]),
        .table(
          Node.Table(
            caption: [.text(block.text)],
            header: [[.text(block.text)]],
            rows: [[[.text(block.text)], [.text(block.text)]]]
          )
        ),
      ])
    }
    let text = MarkdownToken.text(attack.shown)
    let end = MarkdownToken.end("https://a.org")
    #expect(
      tokens.withoutBlankQuotes == [
        .heading(2), text, .item, text, .quote, text, .quote, text, .quote, text, .divider, text,
        text, .link, text, end,
        .image, text, end, text, text, .item, .text("\(attack.shown): \(attack.shown)"),
        text, .cell, text, .cell, .cell, text, .cell, text,
      ]
    )
  }

  @Test("Code keeps its lines in one fence", arguments: Attack.all)
  func code(attack: Attack) throws {
    let tokens = tokens(attack) { block, writer in
      writer.nodes([.code(block.text, language: block.text)])
    }
    try #require(tokens.count == 1)
    guard case .block(let lines, let info) = tokens[0] else {
      Issue.record("\(tokens)")
      return
    }
    #expect(lines.joined(separator: " ") == attack.shown)
    #expect(info.allSatisfy { $0.isLetter || $0.isNumber || "+-#.".contains($0) })
  }

  @Test("Blocks have the words of the text and no other markup", arguments: Attack.all)
  func blocks(attack: Attack) {
    let tokens = tokens(attack) { block, writer in
      writer.blocks([
        TitleBlock(block.text), BodyBlock(block.text), ButtonBlock(block.text, block.address),
      ])
    }
    let marks = tokens.filter { token in
      switch token {
      case .text, .lineBreak: false
      default: true
      }
    }
    #expect(marks == [.heading(1), .link, .end("https://a.org")])
    let words = tokens.flatMap { token -> [String] in
      if case .text(let text) = token { text.words } else { [] }
    }
    #expect(words == (attack.shown.words + attack.shown.words + attack.shown.words))
  }

  @Test("An address is one destination, and leads where it says", arguments: Attack.addresses)
  func addresses(address: Address) {
    let tokens = tokens(Attack(text: "x"), address) { block, writer in
      writer.paragraph([.link([.text("x")], block.address), .text(block.address.text)])
      writer.nodes([.image(block.address, description: "x")])
    }
    #expect(
      tokens == [
        .link, .text("x"), .end(address.text), .text(address.text), .image, .text("x"),
        .end(address.text),
      ]
    )
  }
}

private extension [MarkdownToken] {
  /// The same with one quote for each text in it.
  var withoutBlankQuotes: Self {
    indices.filter { index in
      self[index] != .quote || (index + 1 < count && self[index + 1] != .quote)
    }
    .map { self[$0] }
  }
}
