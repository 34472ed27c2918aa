import Bytes
import FaqService

/// Portable Text, which stays in its item as it was written.
enum PortableText {
  /// The item for an array of blocks; nil if it is something else, or blank.
  static func part(of array: RawArray, _ value: RawValue) -> ImportedPart? {
    let blocks = array.map(\.object)
    guard blocks.allSatisfy({ $0?["_type"]?.string != nil }),
      blocks.contains(where: { $0?.isText ?? false })
    else { return nil }
    let start = Array(#"{"type":"richText","format":"portableText","blocks":"#.utf8)
    let item = start + value.source + [UInt8(ascii: "}")]
    return .item(item, origin: value.source.startIndex)
  }
}

private extension RawObject {
  /// Whether it is a block of text that is not blank.
  var isText: Bool {
    guard let children = self["children"]?.array else { return false }
    return children.contains { $0.object?["text"]?.string.map { !$0.text.isBlank } ?? false }
  }
}
