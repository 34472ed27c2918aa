/// What the screens ask of a program: the entries, and what becomes of one outside the screens.
public protocol CatalogueSource: Sendable {
  /// Reads the entries, and delivers them in batches as they arrive.
  ///
  /// A user who refreshes wants content that is newer than any copy of it. A first load may deliver
  /// a copy and say that it is outdated; the next one replaces it.
  func load(
    isRefresh: Bool,
    deliver: @escaping @Sendable ([CatalogueEntry]) -> Void
  ) async throws(LoadFailure) -> Provenance

  /// An entry in one of the formats of the catalogue, with its number in the list, or that of the
  /// group that it is a page of.
  func export(_ entry: CatalogueEntry, number: Int, as format: String) -> ExportedEntry

  /// Where an entry can be edited; nil if its source is no file.
  func place(of entry: CatalogueEntry, number: Int) -> SourcePlace?

  /// An element for each time that the source has changed; none if that cannot be noticed.
  func changes() -> AsyncStream<Void>
}

extension CatalogueSource {
  /// No entry has a place: most sources are no files.
  public func place(of _: CatalogueEntry, number _: Int) -> SourcePlace? { nil }

  /// Most sources tell nobody of their changes.
  public func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// An entry in a format, and the name of a file for it: `retry.md`.
public struct ExportedEntry: Hashable, Sendable {
  let fileName: String
  let bytes: [UInt8]

  /// Creates an entry in a format.
  public init(fileName: String, bytes: [UInt8]) {
    self.fileName = fileName
    self.bytes = bytes
  }
}

/// A line of a file, from 1.
public struct SourcePlace: Hashable, Sendable {
  let path: String
  let line: Int

  /// Creates a place in a file.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
