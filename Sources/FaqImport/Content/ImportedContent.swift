/// The questions and answers of foreign content, and the members around them.
public struct ImportedContent: Sendable {
  /// The entries in order.
  public var entries: [ImportedEntry]
  /// The other members of the objects that contain the entries.
  public var envelope: [ImportedMember]
  /// The address that relative ones in the content are relative to, if the content names it.
  public var base: ImportedText?
  /// What was read as what.
  public var reading: ImportReading
  /// What became of the words of the content.
  public var account = ImportAccount()
  /// Where the strings begin around entries that say what is what, such as the roles in chats.
  var leftOut: [Int] = []
  /// How to read more of the array that has all entries; nil if the content must be read whole.
  var continuation: ArrayContinuation?
  /// The entries that follow, or nil.
  var further: (any FurtherEntries)?

  /// Creates content from what a recogniser has found.
  ///
  /// - Parameters:
  ///   - entries: The entries in order.
  ///   - envelope: The other members of the objects that contain the entries.
  ///   - base: The address that relative ones in the content are relative to, if it names one.
  ///   - reading: What was read as what; its `form` decides how texts of no known form are read.
  public init(
    _ entries: [ImportedEntry],
    envelope: [ImportedMember] = [],
    base: ImportedText? = nil,
    reading: ImportReading
  ) {
    self.entries = entries
    self.envelope = envelope
    self.base = base
    self.reading = reading
  }
}

/// Entries that are made a few at a time.
protocol FurtherEntries: Sendable {
  /// Where the original of the next entries begins; nil if it is the whole one.
  var offset: Int? { get }
  /// The next entries, which take about as many bytes, and what is around all of them, or nil.
  mutating func next(upTo size: Int) -> ImportedContent?
}
