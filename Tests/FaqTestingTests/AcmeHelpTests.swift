import FaqCommand
import FaqTesting
import Renderers
import Testing

@testable import acme_help

@Suite("The types of another program")
struct AcmeHelpTests {
  @Test("Its block types meet the requirements of a block type")
  func blocks() {
    #expect(violations(of: Video.self, examples: Self.videos).isEmpty)
    #expect(violations(of: Callout.self, examples: Self.callouts).isEmpty)
  }

  @Test("Its format meets the requirements of a renderer")
  func outline() { #expect(violations(of: OutlineRenderer()).isEmpty) }

  @Test("HTML with its overrides meets them, too")
  func html() {
    var renderer = HTMLPageRenderer()
    renderer.overrides = players
    #expect(violations(of: renderer, reading: .html).isEmpty)
  }

  @Test("A table that is not there meets the requirements of a source that fails")
  func table() async {
    let source = TableScheme().source(at: "/nowhere", with: TransferSettings())
    #expect(await violations(of: source, expecting: .failure).isEmpty)
  }

  private static let videos = [#"{"type":"video","caption":"Tour","url":"https://a.org/"}"#]
  private static let callouts = [
    #"{"type":"callout","title":"Mind","elements":[{"type":"body","text":"Hot"}]}"#
  ]
}
