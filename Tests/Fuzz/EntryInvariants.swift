import FaqImport
import FaqService

/// Checks what must hold for all entries that a recogniser outside of the library makes.
///
/// Each two lines are an entry: the question, and the answer.
struct EntryInvariants: ContentRecogniser {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func read(_ content: [UInt8]) -> ImportedContent? {
    let lines = Self.lines(of: content)
    guard !lines.isEmpty else { return nil }
    let entries = stride(from: 0, to: lines.count, by: 2).map { index in
      let answer = lines[index...].dropFirst().first
      let item = ImportedJSON.object(["type": "a\"b", "text": answer.map(ImportedJSON.init)])
      return ImportedEntry(
        question: lines[index],
        answer: answer.map { [.text($0), .formatted($0, .markdown), .item(item)] } ?? [],
        category: lines.first,
        rest: [ImportedMember(lines[index].text, lines[index])]
      )
    }
    let reading = ImportReading("pairs of lines", count: entries.count)
    return ImportedContent(entries, envelope: entries[0].rest, reading: reading)
  }

  func check() throws(Violation) {
    let importer = Importer(name: "fuzz", recognisers: [self])
    guard let (native, record) = try? importer.read(bytes),
      record.reading.finding == "pairs of lines"
    else { return }
    let reading = Reading(pieces: [native])
    try reading.checkValid()
    let markCount = record.original.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let questions = Self.lines(of: Array(record.original.dropFirst(markCount))).enumerated()
      .compactMap { $0.isMultiple(of: 2) ? $1 : nil }
    try Violation.unless(
      reading.faqs.count == questions.count,
      "\(questions.count) entries are made, and \(reading.faqs.count) are written"
    )
    let places = record.places()
    for (faq, question) in zip(reading.faqs, questions) {
      guard let title = faq.items.first, title.type == "title" else {
        throw Violation(rule: "an entry does not begin with its question")
      }
      let origin = places.origin(of: title.location)
      try Violation.unless(
        origin.offset == question.origin + markCount,
        "a question at \(question.origin + markCount) comes from \(origin.offset)"
      )
    }
  }

  /// The lines that are not blank, with their places.
  private static func lines(of content: [UInt8]) -> [ImportedText] {
    content.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let text = String(decoding: line, as: Unicode.UTF8.self)
      let isBlank = text.allSatisfy(\.isWhitespace)
      return isBlank ? nil : ImportedText(text, at: line.startIndex)
    }
  }
}
