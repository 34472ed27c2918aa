/// What a catalogue can do with an entry when a key is pressed.
public struct CatalogueAction: Sendable {
  /// The key, which should be none of those that the screens use: it would take the place of one.
  public let key: KeyPress
  /// What it does, for help: `vote for the answer`.
  public let summary: String
  /// What the user sees first.
  public let start: @Sendable (CatalogueEntry) -> Interaction

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - key: The key; where lines are asked for, its name in front of a number: `v 2`.
  ///   - summary: What the key does, in a few words for the help.
  ///   - start: Returns what follows for the selected entry. The screens wait for it, so longer
  ///     work belongs into an `Interaction.work`.
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
