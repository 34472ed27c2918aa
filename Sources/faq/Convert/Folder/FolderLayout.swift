import Renderers

/// A folder that a conversion goes to: what its files are called, and how they refer to each other.
struct FolderLayout: Sendable {
  /// The folder's path, with a slash behind it.
  let path: String
  private let format: FormatChoice
  private let naming = FileNaming()

  /// Nil if the output is no folder: there is none, and no slash says that there shall be one.
  init?(_ options: Options, as format: FormatChoice) {
    guard let output = options.output,
      output.hasSuffix("/") || Folder.exists(output)
    else { return nil }
    path = output.hasSuffix("/") ? output : output + "/"
    self.format = format
  }

  /// The file that names all others.
  var indexPath: String { "\(path)index.\(format.fileExtension)" }

  /// The path of an FAQ's file.
  func path(of row: OverviewRow) -> String {
    "\(path)\(name(of: row)).\(format.fileExtension)"
  }

  /// An FAQ's row in the index, which leads to its file.
  func row(number: Int, title: String?) -> OverviewRow {
    let row = OverviewRow(number: number, title: title)
    return OverviewRow(
      number: number,
      title: title,
      file: "\(name(of: row)).\(format.fileExtension)"
    )
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
