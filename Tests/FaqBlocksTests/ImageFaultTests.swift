import ContentParser
import Testing

@Suite("Faults in pictures")
struct ImageFaultTests {
  @Test("All faults of an item are reported in one run")
  func several() throws {
    let document = try Document.parsing(
      """
      {"type":"title","text":"a"},
      {"type":"image","url":"javascript:1","description":3,"width":"a","height":0}
      """
    )
    let members = ["url", "description", "width", "height"]
    #expect(document.diagnostics.map(\.location.pointer) == members.map { "/elements/1/\($0)" })
  }

  @Test(
    "A width and a height belong together and are lengths",
    arguments: [
      (
        #""width":9"#,
        """
        2:1 /elements/1 error missing-member: \
        `height` is missing → \
        Write both `width` and `height`, or neither.
        """
      ),
      (
        #""height":9"#,
        """
        2:1 /elements/1 error missing-member: \
        `width` is missing → \
        Write both `width` and `height`, or neither.
        """
      ),
      (
        #""width":9,"height":0"#,
        """
        2:77 /elements/1/height error invalid-value: \
        `height` must be from 1 to 65535, but is 0
        """
      ),
      (
        #""width":65536,"height":9"#,
        """
        2:66 /elements/1/width error invalid-value: \
        `width` must be from 1 to 65535, but is 65536
        """
      ),
    ]
  )
  func size(members: String, summary: String) throws {
    let document = try Document.parsing(
      #"{"type":"title","text":"a"},"# + "\n"
        + #"{"type":"image","url":"https://a.org/","description":"b",\#(members)}"#
    )
    #expect(document.summaries == [summary])
  }
}
