import FaqService
import Renderers
import Testing

@testable import FaqCommand

@Suite("Packed rows are the rows of an overview in little memory")
struct PackedRowsTests {
  @Test("They come by category, with numbers as wide as the largest")
  func order() {
    var packed = PackedRows()
    packed.append(OverviewRow(number: 7, title: "Wie?", category: "Geld"))
    packed.append(OverviewRow(number: 8, title: nil, firstWords: "Erst …"))
    packed.append(OverviewRow(number: 9, title: "", category: "Zeit"))
    packed.append(OverviewRow(number: 10, title: "Wo?", category: "Geld"))
    #expect(
      Array(OverviewSlices(packed).joined()) == [
        OverviewRow(number: 8, title: nil, firstWords: "Erst …", numberWidth: 2),
        OverviewRow(number: 7, title: "Wie?", category: "Geld", numberWidth: 2),
        OverviewRow(number: 10, title: "Wo?", category: "Geld", numberWidth: 2),
        OverviewRow(number: 9, title: "", category: "Zeit", numberWidth: 2),
      ]
    )
    #expect(packed.numbers == [7, 8, 9, 10])
  }

  @Test("They are the same as rows that were grouped and aligned", arguments: 0..<50)
  func likeRows(seed: Int) {
    var chance = SeededGenerator(seed: UInt64(seed))
    let texts = [nil, "", " \n", "Why?", "Ü\u{0}🙂 how?", String(repeating: "long ", count: 99)]
    let names = seed.isMultiple(of: 2) ? [nil] : [nil, "Billing", "", "Ä", "Cards"]
    var packed = PackedRows()
    var rows: [OverviewRow] = []
    for number in 1...40 {
      var row = OverviewRow(
        number: number * 3,
        title: texts[Int.random(in: texts.indices, using: &chance)],
        firstWords: texts[Int.random(in: texts.indices, using: &chance)],
        category: names[Int.random(in: names.indices, using: &chance)]
      )
      row.summary = texts[Int.random(in: texts.indices, using: &chance)]
      row.source = ["a.json", nil][Int.random(in: 0...1, using: &chance)]
      rows.append(row)
      packed.append(row)
    }
    #expect(
      Array(OverviewSlices(packed).joined()) == OverviewRow.aligned(OverviewRow.grouped(rows))
    )
  }

  @Test("No rows are no rows")
  func empty() {
    #expect(Array(OverviewSlices(PackedRows())).isEmpty)
    #expect(PackedRows().isEmpty)
  }
}
