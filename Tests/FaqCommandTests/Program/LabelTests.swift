import ContentParser
import FaqCommand
import Testing

@Suite("The language of a program's output")
struct LabelTests {
  private static let content = """
    {"lang":"de","faqs":[{"elements":[{"type":"title","text":"A"},{"type":"v","text":"b"}]},
    {"elements":[{"type":"body","text":"c"}]}]}
    """

  private static let program = FaqCommand(
    name: "help",
    version: "1.0",
    content: .embedded(content),
    labels: .standard.adding([.overview: "Übersicht"], in: "de")
  )

  @Test(
    "It is that of the source, with the texts of the program",
    arguments: [
      (["list"], "Übersicht\n\n1. A\n2. (ohne Titel) c\n"),
      (["list", "--format", "markdown"], "# Übersicht\n\n1. A\n2. (ohne Titel) c\n"),
      (
        ["show", "1"],
        "A\n\n│ Ein Block vom Typ „v“ kann hier nicht angezeigt werden\n│ b\n"
      ),
    ]
  )
  func output(arguments: [String], output: String) async {
    #expect(await Self.program.result(of: arguments).output == output)
  }

  @Test("A page is in it, too")
  func page() async {
    let page = await Self.program.result(of: ["show", "--all", "--format", "html", "--search"])
      .output
    #expect(page.contains("<html lang=\"de\">"))
    #expect(page.contains("<summary>Inhalt</summary>"))
    #expect(page.contains("data-tally=\"{0} von {1} gefunden.\""))
  }

  @Test("Messages stay English")
  func messages() async {
    let result = await Self.program.result(of: ["show", "9"])
    #expect(result.errors.hasPrefix("help: there is no FAQ 9"))
  }
}
