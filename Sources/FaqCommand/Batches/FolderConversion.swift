import Bytes
import ContentParser
import Platform
import Renderers
import TextSearch

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

/// Renders each FAQ to a file of its own; safe to call on any core.
struct FolderRendering: Sendable {
  let style: OutputStyle
  let hasOneSource: Bool
  let layout: FolderLayout

  /// Renders the files of a batch.
  func render(_ batch: Batch) -> RenderedBatch {
    var rendered = RenderedBatch(of: batch)
    var (renderer, origin) = (style.renderer, Origin?.none)
    for entry in batch.entries {
      if style.outputFormat.keepsItems, origin !== entry.origin {
        // A file in JSON begins with what its own source says.
        origin = entry.origin
        renderer = style.beginning(with: origin, isOnlySource: hasOneSource).renderer
      }
      guard let document = rendered.document(of: entry) else { break }
      let (path, row) = layout.place(number: entry.number, of: document)
      let page = layout.escaped(Array(layout.renderer(renderer).render(document).utf8))
      let content = layout.frontMatter(of: row).bytes + page
      rendered.pages.append(RenderedPage(path: path, row: row, content: content))
    }
    return rendered
  }
}

/// The file of an FAQ.
struct RenderedPage: Sendable {
  let path: Path
  let row: OverviewRow
  let content: [UInt8]
}

/// Writes the files of rendered batches, and the index when all of them exist.
struct FolderWriting {
  private let session: Session
  private let layout: FolderLayout
  private let index: Destination
  private var overview: OverviewAssembly<IndexSink>
  private var faults: FaultReport

  /// Creates the folder if it does not exist.
  init(session: Session, layout: FolderLayout) throws {
    self.session = session
    faults = FaultReport(session)
    self.layout = layout
    try Folder.make(layout.path)
    index = try Destination(layout.indexPath, otherwise: session.output)
    try index.write(layout.indexFrontMatter.bytes)
    overview = try OverviewAssembly(
      of: layout.renderer(session.style.renderer),
      to: IndexSink(destination: index, layout: layout)
    )
  }

  mutating func write(_ batch: RenderedBatch) throws {
    try faults.add(batch)
    for page in batch.pages {
      let file = try Destination(page.path, otherwise: session.output)
      try file.write(page.content)
      try file.finish()
    }
    try overview.write(batch.pages.map(\.row))
  }

  /// Makes the index appear, after all files that it links to.
  mutating func end() throws -> ExitStatus {
    _ = try overview.finish()
    try index.finish()
    return faults.end()
  }
}

/// Writes the index, escaped for the site generator.
private struct IndexSink: OutputSink {
  typealias Failure = any Error

  let destination: Destination
  let layout: FolderLayout

  mutating func write(_ bytes: [UInt8]) throws {
    if layout.listsRows { try destination.write(layout.escaped(bytes)) }
  }

  /// Writes immediately, since an overview has only one section.
  mutating func hold(_ bytes: [UInt8], section _: Int) throws { try write(bytes) }

  mutating func release(section _: Int) {
    // Nothing is held.
  }
}

/// Names the file of an FAQ after its number and title: `0002-what-is-an-optional`.
///
/// A name consists of digits, the letters a to z and hyphens, and begins with the number. No title
/// can therefore escape the folder, name a device, or collide with another name.
struct FileNaming: Sendable {
  /// The maximum number of bytes from the title.
  private static let length = 60

  /// The minimum number of digits.
  static let numberWidth = 4

  /// The name without the file extension.
  func name(number: Int, title: String?) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, Self.numberWidth - digits.count)) + digits
    let words = title.map(words) ?? []
    return ([padded] + words).joined(separator: "-")
  }

  /// As many whole words as fit, or a part of the first word.
  private func words(of title: String) -> [String] {
    var words = [""]
    var count = 0
    for byte in Folding.shared.folded(title) where byte != .apostrophe {
      if byte.isLowercaseASCIILetter || byte.isASCIIDigit {
        words[words.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
      } else if words.last?.isEmpty == false {
        words.append("")
      } else {
        continue
      }
      count += 1
      if count > Self.length { break }
    }
    let last = words.removeLast()
    if count > Self.length, words.isEmpty { return [String(last.prefix(Self.length))] }
    return count > Self.length || last.isEmpty ? words : words + [last]
  }
}

private extension UInt8 {
  /// The only form of an apostrophe in folded text; it does not separate words.
  static let apostrophe = Self(ascii: "'")
}
