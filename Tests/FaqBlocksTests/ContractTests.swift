import ContentParser
import FaqBlocks
import FaqService
import Renderers
import Testing

@Suite("Each block type in each format under each policy")
struct ContractTests {
  @Test("ANSI text without its sequences is the plain text", arguments: ContractCase.all)
  func terminal(contract: ContractCase) throws {
    let document = try contract.document
    let ansi = TextRenderer.ansi(width: nil, hyperlinks: false).render(document)
    let plain = TextRenderer.plain().render(document)
    #expect(ansi.withoutLooks == plain)
    #expect(plain.unsafeScalars.isEmpty)
  }

  @Test("HTML has tags of the renderer only", arguments: ContractCase.all)
  func html(contract: ContractCase) throws {
    let document = try contract.document
    let fragment = HTMLFragmentRenderer().render(document)
    #expect(fragment.tagNames.isSubset(of: String.knownTags))
    #expect(fragment.unsafeScalars.isEmpty)
    #expect(!HTMLPageRenderer().render([document]).contains("<script>"))
  }

  @Test("Markdown is safe to show, and has no raw HTML outside code", arguments: ContractCase.all)
  func markdown(contract: ContractCase) throws {
    let markdown = MarkdownRenderer().render(try contract.document)
    #expect(markdown.unsafeScalars.isEmpty)
    guard !contract.item.template.contains("code") else { return }
    #expect(!markdown.replacing(#"\<"#, with: "").contains(#/<[A-Za-z\/!?]/#))
  }

  @Test(
    "JSON keeps the item as it arrived",
    arguments: ContractCase.all.filter { $0.policy == .show || $0.policy == .text }
  )
  func json(contract: ContractCase) async throws {
    let document = try contract.document
    let output = JSONRenderer().render(document)
    let again = try await FaqService(source: MemorySource(Array(output.utf8))).fetch()
    #expect(again.map(\.items) == [document.raw.items])
  }

  @Test("Only items with a faulty field are unknown", arguments: ContractItem.all)
  func known(item: ContractItem) throws {
    let block = try #require(try Document.parsing(item.json(with: "a")).blocks.first)
    let isFaulty = item.template.contains(#""kind":◆"#) || item.template.contains(#""url":◆"#)
    #expect((block is UnknownBlock) == isFaulty)
  }

  @Test("Each block type is under contract", arguments: FaqBlocks.types)
  func complete(type: BlockType) {
    #expect(ContractItem.all.contains { $0.template.hasPrefix(#"{"type":"\#(type)""#) })
  }
}
