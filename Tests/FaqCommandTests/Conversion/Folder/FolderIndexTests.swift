import Testing

@Suite("The index of a converted folder")
struct FolderIndexTests {
  @Test("It has the summaries of the FAQs")
  func summaries() throws {
    let folder = try TemporaryFolder()
    let content = #"{"summary":"Two days","elements":[{"type":"title","text":"How long?"}]}"#
    let arguments = ["convert", "--source", "-", "--output", "\(folder.path)/"]
    #expect(try Program.faq.run(arguments, input: content) == .done(""))
    #expect(
      try folder.text(of: "index.md") == """
        # FAQ Overview

        1. [How long?](how-long.md) – Two days

        """
    )
  }
}
