import FaqService
import Foundation
import Testing

@testable import FaqImport

@Suite("Rows of a table in text")
struct DelimitedRowsTests {
  @Test(
    "Separators, quotes and line ends divide a text into cells",
    arguments: [
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a\rb", [["a"], ["b"]]),
      ("\"a,b\",\"c\nd\"", [["a,b", "c\nd"]]),
      ("\"say \"\"hi\"\"\",", [["say \"hi\"", ""]]),
      ("a \"b\" c,\"d\" e", [["a \"b\" c", "d e"]]),
      ("a,\"b\nc", [["a", "b\nc"]]),
      ("\n\na,,\n\n", [["a", "", ""]]),
      ("", []),
    ]
  )
  func cells(text: String, expected: [[String]]) {
    let rows = DelimitedRows(bytes: Array(text.utf8), separator: UInt8(ascii: ","))
    #expect(rows.map { $0.map(\.text) } == expected)
  }

  @Test("Each cell knows where it begins")
  func origins() {
    let rows = DelimitedRows(bytes: Array("x,\"y\"\n,z".utf8), separator: UInt8(ascii: ","))
    #expect(rows.map { $0.map(\.origin) } == [[0, 2], [6, 7]])
  }

  @Test("600 generated texts have the cells that Python's csv module finds in them")
  func python() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/tables.ndjson")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 600)
    for line in lines {
      let table = try JSONDecoder().decode(GeneratedTable.self, from: Data(line.utf8))
      let separator = try #require(table.separator.utf8.first)
      let rows = DelimitedRows(bytes: Array(table.text.utf8), separator: separator)
      #expect(rows.map { $0.map(\.text) } == table.rows, "\(line)")
    }
  }

  @Test("A table of many rows, and a cell that never ends, take time in proportion to their size")
  func size() {
    let rows = DelimitedRows(
      bytes: Array(String(repeating: "a,\"b\"\n", count: 100_000).utf8),
      separator: UInt8(ascii: ",")
    )
    #expect(rows.count { $0.count == 2 } == 100_000)
    let open = DelimitedRows(
      bytes: Array((",\"" + String(repeating: "\"\"\n", count: 200_000)).utf8),
      separator: UInt8(ascii: ",")
    )
    #expect(Array(open).count == 1)
  }
}

private struct GeneratedTable: Decodable {
  let text: String
  let separator: String
  let rows: [[String]]
}
