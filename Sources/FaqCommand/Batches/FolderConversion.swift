import Bytes
import ContentParser
import FaqSearch
import Platform
import Renderers

/// The files of a converted folder: their names, and the links between them.
struct FolderLayout: Sendable {
  /// The path of the folder, with a trailing slash.
  let path: Path
  /// How many columns the numbers of the index take, since later ones are not known yet.
  private static let numberWidth = 4
  /// How many files a folder has, beside its index.
  private static let maximumFileCount = 10_000
  /// How many rows a page of the index has, if there are several.
  static let maximumRowCount = 1_000

  let prunes: Bool
  private let fileExtension: String
  private let site: SiteChoice?
  /// The title of the index.
  private let title: String
  private let hasTitleHeadings: Bool

  /// Nil if the output is not a folder.
  init?(_ plan: ConversionPlan, in style: OutputStyle) {
    guard let output = plan.output, plan.isFolder else { return nil }
    path = output.endsWithSlash ? output : output.appending("/")
    fileExtension = style.outputFormat.fileExtension
    site = plan.site
    prunes = plan.prunes
    title = style.settings.names.overview
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

  /// Whether a long index has several pages, as only pages in HTML lead to one another.
  var hasIndexPages: Bool { fileExtension == "html" }

  /// The row that leads to a page of the index.
  func indexRow(_ number: Int) -> OverviewRow {
    let file = number == 1 ? site?.indexName ?? "index.\(fileExtension)" : "index.\(number).html"
    return OverviewRow(number: number, title: "\(title) \(number)", file: file)
  }

  /// The folder of an FAQ within that of the index: nothing, `10001/`, `20001/`, and so on.
  ///
  /// It follows from the number, so that it does not depend on which FAQs are converted.
  static func folder(ofNumber number: Int) -> String {
    let index = (number - 1) / maximumFileCount
    return index == 0 ? "" : "\(index * maximumFileCount + 1)/"
  }

  /// Whether the index has a row for each FAQ; Hugo generates the rows itself.
  var listsRows: Bool { site != .hugo }

  /// The path of an FAQ's file, and its row in the index, which links to the file or to the page
  /// that the site generator makes from it.
  func place(number: Int, of document: Document) -> (path: Path, row: OverviewRow) {
    let name = Self.folder(ofNumber: number) + (document.slugs.first ?? .slug(ofNumber: number))
    let linked = site == .jekyll ? "html" : fileExtension
    return (
      path.appending("\(name).\(fileExtension)"),
      OverviewRow(
        number: number,
        of: document,
        file: "\(name).\(linked)",
        numberWidth: Self.numberWidth
      )
    )
  }

  /// The front matter of an FAQ with its title and number, or that of the index.
  func frontMatter(titled title: String? = nil, number: Int? = nil) -> [UInt8] {
    site?.frontMatter(titled: title ?? self.title, number: number) ?? []
  }

  /// Rendered content, escaped for the site generator if there is one.
  func escaped(_ content: [UInt8]) -> [UInt8] {
    site == nil ? content : TemplateEscaper.escaped(content)
  }
}

/// Writes a file for each FAQ, and an index when all of them exist.
struct FolderWriter {
  private let session: Session
  private let layout: FolderLayout
  private var index: Destination
  /// The last page, until it is known which one follows, and the row of the page before it.
  private var last: (page: RenderedPages.Page, previous: OverviewRow?)?
  private var overview: Assembly<DestinationSink>
  /// The number of the page of the index, and its rows, if only so many are on a page.
  private var (indexNumber, rows) = (1, [OverviewRow]())
  /// The folder of the last page within that of the index.
  private var folder = ""
  /// The files that are removed once their FAQs no longer exist.
  private var record: FolderRecord?

  /// How many bytes of a page follow the links to others.
  private let closingCount: Int
  private var (changedCount, unchangedCount) = (0, 0)

  /// Creates the folder if it does not exist.
  init(session: Session, layout: FolderLayout) throws {
    self.session = session
    self.layout = layout
    closingCount = session.style.renderer.frame(of: .documents()).closing.utf8.count
    try Folder.make(layout.path)
    record = layout.prunes ? try FolderRecord(of: layout.path) : nil
    (index, overview) = try Self.index(1, session, layout)
  }

  private static func index(
    _ number: Int,
    _ session: Session,
    _ layout: FolderLayout
  ) throws -> (Destination, Assembly<DestinationSink>) {
    let path = layout.path.appending(layout.indexRow(number).file ?? "")
    let index = try Destination(path, of: session)
    try index.write(layout.frontMatter())
    let sink = DestinationSink(index) { layout.listsRows ? layout.escaped($0) : [] }
    return (index, Assembly(ofOverviewIn: layout.renderer(session.style.renderer), to: sink))
  }

