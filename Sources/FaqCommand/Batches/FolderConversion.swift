import Bytes
import ContentParser
import FaqSearch
import FaqService
import Platform
import Renderers

/// The files of a converted folder: their names, and the links between them.
struct FolderLayout: Sendable {
  /// The path of the folder, with a trailing slash.
  let path: Path
  /// How many columns the numbers of the index take, since later ones are not known yet.
  private static let numberWidth = 4

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

  /// The name of the index, which lists all other files.
  var indexName: String { site?.indexName ?? "index.\(fileExtension)" }

  /// Whether the index has a row for each FAQ; Hugo generates the rows itself.
  var listsRows: Bool { site != .hugo }

  /// The path of an FAQ's file, and its row in the index, which links to the file or to the page
  /// that the site generator makes from it.
  func place(number: Int, of document: Document) -> (path: Path, row: OverviewRow) {
    let name = document.slugs.first ?? .slug(ofNumber: number)
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
  private let index: Destination
  /// The last page, until it is known which one follows, and the row of the page before it.
  private var last: (page: RenderedPages.Page, previous: OverviewRow?)?
  private var overview: Assembly<DestinationSink>
  private var faults: FaultReport
  /// The files that are removed once their FAQs no longer exist.
  private var record: FolderRecord?

  /// How many bytes of a page follow the links to others.
  private let closingCount: Int
  private var (changedCount, unchangedCount) = (0, 0)

  /// Creates the folder if it does not exist.
  init(session: Session, layout: FolderLayout) throws {
    self.session = session
    faults = FaultReport(session)
    self.layout = layout
    closingCount = session.style.renderer.frame(of: .documents()).closing.utf8.count
    try Folder.make(layout.path)
    record = layout.prunes ? try FolderRecord(of: layout.path) : nil
    index = try Destination(layout.path.appending(layout.indexName), of: session)
    try index.write(layout.frontMatter())
    overview = Assembly(
      ofOverviewIn: layout.renderer(session.style.renderer),
      to: DestinationSink(index) { layout.listsRows ? layout.escaped($0) : [] }
    )
  }

  /// Writes the files of all FAQs, which are rendered on all cores.
  mutating func writeAll(_ entries: inout EntryReader, from first: Batch?) async throws {
    do {
      try await entries.process(from: first) { [session, layout] batch in
        RenderedPages(batch, session, layout)
      } deliver: { batch, rendered in
        faults.add(batch.entries.prefix(rendered.pages.count))
        if let failure = rendered.failure { throw failure }
        for page in rendered.pages { try write(next: page) }
      }
    } catch {
      try write(next: nil)
      throw error
    }
    try write(next: nil)
  }

  /// Writes the last page, which another one follows unless it is nil.
  private mutating func write(next: RenderedPages.Page?) throws {
    let (page, previous) = (last?.page, last?.previous)
    last = next.map { ($0, page?.row) }
    guard let page else { return }
    let renderer = session.style.renderer
    var (content, links) = (page.content, OutputBuffer())
    renderer.writeLinks(layout.indexName, (previous, next?.row), to: &links)
    if !links.bytes.isEmpty {
      content.insert(contentsOf: links.bytes, at: content.count - closingCount)
    }
    if page.path.holds(content) {
      unchangedCount += 1
    } else {
      let file = try Destination(page.path, of: session)
      try file.write(content)
      try file.finish()
      changedCount += 1
    }
    record?.add(page.path, with: content)
    try overview.write(page.row)
  }

  /// Makes the index appear, after all files that it links to.
  mutating func end() throws -> CommandStatus {
    var sink = try overview.finish()
    try sink.flush()
    try index.finish()
    if unchangedCount > 0 {
      let total = changedCount + unchangedCount
      session.warn("\(layout.path): \(changedCount) of \(total) files changed, and the index")
    }
    let status = faults.end()
    if var record { try record.end(in: session, isComplete: status == .done) }
    return status
  }
}

/// The files of FAQs that conversions with `--prune` have written into a folder.
///
/// A list of their hashes and names stays in the folder, so that no file of others is removed.
private struct FolderRecord {
  private static let name = ".faq-files"
  private let folder: Path
  /// The hashes of files from earlier that have not been written again.
  private var former: [Substring: UInt64] = [:]
  private var list = OutputBuffer()

