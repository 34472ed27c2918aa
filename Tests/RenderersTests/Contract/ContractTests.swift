import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Every block in every renderer under every policy")
struct ContractTests {
  @Test("The output is empty, or ends with one line feed", arguments: ContractCase.all)
  func end(contract: ContractCase) throws {
    let output = try contract.output
    #expect(output.isEmpty || (output.last == "\n" && output.dropLast().last?.isNewline == false))
  }

  @Test("Nothing acts on a terminal but looks and hyperlinks", arguments: ContractCase.all)
  func sequences(contract: ContractCase) throws {
    let output = try contract.output
    let text = contract.renderer.markup == .sequences ? output.withoutSequences : output
    #expect(text.sanitised == text)
  }

  @Test(
    "The words of the block are seen, and no more of them than the policy shows",
    arguments: ContractCase.read(as: .text) + ContractCase.read(as: .page)
  )
  func text(contract: ContractCase) throws {
    let words = try contract.visibleText.words
    #expect(words.contains(inOrder: try contract.block.words(under: contract.policy)))
    let hidden = try contract.block.hiddenWords(under: contract.policy)
    #expect(Set(words).isDisjoint(with: hidden))
  }

  @Test(
    "Where a reader sees nothing, the output is empty",
    arguments: try ContractCase.read(as: .text).filter { contract in
      try contract.block.words(under: contract.policy).isEmpty
    }
  )
  func nothing(contract: ContractCase) throws {
    #expect(try contract.output.isEmpty)
  }

  @Test(
    "Content comes out as it went in, except under drop and fail",
    arguments: ContractCase.read(as: .content).filter { $0.policy == .show || $0.policy == .text }
  )
  func content(contract: ContractCase) throws {
    let document = try contract.document
    let again = try #require(try [RawFaq].reading(contract.output).first)
    #expect(again.items == document.raw.items)
    #expect(again["source"]?.string?.text == document.raw.fault.map { _ in document.source })
  }

  @Test(
    "Under drop, the items that come out are those that people see",
    arguments: ContractCase.read(as: .content).filter { $0.policy == .drop }
  )
  func dropped(contract: ContractCase) throws {
    let again = try #require(try [RawFaq].reading(contract.output).first)
    let document = try contract.block.parser(under: .show).parse(again)
    #expect(TextRenderer.plain().render(document) == (try contract.plain))
    #expect(again["source"] == nil)
  }

  @Test(
    "Under fail, a document that is refused is its reason and nothing else",
    arguments: ContractCase.all.filter { $0.policy == .fail }
  )
  func refusal(contract: ContractCase) throws {
    let document = try contract.document
    #expect((document.refusal != nil) == contract.block.isRefused)
    guard let refusal = document.refusal, document.raw.fault == nil else {
      let shown = contract.renderer.render(try contract.block.document(under: .show))
      #expect(try contract.output == shown)
      return
    }
    switch contract.renderer.reading {
    case .text, .page:
      #expect(try contract.visibleText.words.contains(inOrder: "This FAQ is refused".words))
    case .content:
      let again = try #require(try [RawFaq].reading(contract.output).first)
      #expect(again.items.isEmpty)
      #expect(again["fault"]?.string?.text == refusal.description)
      #expect(again["source"]?.string?.text == document.source)
    }
  }
}

private extension Document {
  var source: String { String(utf8: raw.source) }
}
