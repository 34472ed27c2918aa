import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Every block in every renderer under every policy")
struct ContractTests {
  @Test("The output is the same each time", arguments: ContractCase.all)
  func deterministic(contract: ContractCase) throws {
    let first = try contract.output
    #expect(try contract.output == first)
  }

  @Test("The output is empty, or ends with one line feed", arguments: ContractCase.all)
  func end(contract: ContractCase) throws {
    let output = try contract.output
    #expect(output.isEmpty || (output.last == "\n" && output.dropLast().last?.isNewline == false))
  }

  @Test("Nothing acts on a terminal but looks and hyperlinks", arguments: ContractCase.all)
  func sequences(contract: ContractCase) throws {
    let output = try contract.output
    let text = contract.renderer.mayUseSequences ? output.withoutSequences : output
    #expect(text.sanitised == text)
  }

  @Test(
    "The text of the block is seen, and no more of it than the policy lets through",
    arguments: ContractCase.all(.text) + ContractCase.all(.page)
  )
  func text(contract: ContractCase) throws {
    let words = try contract.visibleText.words
    #expect(words.contains(inOrder: contract.block.words(under: contract.policy)))
    #expect(Set(words).isDisjoint(with: contract.block.hiddenWords(under: contract.policy)))
  }

  @Test("What people see nothing of is not there at all", arguments: ContractCase.all(.text))
  func nothing(contract: ContractCase) throws {
    if contract.block.words(under: contract.policy).isEmpty {
      #expect(try contract.output.isEmpty)
    }
  }

  @Test("Content is what it was, without what is dropped", arguments: ContractCase.all(.content))
  func content(contract: ContractCase) throws {
    let document = try contract.document
    let again = try #require(try [RawFaq].reading(contract.output).first)
    let kept = document.blocks.filter { !(($0 as? UnknownBlock)?.isDropped ?? false) }
    #expect(again.items.map(\.value.description) == kept.map(\.raw.value.description))
    if document.raw.fault != nil {
      let source = contract.policy == .drop ? nil : String(utf8: document.raw.source)
      #expect(again["source"]?.string?.text == source)
    }
  }

  @Test(
    "Fail looks like show, and is refused if there is anything that it fails",
    arguments: ContractCase.all
  )
  func refusal(contract: ContractCase) throws {
    let isRefused = try contract.document.isRefused
    #expect(isRefused == (contract.policy == .fail && contract.block.isRefused))
    if contract.policy == .fail {
      let shown = contract.renderer.render(try contract.block.document(under: .show))
      #expect(try contract.output == shown)
    }
  }
}
