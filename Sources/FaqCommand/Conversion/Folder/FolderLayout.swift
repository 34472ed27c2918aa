import ContentParser
import Platform
import Renderers

/// The files of a converted folder: their names, and the links between them.
struct FolderLayout: Sendable {
  /// The path of the folder, with a trailing slash.
  let path: Path
  private let fileExtension: String
  private let site: SiteChoice?
  /// The title of the index.
  private let title: String
  private let hasTitleHeadings: Bool
  private let naming = FileNaming()

  /// Nil if the output is not a folder: it has no trailing slash, it is not an existing folder, and
  /// no site is requested.
  init?(_ plan: ConversionPlan, as format: OutputFormat, titled title: String) {
    guard let output = plan.output,
      plan.site != nil || output.endsWithSlash || Folder.exists(output)
    else { return nil }
    path = output.endsWithSlash ? output : output.appending("/")
    fileExtension = format.fileExtension
    site = plan.site
    self.title = title
    hasTitleHeadings =
      switch plan.titleHeadings {
      case .auto: plan.site?.printsTitles != true
      case .always: true
      case .never: false
      }
  }

  /// The renderer of the pages and the index, given that of the format.
  func renderer(_ renderer: any Renderer) -> any Renderer {
    hasTitleHeadings ? renderer : UntitledRenderer(renderer: renderer)
  }

  /// The path of the index, which lists all other files.
  var indexPath: Path { path.appending(site?.indexName ?? "index.\(fileExtension)") }

  /// The front matter of the index.
  var indexFrontMatter: FrontMatter {
    site?.indexFrontMatter(titled: title) ?? FrontMatter([])
  }

  /// Whether the index has a row for each FAQ; Hugo generates the rows itself.
  var listsRows: Bool { site != .hugo }

  /// The path of an FAQ's file, and its row in the index, which links to the file or to the page
  /// that the site generator makes from it.
  func place(number: Int, of document: Document) -> (path: Path, row: OverviewRow) {
    let name = naming.name(number: number, title: document.title)
    let linked = site == .jekyll ? "html" : fileExtension
    return (
      path.appending("\(name).\(fileExtension)"),
      OverviewRow(
        number: number,
        of: document,
        file: "\(name).\(linked)",
        numberWidth: FileNaming.numberWidth
      )
    )
  }

  /// The front matter of an FAQ.
  func frontMatter(of row: OverviewRow) -> FrontMatter {
    site?.frontMatter(of: row) ?? FrontMatter([])
  }

  /// Rendered content, escaped for the site generator if there is one.
  func escaped(_ content: [UInt8]) -> [UInt8] {
    site == nil ? content : TemplateEscaping.escaped(content)
  }
}
