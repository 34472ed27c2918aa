import Bytes
import FaqService

/// A labelled address: `{"type":"button","text":"…","action":"https://…"}`.
public struct ButtonBlock: ReplaceableBlock {
  /// `button`.
  public static let type = BlockType.button
  /// What the block is.
  public static let summary = "A label that leads to an address."
  /// One button.
  public static let examples = [
    #"{"type": "button", "text": "More information", "action": "https://example.com/"}"#
  ]
  /// The label and the address.
  public static let fields = ItemFields(
    .required("text", .text, "The label"),
    .required("action", .action, "Where the button leads"),
    as: Self.init(raw:text:target:)
  )
  /// The original item.
  public let raw: RawItem
  /// The label.
  public let text: String
  private let target: Action

  /// The address as it was written.
  public var action: String { target.text }
  /// The address, if it is safe to follow.
  public var address: Address? { try? target.destination.get() }

  /// An action; with an unsafe address, a text that shows the address without a link.
  public var body: [Node] {
    guard let address else { return [.paragraph(.withoutLink(text, action))] }
    var nodes = NodeCollection()
    text.withUTF8Bytes { Self.write($0, address, to: &nodes) }
    return nodes.nodes
  }

  /// An address that is not safe to follow.
  public var remarks: [BlockError] {
    switch target.destination {
    case .success: []
    case .failure(let error):
      [.unsafeAddress(error, FieldValue(raw["action"] ?? raw.value, .member("action")))]
    }
  }
}

extension ButtonBlock {
  /// A button whose address is known to be safe.
  init(_ read: ReadText, _ address: Address) {
    let text = (try? read.item.text("action")) ?? address.text
    let target = Action(text: text, destination: .success(address))
    self.init(raw: read.item, text: read.text.text, target: target)
  }

  /// Makes a button in code.
  public init(_ text: String, _ address: Address) {
    let raw = RawItem(type: "button", members: ["text": text, "action": address.text])
    let target = Action(text: address.text, destination: .success(address))
    self.init(raw: raw, text: text, target: target)
  }
}

/// The address of a button as it was written, and where it leads.
private struct Action {
  let text: String
  let destination: Result<Address, AddressError>
}

extension Action {
  init(_ text: String, relativeTo base: BaseAddress?) {
    self.text = text
    destination = Result { () throws(AddressError) in try Address(text, relativeTo: base) }
  }
}

private extension FieldKind<Action> {
  /// A text that should be an address: an unsafe one is a remark of the block, and no error.
  static var action: Self {
    Self(described: .address) { field, reader throws(BlockError) in
      Action(try FieldKind<String>.text.read(field, reader), relativeTo: reader.base)
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
    let target = Action(try item.text("action"), relativeTo: base)
    switch target.destination {
    case .success(let address): return .button(label, address)
    case .failure: return .made(Self(raw: item, text: label.text.text, target: target))
    }
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
