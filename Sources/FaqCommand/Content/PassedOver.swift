import FaqService

/// A file that was found in a folder holds no FAQs.
struct PassedOver: Error {
  let name: String
  let reason: Message
  /// Whether the file may be content in JSON that has a fault.
  let mayBeMeant: Bool

  /// A file in which nothing is wrong.
  init(name: String, reason: Message) {
    self.name = name
    self.reason = reason
    mayBeMeant = false
  }

  /// A file that cannot be read as content.
  ///
  /// Other text is refused at its first byte, or at the first one in a bracket.
  init(_ error: FaqServiceError, of source: ContentSource) {
    name = source.name
    mayBeMeant = error.fault.map { $0.location.offset > 1 } ?? false
    reason =
      error.fault == nil || mayBeMeant ? Message(verbatim: error.reason) : "no FAQs are found in it"
  }

  /// `docs/a.json is passed over: it is not text`.
  var message: Message { "\(name) is passed over: \(reason)" }
}

extension [PassedOver] {
  private static var maximumCount: Int { 20 }

  /// A line for each of the first files, and the number of the others.
  var remarks: [Message] {
    let lines = prefix(Self.maximumCount).map(\.message)
    let rest = count - lines.count
    return lines + (rest > 0 ? ["\(rest) more files are passed over"] : [])
  }
}
