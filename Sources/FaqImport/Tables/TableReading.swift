import Bytes

/// The columns of a table that hold questions and answers in one language.
struct TableColumns {
  let question: Int
  /// The column of the answer, before those of further ones.
  let answers: [Int]
  var language: String?
}

/// Turns the rows of a table into entries, whether they arrive at once or in pieces.
struct TableReading: Sendable {
  /// Where questions and answers were found.
  let finding: String
  let separator: UInt8
  /// Where the rows of the table begin.
  let start: Int
  /// The form of the answers in the text that this reading was made from, perhaps a first piece.
  private(set) var form: TextForm?
  /// The names in the header row; a column without one is called by its number: `column 3`.
  private let names: [String]
  /// Where the row with the names begins.
  private let header: Int?
  /// All columns with questions or answers.
  private let columns: [TableColumns]
  private let used: Set<Int>
  /// The column that serves as the category where no column has a usual name for one.
  private let category: Int?
  /// Whether `\n` in a cell is a line end, as in exports of QnA Maker: several answers have it, and
  /// not as a part of a path such as `C:\new`.
  private let hasEscapes: Bool

  /// Nil if the table has no entries.
  init?(of table: Table, header: [DelimitedRows.Cell]?, columns: [TableColumns], finding: String) {
    (self.finding, self.columns) = (finding, columns)
    used = Set(columns.flatMap { [$0.question] + $0.answers })
    (separator, start) = (table.separator, table.start)
    self.header = header?.first?.origin
    names = header?.map(\.text) ?? []
    if table.isOfQuiz { return nil }
    let answers = Set(columns.flatMap(\.answers))
    hasEscapes =
      table.rows.count { row in
        row.indices.contains { answers.contains($0) && row[$0].text.hasEscapedLineEnd }
      } > 1
    category = table.groupColumn(among: names, except: used)
    var signs = FormCount()
    var hasEntries = false
    // A table of intents has names for what is done, such as `state4`, not answers.
    var haveTexts = false
    for row in table.rows.map(joined) where row[0].origin > self.header ?? -1 {
      for entry in columns.compactMap({ entry(row, $0) }) {
        hasEntries = true
        haveTexts = haveTexts || entry.answer.contains { $0.text?.text.isNumberedName == false }
        signs.add(entry)
      }
    }
    guard hasEntries, haveTexts else { return nil }
    form = signs.form
  }

  /// The content of a whole text.
  func content(of text: ForeignText) -> ImportedContent {
    let piece = ContentPiece(bytes: text.bytes, index: 0, isLast: true)
    return changing(content(of: piece, at: 0, hasEntries: false)) { $0.decideForm() }
  }

  /// The content of a piece that begins at an offset, perhaps after pieces with entries.
  func content(of piece: ContentPiece, at offset: Int, hasEntries: Bool) -> ImportedContent {
    let start = min(max(0, start - offset), piece.bytes.count)
    var ledger = AccountLedger(hasEntriesBefore: hasEntries)
    var entries: [ImportedEntry] = []
    var candidateCount = 0
    let rows = DelimitedRows(bytes: piece.bytes, separator: separator, offset: start)
    for row in rows.lazy.map(joined) {
      // 0 in the header row itself, and negative above it.
      let place = header.map { row[0].origin + offset - $0 } ?? 1
      let asking = columns.filter {
        place > 0 && row.indices.contains($0.question) && !row[$0.question].text.isBlank
      }
      candidateCount += asking.count
      let found = asking.compactMap { columns in entry(row, columns).map { (columns, $0) } }
      account(for: row, with: found, isHeader: place == 0, in: &ledger)
      entries += found.map(\.1)
    }
    let reading = ImportReading(finding, count: entries.count, of: candidateCount)
    var content = ImportedContent(entries, reading: reading)
    content.account = ledger.finished(hasEntriesAfter: !piece.isLast)
    return content
  }
}

