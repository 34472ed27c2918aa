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

  /// The path of an FAQ's file.
  func path(of row: OverviewRow) -> String {
    "\(path)\(name(of: row)).\(format.fileExtension)"
  }

  /// An FAQ's row in the index, which leads to its file, or to what a site makes of that.
  func row(number: Int, title: String?) -> OverviewRow {
    let row = OverviewRow(number: number, title: title)
    let fileExtension = site == .jekyll ? "html" : format.fileExtension
    return OverviewRow(number: number, title: title, file: "\(name(of: row)).\(fileExtension)")
  }

  /// What stands in front of an FAQ.
  func frontMatter(of row: OverviewRow) -> FrontMatter {
    site?.frontMatter(of: row) ?? FrontMatter([])
  }

  /// What is put out for an FAQ or the index, made safe for what reads it.
  func escaped(_ content: [UInt8]) -> [UInt8] {
    site == nil ? content : TemplateEscaping.escaped(content)
  }

  private func name(of row: OverviewRow) -> String {
    naming.name(number: row.number, title: row.title)
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
