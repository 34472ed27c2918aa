import ContentParser

/// A dialog, a step, work or a message, and what follows it.
///
/// ```swift
/// .dialog("Delete the cache?", "It is filled again.", [
///   .button("Delete", .step("Deleting", lasting: .seconds(2), then: .notice("Deleted."))),
///   .button("Keep", .end),
/// ])
/// ```
public indirect enum Interaction: Equatable, Sendable {
  /// A question, or a message that a button closes; Escape closes it and chooses none.
  case dialog(_ title: String, _ message: String, _ buttons: [Button])
  /// A step of known duration, with a progress bar; Escape ends it, and nothing follows.
  case step(_ title: String, lasting: Duration, then: Self)
  /// Work of unknown duration, with a bar that moves.
  case work(_ title: String, BackgroundWork)
  /// The page of the entry that the interaction is about.
  case page
  /// A document that is not an entry of the catalogue, as a page with a heading.
  case document(_ title: String, Document)
  /// A message that is shown for a few seconds.
  case notice(String)
  /// The end: the user is back at the screen below.
  case end

  /// A button of a dialog.
  public struct Button: Equatable, Sendable {
    /// What the button says.
    public let name: String
    let outcome: Outcome

    /// What follows when the button is chosen; nil if the button does something else.
    public var next: Interaction? { if case .interaction(let next) = outcome { next } else { nil } }

    /// What happens when a button is chosen.
    enum Outcome: Equatable, Sendable {
      case interaction(Interaction)
      case effect(BrowserEffect)
    }

    /// A button, and what follows when it is chosen.
    public static func button(_ name: String, _ next: Interaction) -> Self {
      Self(name: name, outcome: .interaction(next))
    }

    /// A button that opens an address in the user's browser, as a link of a page does.
    public static func button(_ name: String, opening address: Address) -> Self {
      .button(name, BrowserEffect.open(address: address.text))
    }
  }

  /// Work of unknown duration, which returns what follows.
  ///
  /// ```swift
  /// .work("Fetching the page") {
  ///   await isReachable() ? .notice("It is there.") : .notice("It is not there.")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What is being done, above a bar that moves.
  ///   - operation: Does the work in a separate task. Escape cancels the task, and then what it
  ///     returns is ignored.
  /// - Returns: The interaction, which is equal to no other.
  public static func work(
    _ title: String,
    _ operation: @escaping @Sendable () async -> Self
  ) -> Self { .work(title, BackgroundWork(operation)) }
}

/// An operation that returns what follows; each is equal to itself alone.
public final class BackgroundWork: Hashable, Sendable {
  /// Does the work, and returns what follows.
  public let operation: @Sendable () async -> Interaction

  init(_ operation: @escaping @Sendable () async -> Interaction) { self.operation = operation }

  public static func == (one: BackgroundWork, other: BackgroundWork) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
