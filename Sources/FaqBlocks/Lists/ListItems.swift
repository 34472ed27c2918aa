import ContentParser

extension BlockList {
  /// The items of a list, one for each block that shows something.
  var listItems: [[Node]] {
    filter { !$0.showsNothing }.map { [.blocks([$0])] }
  }
}

private extension Block {
  /// Whether the block is unknown, and its fallback or the unknown policy leaves it out.
  var showsNothing: Bool {
    guard let unknown = self as? UnknownBlock else { return false }
    return unknown.fallback?.allSatisfy(\.showsNothing) ?? (unknown.policy == .drop)
  }
}
