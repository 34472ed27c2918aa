import FaqImport
import FaqService

/// Checks what must hold for all content that may be foreign.
struct ImportInvariants {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func check() throws(Violation) {
    try checkDetection()
    guard let result = try? Importer(name: "fuzz").read(bytes) else { return }
    try check(result.native, result.record)
  }
}

private extension ImportInvariants {
  /// Whether content is native does not depend on how its bytes arrive.
  func checkDetection() throws(Violation) {
    let whole = verdict(on: [bytes])
    let cut = verdict(on: bytes.pieces(of: 3))
    try Violation.unless(whole == cut, "read as a whole it is \(whole), and cut it is \(cut)")
  }

  func verdict(on pieces: [[UInt8]]) -> NativeDetection.Verdict {
    var detection = NativeDetection(limits: .standard)
    for piece in pieces {
      let verdict = detection.feed(piece)
      if verdict != .open { return verdict }
    }
    return detection.finish()
  }

  /// Imported content is valid, has the entries that were found, and knows where they come from.
  func check(_ native: [UInt8], _ record: Import) throws(Violation) {
    let reading = Reading(pieces: [native])
    try reading.checkValid()
    try Violation.unless(
      reading.faqs.count == record.reading.count,
      "\(record.reading.count) entries are found, and \(reading.faqs.count) are written"
    )
    let places = record.places()
    for item in reading.faqs.lazy.flatMap(\.items) {
      let origin = places.origin(of: item.location)
      try Violation.unless(
        origin.offset <= record.original.count && origin.line > 0,
        "\(item.location) comes from \(origin), after the end of the original"
      )
    }
    for faq in reading.faqs {
      try Violation.unless(
        faq.items.first?.type == "title" && faq.isNative,
        "an imported entry does not begin with its question"
      )
    }
  }
}
