import ContentParser
import Testing

@Suite("Faults in tables")
struct TableFaultTests {
  @Test("A row with more or fewer cells than the header is a warning about the row")
  func ragged() throws {
    let rows = #"[["1"],["1","2"],[],["1","2","3"]]"#
    let document = try Document.parsing(
      #"{"type":"title","text":"a"},{"type":"table","header":["a","b"],"rows":\#(rows)}"#
    )
    #expect(
      document.diagnostics.map { "\($0.location.pointer): \($0.message)" } == [
        "/elements/1/rows/0: this row has 1 cell, and the header 2",
        "/elements/1/rows/2: this row has 0 cells, and the header 2",
        "/elements/1/rows/3: this row has 3 cells, and the header 2",
      ]
    )
    #expect(document.diagnostics.allSatisfy { $0.severity == .warning && $0.code == .raggedRow })
  }

  @Test(
    "A fault is at the row or the cell",
    arguments: [
      (
        #"{"type":"table","header":["a"],"rows":[["b"],"c"]}"#,
        """
        2:46 /elements/1/rows/1 error wrong-kind: \
        an element of `rows` must be an array, but is a string
        """
      ),
      (
        #"{"type":"table","header":["a"],"rows":[["b",7]]}"#,
        """
        2:45 /elements/1/rows/0/1 error wrong-kind: \
        this value must be a string, but is the number 7
        """
      ),
      (
        #"{"type":"table","rows":[]}"#,
        "2:1 /elements/1 error missing-member: `header` is missing"
      ),
    ]
  )
  func faults(item: String, summary: String) throws {
    let document = try Document.parsing(#"{"type":"title","text":"a"},"# + "\n" + item)
    #expect(document.summaries == [summary])
  }
}
