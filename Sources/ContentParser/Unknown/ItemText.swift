import FaqService

/// All text in an item of unknown kind, in order.
package enum ItemText {
  /// Every string in the item, as paragraphs; of the item itself without `type` and `fallback`.
  ///
  /// An item that is a bare number, `true`, `false` or `null` is its own spelling.
  package static func paragraphs(of value: RawValue) -> [Node] {
    var texts: [String] = []
    append(value, depth: 0, to: &texts)
    return texts.flatMap(Node.paragraphs(of:))
  }

  private static func append(_ value: RawValue, depth: Int, to texts: inout [String]) {
    switch value.content {
    case .string(let string): texts.append(string.text)
    case .array(let array):
      for element in array { append(element, depth: depth + 1, to: &texts) }
    case .object(let object):
      for member in object where depth > 0 || !member.isSilent {
        append(member.value, depth: depth + 1, to: &texts)
      }
    case .null, .bool, .number:
      if depth == 0 { texts.append(value.description) }
    }
  }
}

private extension RawMember {
  /// Whether it speaks to programs, at the top of an item.
  var isSilent: Bool { name == "type" || name == "fallback" }
}