  init(of folder: Path) throws(Failure) {
    self.folder = folder
    let path = folder.appending(Self.name)
    guard path.exists else { return }
    let text = String(utf8: try path.contents(forOption: "--prune", upTo: 1 << 30))
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let hash = UInt64(parts[0], radix: 16) else { continue }
      former[parts[1]] = hash
    }
  }

  /// Notes a file with its content.
  mutating func add(_ file: Path, with content: [UInt8]) {
    let name = String(utf8: file.bytes[folder.bytes.count...])
    former[name[...]] = nil
    note(name, content.fnv1a())
  }

  private mutating func note(_ name: some StringProtocol, _ hash: UInt64) {
    list.append("\(String(hash, radix: 16)) \(name)\n")
  }

  /// Removes the files from earlier, except for those that were changed, and keeps the list.
  ///
  /// Nothing is removed if some FAQs could not be read, since their files may be among these.
  mutating func end(in session: Session, isComplete: Bool) throws {
    var (removedCount, changedCount) = (0, 0)
    for (name, hash) in former where !name.contains("/") {
      guard isComplete else {
        note(name, hash)
        continue
      }
      let file = folder.appending(String(name))
      guard let content = file.regularContents(upTo: .max) else { continue }
      if content.fnv1a() == hash {
        try file.remove()
        removedCount += 1
      } else {
        changedCount += 1
      }
    }
    let destination = try Destination(folder.appending(Self.name), of: session)
    try destination.write(list.bytes)
    try destination.finish()
    guard removedCount + changedCount > 0 else { return }
    let others: Message = changedCount > 0 ? "; others were changed since, and stay" : ""
    let count = removedCount + changedCount
    session.warn("\(folder): \(removedCount) of \(count) files of former FAQs removed\(others)")
  }
}

private extension Path {
  /// Whether there is a regular file with certain bytes, which need not be written again.
  func holds(_ bytes: [UInt8]) -> Bool { regularContents(upTo: bytes.count + 1) == bytes }

  /// Reads at most `limit` bytes of the regular file at the path; nil if there is no such file.
  func regularContents(upTo limit: Int) -> [UInt8]? {
    guard let file = try? FileDescriptor.openedRegular(self) else { return nil }
    defer { try? file.close() }
    return try? file.contents(upTo: limit)
  }
}

/// The files of a batch.
private struct RenderedPages: Sendable {
  struct Page: Sendable {
    let path: Path
    let row: OverviewRow
    let content: [UInt8]
  }

  private(set) var pages: [Page] = []
  /// Why a document cannot be written, which ends the conversion.
  private(set) var failure: Failure?

  /// Renders a batch; safe to call on any core.
  init(_ batch: Batch, _ session: Session, _ layout: FolderLayout) {
    var (renderer, origin) = (session.style.renderer, Origin?.none)
    let (parser, keepsItems) = (DocumentParser(session), renderer.keepsItems)
    let untitled = session.style.settings.names.untitled
    do throws(Failure) {
      for entry in batch.entries {
        if keepsItems, origin !== entry.origin {
          // A file in JSON begins with what its own source says.
          origin = entry.origin
          renderer = session.declaring(origin).style.renderer
        }
        let document = try parser.document(of: entry)
        let (path, row) = layout.place(number: entry.number, of: document)
        let page = layout.escaped(Array(layout.renderer(renderer).render(document).utf8))
        let title = row.visibleTitle(or: untitled)
        let content = layout.frontMatter(titled: title, number: row.number) + page
        pages.append(Page(path: path, row: row, content: content))
      }
    } catch {
      failure = error
    }
  }
}
