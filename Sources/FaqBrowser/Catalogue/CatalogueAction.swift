/// What a catalogue can do with an entry when a key is pressed.
public struct CatalogueAction: Sendable {
  /// The key, which should be none of those that the screens use.
  public let key: KeyPress
  /// What it does, for help: `vote for the answer`.
  public let summary: String
  /// What the user sees first.
  public let start: @Sendable (CatalogueEntry) -> Interaction

  /// Creates an action.
  public init(
    key: KeyPress,
    summary: String,
    start: @escaping @Sendable (CatalogueEntry) -> Interaction
  ) {
    self.key = key
    self.summary = summary
    self.start = start
  }
}
