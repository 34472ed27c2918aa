import ContentParser
import Renderers
import Testing

@Suite("Hostile content in an override for text")
struct TextAttackTests {
  /// Every typed call of a writer.
  private static let write: @Sendable (AttackBlock, inout TextWriter) -> Void = { block, writer in
    let inline = Inline.text("x" + block.text)
    for role in TextRole.allCases { writer.paragraph([inline], as: role) }
    writer.paragraph(
      [
        .emphasis([inline]), .strong([inline]), .strikethrough([inline]), .mark([inline]),
        .code(block.text),
        .link([inline], block.address), .image(block.address, description: block.text),
      ],
      as: .quote
    )
    writer.nodes([
      .heading(level: 1, [inline]), .list(.bullets, [[.paragraph([inline])]]),
      .action([inline], block.address),
      .image(Node.Image(block.address, description: block.text, caption: [inline])),
      .code(block.text, language: block.text), .quote([.paragraph([inline])]),
      .notice(block.text, [.group([.paragraph([inline])])]),
      .facts([Node.Fact([inline], [inline])]), .divider,
      .details([inline], [.paragraph([inline])]),
      .table(Node.Table(caption: [inline], header: [[inline]], rows: [[[inline], [inline]]])),
    ])
    writer.blocks([TitleBlock(block.text), BodyBlock(block.text), ButtonBlock("x", block.address)])
  }

  @Test("No character drives a terminal, and the text is intact", arguments: Attack.all)
  func plain(attack: Attack) {
    let text = TextRenderer.plain().render(attack, with: Self.write)
    #expect(text.sanitised == text)
    #expect(text.hasPrefix("x\(attack.shown)\n\nx\(attack.shown)\n\n"))
  }

  @Test("Sequences are looks and hyperlinks of the program alone", arguments: Attack.all)
  func terminal(attack: Attack) {
    for theme in [Theme.dark, .light, .monochrome, .plain] {
      for width in [nil, 3, 80] {
        let ansi = TextRenderer.ansi(theme: theme, width: width).render(attack, with: Self.write)
        let text = ansi.withoutSequences
        #expect(text.sanitised == text)
      }
      let ansi = TextRenderer.ansi(theme: theme, width: nil, hyperlinks: false)
        .render(attack, with: Self.write)
      let plain = TextRenderer.plain().render(attack, with: Self.write)
      #expect(ansi.withoutSequences == plain.replacing("\t", with: "    "))
    }
  }

  @Test("A hyperlink leads to its address and ends after its label", arguments: Attack.addresses)
  func addresses(address: Address) throws {
    let ansi = TextRenderer.ansi(theme: .plain, width: nil)
      .render(Attack(text: "x"), address) { block, writer in
        writer.paragraph([.link([.text("x")], block.address)], as: .link)
      }
    let link = try #require(
      ansi.wholeMatch(of: #/\u{1B}\]8;id=[0-9a-f]+;([!-~]+)\u{1B}\\x\u{1B}\]8;;\u{1B}\\\n/#)
    )
    #expect(String(link.1).withoutPercentEncoding == address.text.withoutPercentEncoding)
  }
}

private extension String {
  var withoutPercentEncoding: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(Substring(rest.prefix(2)))
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}
