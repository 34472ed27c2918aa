import ContentParser
import FaqCommand
import Renderers

@main
enum Help {
  static let program = FaqCommand(
    name: "acme-help",
    version: "1.4",
    summary: "Answers questions about Acme's products.",
    content: .embedded(acmeFaqs),
    blocks: [Video.self, Callout.self],
    formats: [
      .init("outline", fileExtension: "outline") { OutlineRenderer() },
      .init("csv", fileExtension: "csv", mediaType: "text/csv") { CSVRenderer() },
      .html(players),
    ],
    sources: [TableScheme(), DeskScheme()],
    recognisers: [DITA()],
    commands: [ShortestCommand.self],
    themes: ["acme": Theme([.title: [.bold, .rgb(192, 57, 43)], .link: [.underline]])],
    labels: .standard.adding([.contents: "All questions"], in: "en")
  )

  static func main() async { await program.main() }
}
