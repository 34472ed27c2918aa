import ContentParser
import Testing

@Suite("Faults in tables")
struct TableFaultTests {
  @Test(
    "A fault is at the row or the cell",
    arguments: [
      (
        #"{"type":"table","header":["a"],"rows":[["b"],"c"]}"#,
        "2:46 /elements/1/rows/1 error wrong-kind: a row must be an array of texts"
      ),
      (
        #"{"type":"table","header":["a"],"rows":[["b",7]]}"#,
        "2:45 /elements/1/rows/0/1 error wrong-kind: a cell must be a text"
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
