/// The layout of text, apart from its look.
struct TextOptions {
  /// The columns that lines may take, or nil for lines of any length.
  let width: Int?
  /// Whether addresses are written behind their labels.
  let showsAddresses: Bool
  /// Whether tabs are written as they are, although their width depends on their column.
  let keepsTabs: Bool
  /// Whether pictures are written, in colours of 24 bits.
  let showsPictures: Bool

  /// Creates options; a width below 1 is taken for 1.
  init(width: Int?, showsAddresses: Bool, keepsTabs: Bool, showsPictures: Bool = false) {
    self.width = width.map { max(1, $0) }
    self.showsAddresses = showsAddresses
    self.keepsTabs = keepsTabs
    self.showsPictures = showsPictures
  }

  /// The columns that a mark must leave for text: two are enough for any character.
  static let leastRoom = 2
}
