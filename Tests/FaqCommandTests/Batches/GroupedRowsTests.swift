import FaqService
import Platform
import Renderers
import Testing

@testable import FaqCommand

@Suite("The rows of an overview are kept by category, in memory or in a file")
struct GroupedRowsTests {
  @Test("Rows without a category come first, and then those of each category")
  func order() throws {
    var rows = GroupedRows(spoolingIn: "/tmp")
    try rows.append(OverviewRow(number: 7, title: "Wie?", category: "Geld"))
    try rows.append(OverviewRow(number: 8, title: nil, firstWords: "Erst …"))
    try rows.append(OverviewRow(number: 9, title: "", category: "Zeit"))
    try rows.append(OverviewRow(number: 10, title: "Wo?", category: "Geld"))
    #expect(rows.count == 4)
    #expect(rows.largestNumber == 10)
    #expect(
      try taken(from: &rows) == [
        OverviewRow(number: 8, title: nil, firstWords: "Erst …"),
        OverviewRow(number: 7, title: "Wie?", category: "Geld"),
        OverviewRow(number: 10, title: "Wo?", category: "Geld"),
        OverviewRow(number: 9, title: "", category: "Zeit"),
      ]
    )
    #expect(rows.takeGroup().map(\.category) == nil)
  }

  @Test("They are the same as rows that were grouped", arguments: 0..<50)
  func likeRows(seed: Int) throws {
    try expectLikeRows(seed: seed, count: 40, longest: 99)
  }

  @Test("So they are when most of them are in a file", arguments: 0..<2)
  func file(seed: Int) throws {
    try expectLikeRows(seed: seed, count: 3_000, longest: 3_000)
  }

  @Test("No rows are no rows")
  func empty() throws {
    var rows = GroupedRows(spoolingIn: "/no/such/folder")
    #expect(rows.isEmpty)
    #expect(try taken(from: &rows).isEmpty)
  }

  private func expectLikeRows(seed: Int, count: Int, longest: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed))
    let texts = [
      nil, "", " \n", "Why?", "Ü\u{0}🙂 how?", String(repeating: "long ", count: longest),
    ]
    let names = seed.isMultiple(of: 2) ? [nil] : [nil, "Billing", "", "Ä", "Cards"]
    var grouped = GroupedRows(spoolingIn: "/tmp")
    var rows: [OverviewRow] = []
    for number in 1...count {
      var row = OverviewRow(
        number: number * 3,
        title: texts[Int.random(in: texts.indices, using: &chance)],
        firstWords: texts[Int.random(in: texts.indices, using: &chance)],
        category: names[Int.random(in: names.indices, using: &chance)]
      )
      row.summary = texts[Int.random(in: texts.indices, using: &chance)]
      row.source = ["a.json", nil][Int.random(in: 0...1, using: &chance)]
      rows.append(row)
      try grouped.append(row)
    }
    #expect(grouped.largestNumber == count * 3)
    #expect(try taken(from: &grouped) == OverviewRow.grouped(rows))
  }

  private func taken(from rows: inout GroupedRows) throws -> [OverviewRow] {
    var taken: [OverviewRow] = []
    while let group = rows.takeGroup() { try group.read { taken.append($0) } }
    return taken
  }
}
