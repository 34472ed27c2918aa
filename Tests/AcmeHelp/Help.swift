import FaqCommand
import Renderers

/// A program of one's own: the name, the content, and everything that can be added.
@main
enum Help {
  static func main() async {
    var html = BlockOverrides<HTMLWriter>()
    html.add(Video.self) { video, writer in
      writer.element("a", ["class": "video", "href": video.url]) { $0.text(video.caption) }
    }
    await FaqCommand(
      name: "acme-help",
      version: "1.4",
      summary: "Answers questions about Acme's products.",
      content: .embedded(acmeFaqs),
      blocks: [Video.self, Callout.self],
      formats: [
        .init("outline", fileExtension: "outline") { OutlineRenderer() }, .html(html),
      ],
      sources: [TableScheme()]
    ).main()
  }
}

private let acmeFaqs = """
  [
    {"elements": [
      {"type": "title", "text": "How do I watch the tour?"},
      {"type": "video", "caption": "The tour", "url": "https://acme.example/tour"}
    ]},
    {"elements": [
      {"type": "title", "text": "Is it safe?"},
      {"type": "callout", "title": "Warning", "elements": [
        {"type": "body", "text": "Keep away from fire."}
      ]}
    ]}
  ]
  """
