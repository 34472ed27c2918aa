import ContentParser

/// A video, a recording or a file: `{"type":"media","kind":"video","text":"…","url":"https://…"}`.
///
/// All formats lead to it by its label; an override can use `kind` and `poster` for a player.
public struct MediaBlock: ReplaceableBlock {
  /// What the address leads to.
  public enum Kind: String, CaseIterable, Sendable {
    /// Moving pictures.
    case video
    /// Sound.
    case audio
    /// A file of any other kind.
    case file
  }

  /// `media`.
  public static let type: BlockType = "media"
  /// What the block is.
  public static let summary = "A video, a recording or a file."
  /// A video.
  public static let examples = [
    """
    {"type": "media", "kind": "video", "text": "Watch the tour", \
    "url": "https://example.com/tour.mp4"}
    """
  ]
  /// The label and the addresses.
  public static let fields = ItemFields(
    .required("kind", .choice(), "What the address leads to"),
    .required("text", .text, "The label"),
    .required("url", .address, "The address of the video, recording or file"),
    .optional("poster", .address.described("address"), "A picture to show before a video starts"),
    as: Self.init
  )
  /// Only overrides show `poster`, but its value is an address.
  public static let schema = #"""
    { "properties": { "poster": { "$ref": "#/definitions/address" } } }
    """#
  /// The original item.
  public let raw: RawItem
  /// What the address leads to.
  public let kind: Kind
  /// The label.
  public let text: String
  /// The address of the video, recording or file.
  public let url: Address
  /// The address of a picture to show before a video starts.
  public let poster: Address?

  /// The address after its label.
  public var body: [Node] { [.action(Inline.lines(of: text), url)] }
}

extension MediaBlock {
  /// Makes a link to a video, a recording or a file in code: `MediaBlock(.video, "Tour", address)`.
  public init(_ kind: Kind, _ text: String, _ url: Address, poster: Address? = nil) {
    let values =
      [
        "kind": RawValue(kind.rawValue), "text": RawValue(text), "url": RawValue(url.text),
        "poster": poster.map { RawValue($0.text) },
      ] as KeyValuePairs
    let raw = RawItem(type: "media", values: values)
    self.init(raw: raw, kind: kind, text: text, url: url, poster: poster)
  }
}
