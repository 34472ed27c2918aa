import ContentParser
import FaqBrowser
import FaqCommand
import Foundation
import Renderers

/// The program `reader`.
public enum FeedReader {
  /// The program, which keeps pictures in a folder if there is one.
  public static func program(pictureFolder: URL?) -> FaqCommand {
    let pictures = Pictures(cache: pictureFolder.map { PictureCache(folder: $0) })
    let openings = Openings(pages: WebPages(), pictures: pictures)
    return FaqCommand(
      name: "reader",
      version: "1.0",
      summary: "Lists the articles of a feed and opens their pages.",
      content: .embedded(embeddedFeed),
      blocks: [Byline.self, Picture.self],
      formats: [.html(pictures.html)],
      recognisers: [ArticleRecogniser()],
      omitting: ["new", "fmt", "schema"],
      sampleWords: [
        "retry": "bronze", "dictionary": "orrery", "standard input": "the sky",
        "how do I get my money back": "who built a clock of water",
      ],
      catalogue: catalogue,
      entry: openings.complete,
      reading: { ArticleSource(base: $0) }
    )
  }

  /// The screens: input waits while the feed is loaded again.
  static var catalogue: Catalogue {
    var catalogue = Catalogue(
      EntryNames(singular: "article", plural: "articles", overview: "Articles")
    )
    catalogue.refresh = .blocking
    catalogue.splash = [
      Drawings.drawing(of: "gears").map { .image(Node.Image($0, description: "Two gears")) },
      .heading(level: 1, "Reader"), .paragraph("The articles are on their way."),
    ]
    .compactMap(\.self)
    return catalogue
  }
}
