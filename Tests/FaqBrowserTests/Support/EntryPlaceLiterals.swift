@testable import FaqBrowser

/// An entry that is no page of a group: `.copyEntry(0)`.
extension EntryPlace: ExpressibleByIntegerLiteral {
  public init(integerLiteral entry: Int) { self.init(entry: entry) }
}

extension Page {
  /// The place of the entry in the list.
  var entry: Int? { request.place?.entry }
}
