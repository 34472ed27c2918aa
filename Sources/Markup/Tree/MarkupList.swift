/// A list.
package struct MarkupList: Equatable, Sendable {
  /// The number of the first item, or nil for bullets.
  package var start: Int?
  /// Whether no blank line separates the items or their blocks.
  package var isTight: Bool
  /// The blocks of each item.
  package var items: [[MarkupBlock]]

  /// Creates a list.
  package init(start: Int? = nil, isTight: Bool, items: [[MarkupBlock]]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}