private extension TableReading {
  func entry(_ row: [DelimitedRows.Cell], _ columns: TableColumns) -> ImportedEntry? {
    let answers = columns.answers.filter { row.indices.contains($0) }.map { row[$0] }
      .filter { !$0.text.isBlank }
    guard row.indices.contains(columns.question), !answers.isEmpty else { return nil }
    let question = row[columns.question]
    guard !question.text.isBlank else { return nil }
    let group = row.indices.first { $0 == category && !row[$0].text.isBlank }.map { row[$0] }
    return ImportedEntry(
      question: ImportedText(question.text.trimmed, at: question.origin),
      answer: answers.map { answer in
        .text(ImportedText(unescaped(answer.text).trimmed, at: answer.origin))
      },
      category: group.map { ImportedText($0.text.trimmed, at: $0.origin) },
      language: columns.language.map { ImportedText($0, at: question.origin) },
      rest: rest(of: row)
    )
  }

  /// Rejoins the cells of a text with unquoted separators, in a row with more cells than names.
  ///
  /// If as many cells begin with a space as are surplus, each continues the cell before it. If not,
  /// all surplus cells continue the last column, if that is one of answers.
  func joined(_ row: [DelimitedRows.Cell]) -> [DelimitedRows.Cell] {
    guard let last = names.lastIndex(where: { !$0.isBlank }), row.count > last + 1,
      let end = row.lastIndex(where: { !$0.text.isBlank }), end > last
    else { return row }
    let continuing = (1...end).filter { row[$0].text.first == " " && row[$0 - 1].isUnquoted }
    if continuing.count == end - last {
      let starts = (0...end).filter { !continuing.contains($0) }
      return zip(starts, starts.dropFirst() + [end + 1]).map { joined(row[$0..<$1]) }
    }
    guard columns.contains(where: { $0.answers.last == last }),
      row[last...].allSatisfy(\.isUnquoted)
    else { return row }
    return row[..<last] + [joined(row[last...end])]
  }

  func joined(_ cells: ArraySlice<DelimitedRows.Cell>) -> DelimitedRows.Cell {
    let ranges = cells.map(\.range)
    return DelimitedRows.Cell(
      text: cells.map(\.text).joined(separator: "\(UnicodeScalar(separator))"),
      range: ranges.reduce(ranges[0]) { $0.lowerBound..<$1.upperBound }
    )
  }

  /// The cells of other columns as members.
  func rest(of row: [DelimitedRows.Cell]) -> [ImportedMember] {
    row.indices.compactMap { index in
      let cell = row[index]
      guard !used.contains(index), !cell.text.isBlank else { return nil }
      let name = names.indices.contains(index) ? names[index].trimmed : ""
      return ImportedMember(
        name.isEmpty ? "column \(index + 1)" : name == "ID" ? "id" : name,
        ImportedText(cell.text, at: cell.origin)
      )
    }
  }

  func unescaped(_ text: String) -> String {
    hasEscapes ? text.replacing(#"\n"#, with: "\n") : text
  }

  /// Counts the words of a row: those that are shown, left out or passed over.
  func account(
    for row: [DelimitedRows.Cell],
    with found: [(columns: TableColumns, entry: ImportedEntry)],
    isHeader: Bool,
    in ledger: inout AccountLedger
  ) {
    let shown = Set(found.flatMap { [$0.columns.question] + $0.columns.answers })
    let category = found.first?.entry.shownCategory?.origin
    for (index, cell) in row.enumerated() {
      let count = unescaped(cell.text).utf8.wordCount
      guard count > 0 else { continue }
      if shown.contains(index) || cell.origin == category {
        ledger.addShown(count)
      } else if isHeader {
        ledger.addLeftOut(count, as: .envelope)
      } else if !shown.isEmpty, !used.contains(index) {
        ledger.addLeftOut(count, as: .members)
        if names.indices.contains(index) { ledger.noteUnseen(cell.text.utf8, of: names[index]) }
      } else {
        ledger.addPassedOver(count, at: cell.range, asks: cell.text.isQuestion)
      }
    }
  }
}

private extension String {
  /// Whether `\n` is in it before anything but a small letter.
  var hasEscapedLineEnd: Bool {
    guard utf8.contains(UInt8(ascii: "\\")) else { return false }
    return split(separator: #"\n"#).dropFirst().contains { $0.first?.isLowercase == false }
  }
}
