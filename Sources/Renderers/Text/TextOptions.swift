/// The layout of text, apart from its look.
struct TextOptions {
  /// The columns that lines may take, or nil for lines of any length.
  let width: Int?
  /// Whether addresses are written behind their labels.
  let showsAddresses: Bool
  /// Whether tabs are written as they are, although their width depends on their column.
  let keepsTabs: Bool
  /// Whether pictures are written, in colours of 24 bits.
  var showsPictures = false

  /// The columns that a mark must leave for text: two are enough for any character.
  static let leastRoom = 2
}
