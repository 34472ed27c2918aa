import ContentParser
import FaqService
import Testing

@Suite("Addresses and faults of items whose types are declared")
struct DeclaredFieldTests {
  private static let video = """
    {"type":"video","fields":{"caption":"text","url":"address"},\
    "body":[{"action":"▶ {caption}","address":"{url}"}]}
    """

  @Test("A placeholder within an address is percent-encoded")
  func encodedAddress() throws {
    let nodes = try lowered(
      #"{"type":"x","words":"a b&c=/?#é"}"#,
      declared: """
        {"type":"x","fields":{"words":"text"},\
        "body":[{"action":"Search","address":"https://e.org/?q={words}"}]}
        """
    )
    let address = try Address("https://e.org/?q=a%20b%26c%3D%2F%3F%23%C3%A9")
    #expect(nodes == [.action("Search", address)])
  }

  @Test("An unsafe address is shown without a link, and is a fault")
  func unsafeAddress() throws {
    let document = try ContentParser.declaring(Self.video).parse(
      items: """
        {"type":"title","text":"T"},{"type":"video","caption":"Tour","url":"javascript:alert(1)"}
        """
    )
    #expect(
      document.lowered.last
        == .paragraph([.text("▶ Tour"), .text(" ("), .text("javascript:alert(1)"), .text(")")])
    )
    #expect(document.diagnostics.map(\.code) == [.unsafeAddress])
  }

  @Test("A field that makes an address unsafe is a fault of the item")
  func unsafeParts() throws {
    let document = try ContentParser.declaring(
      """
      {"type":"x","fields":{"host":"text"},"body":[{"action":"Go","address":"https://{host}/"}]}
      """
    ).parse(items: #"{"type":"title","text":"T"},{"type":"x","host":"a b"}"#)
    #expect(document.diagnostics.map(\.code) == [.unsafeAddress])
    #expect(
      document.lowered.last
        == .paragraph([.text("Go"), .text(" ("), .text("https://a%20b/"), .text(")")])
    )
  }

  @Test(
    "An item with a fault in a field is incomplete",
    arguments: [
      (#"{"type":"video","url":"https://e.org"}"#, "`caption` is missing"),
      (
        #"{"type":"video","caption":1,"url":"https://e.org"}"#,
        "`caption` must be a string, but is the number 1"
      ),
    ]
  )
  func faultyItems(item: String, message: String) throws {
    let document = try ContentParser.declaring(Self.video).parse(
      items: #"{"type":"title","text":"T"},"# + item
    )
    #expect(document.diagnostics.map(\.message) == [message])
  }
}
