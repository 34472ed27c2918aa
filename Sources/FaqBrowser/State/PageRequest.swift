/// A page to lay out: what it shows, in which content, and how wide it is.
struct PageRequest: Hashable, Sendable {
  /// The size of the largest document that is laid out while a key waits, in bytes of its source.
  static let immediateSize = 128 << 10

  let subject: Page.Subject
  let columns: Int
  /// How many times content had been replaced before: places in other content mean nothing.
  let revision: Int
}
