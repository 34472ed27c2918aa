/// What the screens ask of a program: the entries, and what becomes of one outside the screens.
public protocol CatalogueSource: Sendable {
  /// Reads the entries, and delivers them in batches as they arrive.
  ///
  /// It runs in a separate task. The next load cancels that task without waiting for it, and what
  /// it still delivers is ignored. If a load fails, the entries on the screen stay.
  ///
  /// - Parameters:
  ///   - isRefresh: Whether the content must be newer than any copy of it. If not, the load may
  ///     deliver a copy and return that it is outdated; the next load replaces it.
  ///   - deliver: Takes the next entries, in order, on any thread. The first ones are shown at
  ///     once; entries that replace others are shown when all are there.
  /// - Returns: Where the entries come from.
  /// - Throws: What the user is told, who can then try again.
  func load(
    isRefresh: Bool,
    deliver: @escaping @Sendable ([CatalogueEntry]) -> Void
  ) async throws(LoadFailure) -> Provenance

  /// An entry in one of the formats of the catalogue.
  ///
  /// - Parameters:
  ///   - entry: An entry or a page that has been delivered.
  ///   - number: The number that it is known by, or that of the group that it is a page of.
  ///   - format: One of the `formats` of the catalogue.
  /// - Returns: The bytes to save or to copy; the screens wait for them.
  func export(_ entry: CatalogueEntry, number: Int, as format: String) -> ExportedEntry

  /// Where an entry can be edited; nil if its source is not a file.
  ///
  /// - Parameters:
  ///   - entry: An entry or a page that has been delivered.
  ///   - number: The number that it is known by, or that of the group that it is a page of.
  /// - Returns: The line to open in the user's editor.
  func place(of entry: CatalogueEntry, number: Int) -> SourcePlace?

  /// An element for each change of the source; no elements if that cannot be noticed.
  ///
  /// The screens ask for the stream once, load the content again after each element, and cancel the
  /// task that waits for the next one when the user quits.
  func changes() -> AsyncStream<Void>
}

extension CatalogueSource {
  /// No entry has a place: most sources are not files.
  public func place(of _: CatalogueEntry, number _: Int) -> SourcePlace? { nil }

  /// Most sources cannot notice that they change.
  public func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// An entry in a format, and the name of a file for it: `retry.md`.
public struct ExportedEntry: Hashable, Sendable {
  let fileName: String
  package let bytes: [UInt8]

  /// Creates an entry in a format.
  ///
  /// - Parameters:
  ///   - fileName: The name of the file to save, without a folder. It is saved in the working
  ///     folder; if the name is taken, it gets a number.
  ///   - bytes: The content of the file, or of the clipboard.
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
  ///
  /// - Parameters:
  ///   - path: A path that the user's editor can open, relative to the working folder or absolute.
  ///   - line: The number of the line, from 1.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// Where content comes from.
public struct Provenance: Hashable, Sendable {
  /// The name of the source: `faqs.json`.
  public var name: String
  /// How old the content is, if that matters; what the user sees grows with time.
  public var age: Duration?
  /// Why newer content could not be read, if it could not.
  public var staleness: String?
  /// Whether to load again at once, since the content is only a copy that is no longer fresh.
  ///
  /// If that load returns a copy as well, it is the last.
  public var isOutdated: Bool

  /// Describes where content comes from; by default it is neither a copy nor old.
  public init(
    name: String,
    age: Duration? = nil,
    staleness: String? = nil,
    isOutdated: Bool = false
  ) {
    self.name = name
    self.age = age
    self.staleness = staleness
    self.isOutdated = isOutdated
  }
}

/// Why content could not be read, and how to help it.
public struct LoadFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in a line.
  public var message: String
  /// What the user can do about it.
  public var hint: String?

  /// The message.
  public var description: String { message }

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - message: What went wrong, in a line.
  ///   - hint: What the user can do about it, as a sentence.
  public init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
