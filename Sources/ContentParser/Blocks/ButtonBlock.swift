import Bytes
import FaqService

/// A labelled address: `{"type":"button","text":"…","action":"https://…"}`.
public struct ButtonBlock: LinkingBlock, ReplaceableBlock {
  /// `button`.
  public static let type = BlockType.button
  /// What the block is.
  public static let summary = "A label that leads to an address."
  /// One button.
  public static let examples = [
    #"{"type": "button", "text": "More information", "action": "https://example.com/"}"#
  ]
  /// The label and the address.
  public static let fields: [BlockField] = [
    .required("text", .text, "The label"),
    .required("action", .address, "Where the button leads"),
  ]
  /// The original item.
  public let raw: RawItem
  /// The label.
  public let text: String
  /// The address as it was written.
  public let action: String
  private let destination: Result<Address, AddressError>

  /// Reads `text` and `action`, which must be there.
  ///
  /// - Throws: An error that names the member. An address that is not safe to follow is a remark,
  ///   and the button is shown without a link.
  public init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
    let text = try item.text("text")
    let action = try item.text("action")
    raw = item
    self.text = text
    self.action = action
    destination = Result { () throws(AddressError) in
      try Address(action, relativeTo: base)
    }
  }

  /// A button whose address is known to be safe.
  init(_ read: ReadText, _ address: Address) {
    raw = read.item
    text = read.text.text
    action = (try? read.item.text("action")) ?? address.text
    destination = .success(address)
  }

  /// Makes a button in code.
  public init(_ text: String, _ address: Address) {
    self.text = text
    action = address.text
    destination = .success(address)
    raw = RawItem(type: "button", members: ["text": text, "action": address.text])
  }

  /// The address, if it is safe to follow.
  public var address: Address? { try? destination.get() }

  /// An action; with an unsafe address, a text that shows the address without a link.
  public var body: [Node] {
    guard let address else { return [.paragraph(.withoutLink(text, action))] }
    var nodes = NodeCollection()
    text.withUTF8Bytes { Self.write($0, address, to: &nodes) }
    return nodes.nodes
  }

  /// An address that is not safe to follow.
  public var remarks: [BlockError] {
    switch destination {
    case .success: []
    case .failure(let error):
      [.unsafeAddress(error, Field(raw["action"] ?? raw.value, in: raw, .member("action")))]
    }
  }
}

extension ButtonBlock {
  /// Reads an item without making the block, unless its address is not safe to follow.
  static func stored(
    _ item: RawItem,
    relativeTo base: BaseAddress?
  ) throws(BlockError) -> StoredBlock {
    let label = try ReadText(item)
    let action = try item.text("action")
    guard let address = try? Address(action, relativeTo: base) else {
      return .made(try Self(parsing: item, relativeTo: base))
    }
    return .button(label, address)
  }

  /// Writes the action of a button.
  static func write(_ label: Span<UInt8>, _ address: Address, to sink: inout some NodeSink) {
    if label.isOneLine, !label.isBlank {
      sink.writeAction(label, address)
    } else {
      sink.write([.action(Inline.lines(of: String(copying: label)), address)])
    }
  }
}
