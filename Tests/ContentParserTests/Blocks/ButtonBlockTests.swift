import ContentParser
import FaqService
import Testing

@Suite("A button")
struct ButtonTests {
  private static let schemes = "Addresses begin with https:, http:, mailto: or tel:."

  @Test("It is an action if its address is safe to follow")
  func action() throws {
    let item = #"{"type":"button","text":"Read *on*","action":"HTTPS://example.com/ü?a=b;c"}"#
    let button = try #require(try ContentParser().parse(item: item) as? ButtonBlock)
    let address = try Address("HTTPS://example.com/ü?a=b;c")
    #expect(button.type == .button)
    #expect(button.text == "Read *on*")
    #expect(button.action == "HTTPS://example.com/ü?a=b;c")
    #expect(button.address == address)
    #expect(button.body == [.action([.text("Read *on*")], address)])
    #expect(button.remarks.isEmpty)
  }

  @Test(
    "An address that is not safe is shown without a link",
    arguments: [
      (
        "javascript:alert(1)",
        "the scheme `javascript` is not allowed → "
          + "Addresses begin with https:, http:, mailto: or tel:."
      ),
      ("", "it is empty → Addresses begin with https:, http:, mailto: or tel:."),
      (" https://example.com", "the scheme ` https` holds a space → Write `https://example.com`."),
      ("https://", "the host is missing in `https://`"),
      ("example.com", "the scheme is missing in `example.com` → Write `https://example.com`."),
    ]
  )
  func unsafeAction(action: String, reason: String) throws {
    let item = #"{"type":"button","text":"Run","action":"\#(action)"}"#
    let document = try ContentParser().parse(items: #"{"type":"title","text":"T"},"# + item)
    let button = try #require(document.blocks.last as? ButtonBlock)
    #expect(button.action == action)
    #expect(button.address == nil)
    #expect(
      button.body == [.paragraph([.text("Run"), .text(" ("), .text(action), .text(")")])]
    )
    #expect(
      document.summaries == [
        "1:81 /elements/1/action error unsafe-address: `action` is not a safe address: \(reason)"
      ]
    )
    #expect(document.hasErrors)
    #expect(document.refusal == nil)
  }

  @Test("A blank line in its label is left out, since a label is one paragraph")
  func blankLine() throws {
    let item = #"{"type":"button","text":"\nRead\n \r\non","action":"tel:1"}"#
    let address = try Address("tel:1")
    #expect(
      try ContentParser().parse(item: item).body
        == [.action([.text("Read"), .lineBreak, .text("on")], address)]
    )
  }

  @Test(
    "It needs a text and an action",
    arguments: [
      (#"{"type":"button","action":"tel:1"}"#, "`text` is missing"),
      (#"{"type":"button","text":"a"}"#, "`action` is missing"),
      (#"{"type":"button"}"#, "`text` is missing"),
      (
        #"{"type":"button","text":"a","action":["tel:1"]}"#,
        "`action` must be a string, but is an array"
      ),
    ]
  )
  func rejections(item: String, message: String) throws {
    let unknown = try #require(try ContentParser().parse(item: item) as? UnknownBlock)
    guard case .rejected(let error) = unknown.reason else {
      Issue.record("\(unknown.reason)")
      return
    }
    #expect(error.message == message)
  }
}
