/// The questions and answers of foreign content, and what stood around them.
public struct ImportedContent: Sendable {
  /// The entries in order.
  public var entries: [ImportedEntry]
  /// The other members of the objects that contain the entries.
  public var envelope: [ImportedMember]
  /// What was read as what.
  public var reading: ImportReading

  /// Creates content from what a recogniser has found.
  public init(
    _ entries: [ImportedEntry],
    envelope: [ImportedMember] = [],
    reading: ImportReading
  ) {
    self.entries = entries
    self.envelope = envelope
    self.reading = reading
  }
}
