import ContentParser
import Testing

@Suite("Faults in pictures")
struct ImageFaultTests {
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
