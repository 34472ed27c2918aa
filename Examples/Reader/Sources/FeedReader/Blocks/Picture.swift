import ContentParser
import FaqService

/// The picture of an article, on the web or in the feed.
struct Picture: ParsableBlock {
  static let type: BlockType = "picture"
  static let summary = "The picture of an article."
  static let examples = [
    #"{"type": "picture", "source": "https://example.com/a.png", "description": "A map"}"#
  ]
  static let fields = ItemFields(
    .required("description", .text, "What the picture shows"),
    .required("source", .source, "Its address"),
    as: Self.init(raw:description:source:)
  )
  let raw: RawItem
  let description: String
  /// The address, if the picture is on the web.
  let address: Address?
  /// The bytes, if the feed has them in a `data:` address.
  let bytes: [UInt8]?

  private init(raw: RawItem, description: String, source: Source) {
    self.raw = raw
    self.description = description
    address = source.address
    bytes = source.bytes
  }

  /// An image on the web, or the description of one that only HTML can show.
  var body: [Node] {
    if let address { return [.image(address, description: description)] }
    return [.paragraph([.emphasis([.text("Picture: \(description)")])])]
  }
}

/// Where a picture is: on the web, or in the address itself.
private struct Source {
  let address: Address?
  let bytes: [UInt8]?
}

private extension FieldKind<Source> {
  static var source: Self {
    Self(.text) { value, reader throws(BlockError) in
      let text = try reader.read(value, as: .text)
      if let bytes = DataAddress.bytes(of: text) { return Source(address: nil, bytes: bytes) }
      return Source(address: try reader.read(value, as: .address), bytes: nil)
    }
  }
}
