import Renderers

/// A folder that a conversion goes to: what its files are called, and how they refer to each other.
struct FolderLayout: Sendable {
  /// The folder's path, with a slash behind it.
  let path: String
  private let format: FormatChoice
  private let site: SiteChoice?
  private let naming = FileNaming()

  /// Nil if the output is no folder: there is none, no slash says that there shall be one, and no
  /// site needs one.
  init?(_ options: Options, as format: FormatChoice) {
    guard let output = options.output,
      options.site != nil || output.hasSuffix("/") || Folder.exists(output)
    else { return nil }
    path = output.hasSuffix("/") ? output : output + "/"
    self.format = format
    site = options.site
  }

  /// The file that names all others.
  var indexPath: String { path + (site?.indexName ?? "index.\(format.fileExtension)") }

  /// What stands in front of the index.
  var indexFrontMatter: FrontMatter { site?.indexFrontMatter ?? FrontMatter([]) }

  /// Whether the index has a row for each FAQ, rather than the program that makes the site.
  var listsRows: Bool { site != .hugo }

  /// An FAQ's file without what is in it: its path, and its row in the index, which leads to it or
  /// to what a site makes of it.
  func place(number: Int, title: String?) -> (path: String, row: OverviewRow) {
    let name = naming.name(number: number, title: title)
    let linked = site == .jekyll ? "html" : format.fileExtension
    return (
      "\(path)\(name).\(format.fileExtension)",
      OverviewRow(
        number: number,
        title: title,
        file: "\(name).\(linked)",
        numberWidth: FileNaming.numberWidth
      )
    )
  }

  /// What stands in front of an FAQ.
  func frontMatter(of row: OverviewRow) -> FrontMatter {
    site?.frontMatter(of: row) ?? FrontMatter([])
  }

  /// What is put out for an FAQ or the index, made safe for what reads it.
  func escaped(_ content: [UInt8]) -> [UInt8] {
    site == nil ? content : TemplateEscaping.escaped(content)
  }
}

private extension FormatChoice {
  /// What the names of its files end with.
  var fileExtension: String {
    switch self {
    case .ansi: "ans"
    case .plain: "txt"
    case .markdown: "md"
    case .html: "html"
    case .json: "json"
    }
  }
}
