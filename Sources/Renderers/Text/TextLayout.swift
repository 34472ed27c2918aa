/// What text looks like on paper: the same for a terminal and for a file, but for its look.
struct TextLayout {
  /// The columns that lines may take, or nil for lines as long as they are.
  let width: Int?
  /// Whether addresses are spelled out behind their labels.
  let showsAddresses: Bool
  /// Whether tabs stay, whose width depends on where they stand.
  let keepsTabs: Bool

  /// The columns that a mark has to leave to what it marks; two do for any character.
  static let leastRoom = 2

  /// A text as it stands on paper, on one line.
  func line(of text: String) -> String { keepsTabs ? text.visible : text.visible.withoutTabs }
}
