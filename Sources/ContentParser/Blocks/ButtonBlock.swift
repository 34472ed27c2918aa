import FaqService

/// A labelled address: `{"type":"button","text":"…","action":"https://…"}`.
public struct ButtonBlock: ParsableBlock {
  /// `button`.
  public static let type = BlockType.button
  /// The item as it arrived.
  public let raw: RawItem
  /// The label.
  public let text: String
  /// The address as it was written.
  public let action: String
  private let destination: Result<Address, AddressError>

  /// The address, if it is safe to follow.
  public var address: Address? { try? destination.get() }

  /// Needs `text` and `action`.
  public init(parsing item: RawItem) throws(BlockError) {
    let text = try item.text("text")
    let action = try item.text("action")
    raw = item
    self.text = text
    self.action = action
    destination = Result { () throws(AddressError) in try Address(action) }
  }

  /// An action, or where the address is not safe, a text that shows both and links nowhere.
  public var body: [Node] {
    guard let address else {
      return [.paragraph(Inline.lines(of: text) + [.text(" ("), .text(action), .text(")")])]
    }
    return [.action(Inline.lines(of: text), address)]
  }

  /// An address that is not safe.
  public var remarks: [BlockError] {
    switch destination {
    case .success: []
    case .failure(let error): [.unsafeAddress("action", error)]
    }
  }
}