  /// Writes the files of all FAQs, which are rendered on all cores.
  mutating func writeAll(_ entries: inout EntryReader, from first: Batch?) async throws {
    do {
      try await entries.process(from: first) { [session, layout] batch in
        RenderedPages(batch, session, layout)
      } deliver: { batch, rendered in
        session.faults.add(batch.entries.prefix(rendered.pages.count))
        if let failure = rendered.failure { throw failure }
        for page in rendered.pages { try write(next: page) }
      }
    } catch {
      try write(next: nil)
      if var record { try record.end(in: session, isComplete: false) }
      throw error
    }
    try write(next: nil)
  }

  /// Writes the last page, which another one follows unless it is nil.
  private mutating func write(next: RenderedPages.Page?) throws {
    let (page, previous) = (last?.page, last?.previous)
    last = next.map { ($0, page?.row) }
    guard let page else { return }
    if page.folder != folder {
      folder = page.folder
      try Folder.make(layout.path.appending(folder))
    }
    if rows.count == FolderLayout.maximumRowCount {
      try endIndex(isLast: false)
      (indexNumber, rows) = (indexNumber + 1, [])
      (index, overview) = try Self.index(indexNumber, session, layout)
    }
    var (content, links) = (page.content, OutputBuffer())
    let indexRow = layout.indexRow(indexNumber).seen(from: folder)
    let neighbours = (previous?.seen(from: folder), next?.row.seen(from: folder))
    session.style.renderer.writeLinks(indexRow.file ?? "", neighbours, to: &links)
    if !links.bytes.isEmpty {
      content.insert(contentsOf: links.bytes, at: content.count - closingCount)
    }
    if page.path.holds(content) {
      unchangedCount += 1
    } else {
      try AtomicFile.write(content, to: page.path)
      changedCount += 1
    }
    record?.add(page.path, with: content)
    if layout.hasIndexPages { rows.append(page.row) } else { try overview.write(page.row) }
  }

  /// Makes a page of the index appear, after all files that it lists.
  private mutating func endIndex(isLast: Bool) throws {
    if indexNumber > 1 || !isLast {
      let previous = indexNumber > 1 ? layout.indexRow(indexNumber - 1) : nil
      let next = isLast ? nil : layout.indexRow(indexNumber + 1)
      let (renderer, first) = (session.style.renderer, layout.indexRow(1).file ?? "")
      overview.addition = { renderer.writeLinks(first, (previous, next), to: &$0[0]) }
    }
    for row in OverviewRow.grouped(rows) { try overview.write(row) }
    var sink = try overview.finish()
    try sink.flush()
    try index.finish()
    guard indexNumber > 1, let path = index.path else { return }
    record?.add(path, with: path.regularContents(upTo: .max) ?? [])
  }

  /// Makes the last page of the index appear, and reports what was written and what could not be.
  mutating func end() throws {
    try endIndex(isLast: true)
    if unchangedCount > 0 {
      let total = changedCount + unchangedCount
      session.warn("\(layout.path): \(changedCount) of \(total) files changed, and the index")
    }
    if var record { try record.end(in: session, isComplete: session.faults.isEmpty) }
  }
}

private extension OverviewRow {
  /// The row with the path to its file from a file in a folder.
  func seen(from folder: String) -> Self {
    changing(self) { row in
      if !folder.isEmpty { row.file = row.file.map { "../\($0)" } }
    }
  }
}

/// The files of a batch.
private struct RenderedPages: Sendable {
  struct Page: Sendable {
    let path: Path
    let folder: String
    let row: OverviewRow
    let content: [UInt8]
  }

  private(set) var pages: [Page] = []
  /// Why a document cannot be written, which ends the conversion.
  private(set) var failure: Failure?

  /// Renders a batch; safe to call on any core.
  init(_ batch: Batch, _ session: Session, _ layout: FolderLayout) {
    var (session, renderer, origin) = (session, session.style.renderer, Origin?.none)
    let (parser, keepsItems) = (DocumentParser(session), renderer.keepsItems)
    let untitled = session.style.settings.names.untitled
    do throws(Failure) {
      for entry in batch.entries {
        let folder = FolderLayout.folder(ofNumber: entry.number)
        let hasMoved = folder != session.style.links.folder
        if hasMoved { session = session.linking(from: folder) }
        if hasMoved || keepsItems && origin !== entry.origin {
          // A file in JSON begins with what its own source says.
          origin = keepsItems ? entry.origin : nil
          renderer = (keepsItems ? session.declaring(origin) : session).style.renderer
        }
        let document = try parser.document(of: entry)
        let (path, row) = layout.place(number: entry.number, of: document)
        let page = layout.escaped(Array(layout.renderer(renderer).render(document).utf8))
        let title = row.visibleTitle(or: untitled)
        let content = layout.frontMatter(titled: title, number: row.number) + page
        pages.append(Page(path: path, folder: folder, row: row, content: content))
      }
    } catch {
      failure = error
    }
  }
}
