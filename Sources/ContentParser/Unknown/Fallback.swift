import Bytes
import FaqService

/// What an item's author put in the member `fallback`, for parsers that do not know its type.
///
/// It is a block, a list of blocks, a text, or the word `"drop"`.
struct Fallback {
  /// The blocks that stand in for the item; nil if there is no usable fallback.
  private(set) var blocks: BlockList?
  /// Why the fallback is not usable.
  private(set) var fault: BlockError?

  /// Reads the fallback of an item.
  init(of item: RawItem, in surroundings: Surroundings, _ reading: DocumentReading) {
    guard let value = item["fallback"] else { return }
    do throws(BlockError) {
      blocks = try Self.blocks(in: value, of: item, surroundings, reading)
    } catch {
      fault = error
    }
  }

  private static func blocks(
    in value: RawValue,
    of item: RawItem,
    _ surroundings: Surroundings,
    _ reading: DocumentReading
  ) throws(BlockError) -> BlockList {
    if let text = value.string?.text {
      if text == "drop" { return [] }
      guard !text.isBlank, text.lowercased() != "drop" else { throw .invalidFallback(value) }
      return [BodyBlock(text: text, raw: item.nested(value))]
    }
    guard let values = value.listedItems else { throw .invalidFallback(value) }
    try surroundings.checkRoom(for: values.count, Field(value, in: item, .member("fallback")))
    let inner = surroundings.within(item)
    return BlockList(elements: values.map { reading.block(of: item.nested($0), in: inner) })
  }
}

private extension BlockError {
  static func invalidFallback(_ value: RawValue) -> Self {
    let isMisspelt = value.string?.text.lowercased() == "drop"
    return Self(
      .invalidFallback,
      at: .member("fallback"),
      message: "`fallback` is not a block, a list of blocks, a text or \"drop\"",
      hint: isMisspelt ? "Write \"drop\" in small letters." : nil
    )
  }
}
