import ContentParser
import FaqService

/// The picture of an article, on the web or in the feed, or one of our drawings by its name.
struct Picture: ParsableBlock {
  static let type: BlockType = "picture"
  static let summary = "The picture of an article."
  static let examples = [
    #"{"type": "picture", "source": "https://example.com/a.png", "description": "A map"}"#
  ]
  static let fields = ItemFields(
    .required("description", .text, "What the picture shows"),
    .required("source", .source, "Its address, or the name of a drawing"),
    as: Self.init(raw:description:source:)
  )
  let raw: RawItem
  let description: String
  private let source: Source

  private init(raw: RawItem, description: String, source: Source) {
    self.raw = raw
    self.description = description
    self.source = source
  }

  /// The address, if the picture is on the web.
  var address: Address? { if case .web(let address) = source { address } else { nil } }

  /// The bytes, if the feed has them in a `data:` address.
  var bytes: [UInt8]? { if case .feed(let bytes) = source { bytes } else { nil } }

  /// An image, or the description of one that only HTML can show.
  var body: [Node] {
    switch source {
    case .drawing(let drawing): [.image(Node.Image(drawing, description: description))]
    case .web(let address): [.image(address, description: description)]
    case .feed: [.paragraph([.emphasis([.text("Picture: \(description)")])])]
    }
  }
}

/// Where a picture is.
private enum Source {
  case drawing(Drawing)
  case web(Address)
  /// In a `data:` address.
  case feed([UInt8])
}

private extension FieldKind<Source> {
  static var source: Self {
    Self(.text) { value, reader throws(BlockError) in
      let text = try reader.read(value, as: .text)
      if let drawing = Drawings.drawing(of: text) { return .drawing(drawing) }
      if let bytes = DataAddress.bytes(of: text) { return .feed(bytes) }
      return .web(try reader.read(value, as: .address))
    }
  }
}
