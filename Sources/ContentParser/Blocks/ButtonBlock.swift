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
    .required("action", .destination, "Where the button leads"),
    as: Self.init(raw:text:destination:)
  )
  /// The original item.
  public let raw: RawItem
  /// The label.
  public let text: String
  private let destination: Result<Address, AddressError>

  /// The address as it was written.
  public var action: String { raw["action"]?.string?.text ?? "" }
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
      [.unsafeAddress(error, FieldValue(raw["action"] ?? raw.value, .member("action")))]
    }
  }
}

extension ButtonBlock {
  /// A button whose address is known to be safe.
  init(_ read: ReadText, _ address: Address) {
    self.init(raw: read.item, text: read.text.text, destination: .success(address))
  }

  /// Makes a button in code.
  public init(_ text: String, _ address: Address) {
    let raw = RawItem(type: "button", members: ["text": text, "action": address.text])
    self.init(raw: raw, text: text, destination: .success(address))
  }

  /// Reads an item without making the block, unless its address is not safe to follow.
  static func stored(
    _ item: RawItem,
    relativeTo base: BaseAddress?
  ) throws(BlockError) -> StoredBlock {
    let label = try ReadText(item)
    let action = try item.text("action")
    do throws(AddressError) {
      return .button(label, try Address(action, relativeTo: base))
    } catch {
      return .made(Self(raw: item, text: label.text.text, destination: .failure(error)))
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

private extension FieldKind<Result<Address, AddressError>> {
  /// A text that should be an address: an unsafe one is a remark of the block, and no error.
  static var destination: Self {
    Self(described: .address) { field, reader throws(BlockError) in
      let text = try field.text
      return Result { () throws(AddressError) in try Address(text, relativeTo: reader.base) }
    }
  }
}
