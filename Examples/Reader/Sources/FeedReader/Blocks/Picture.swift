import ContentParser
import FaqService

/// The picture of an article, on the web or in the feed:
/// `{"type":"picture","source":"https://example.com/a.png","description":"A map"}`.
struct Picture: LinkingBlock {
  static let type: BlockType = "picture"
  let raw: RawItem
  let description: String
  /// The address, if the picture is on the web.
  let address: Address?
  /// The bytes, if the feed has them in a `data:` address.
  let bytes: [UInt8]?

  init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
    raw = item
    description = try item.text("description")
    bytes = DataAddress.bytes(of: try item.text("source"))
    address = bytes == nil ? try item.address("source", relativeTo: base) : nil
  }

  /// An image on the web, or the description of one that only HTML can show.
  var body: [Node] {
    if let address { return [.image(address, description: description)] }
    return [.paragraph([.emphasis([.text("Picture: \(description)")])])]
  }
}
