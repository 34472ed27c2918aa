import Bytes
import ContentParser
import Renderers

/// Everything that a command needs, decided before it starts.
public struct Session: Sendable {
  let options: Options
  let environment: Environment
  let loader: ContentLoader
  let typesFile: TypesFile?
  /// Knows the types of the program and of the file; the parser of an `Origin` also knows those
  /// that its source declares.
  let parser: ContentParser
  private(set) var style: OutputStyle
  private(set) var output: any Output
  private(set) var errors: any Output

  /// The name of the sources in messages: `a.json and b.json`, or `4 sources`.
  public var sourceName: String { sourceName(\.self) }

  /// The same with each name as it is shown.
  func sourceName(_ shown: (String) -> String) -> String {
    var names: [String] = []
    for source in loader.sources where names.last != source.givenName {
      names.append(source.givenName)
    }
    return switch names.count {
    case 1: shown(names[0])
    case 2: "\(shown(names[0])) and \(shown(names[1]))"
    default: "\(names.count) sources"
    }
  }

  /// What options, variables and the terminal decide about the output.
  public var settings: OutputSettings { style.settings }

  /// The format that the options ask for, or else the usual one.
  public var format: OutputFormat { style.outputFormat }

  /// The renderer of the format, with these settings.
  public var renderer: any Renderer { style.renderer }

  /// Runs `body` on the FAQs of all sources, with a session that knows the types of the first.
  public func read<Result>(
    _ body: (Self, inout EntryReader) async throws -> Result
  ) async throws -> Result {
    warnOfFaultyTypes()
    let session = linking(to: await links())
    var entries = try await EntryReader(session)
    let result = try await body(session.declaring(entries.origin), &entries)
    if let warning = entries.passedOver.warning(in: session) { warn(warning) }
    return result
  }

  /// The same session with headings and the like in a language.
  func writing(in language: LanguageTag?) -> Self {
    changing(self) { $0.style.language = language }
  }

  /// The same session with headings and the like in the language of all entries, unless the source
  /// names one.
  func writing(inLanguageOf entries: [Entry]) -> Self {
    let tags = Set(entries.map { $0.faq["lang"]?.languageTag ?? $0.origin.parser.language })
    return writing(in: style.language ?? (tags.count == 1 ? tags.first?.flatMap(\.self) : nil))
  }

  /// The same session with a file for each FAQ.
  func writingFiles(_ hasFiles: Bool) -> Self {
    changing(self) { $0.style.links.areFiles = hasFiles }
  }

  /// The same session with links of a page only to certain FAQs.
  func linking(to entries: some Sequence<Entry>) -> Self {
    var links = style.links
    links.slugs = [:]
    for entry in entries { links.add(entry.slugs, number: entry.number) }
    return linking(to: links)
  }

  private func linking(to links: FAQLinks) -> Self { changing(self) { $0.style.links = links } }

  /// The same session for the files in a folder within that of the index.
  func linking(from folder: String) -> Self { changing(self) { $0.style.links.folder = folder } }

  /// Where links between FAQs lead, if options select FAQs, or if each has a file.
  ///
  /// The content is read once more for them. Where it cannot be, no links lead to selected FAQs,
  /// and those to files are made from the title or the id alone.
  private func links() async -> FAQLinks {
    let isSelection = options.entryFilter.option != nil
    var links = style.links
    guard style.renderer.hasAddresses, isSelection || links.areFiles else { return links }
    if isSelection { links.slugs = [:] }
    guard loader.sources.allSatisfy({ $0.isRepeatable && !$0.isFetched }),
      var entries = try? await EntryReader(reporting(to: Silence()))
    else { return links }
    // So many are kept, which bounds the memory.
    while let entry = try? await entries.next(), links.slugs?.count ?? 0 < 200_000 {
      let folder = links.areFiles ? FolderLayout.folder(ofNumber: entry.number) : ""
      links.add(entry.slugs, number: entry.number, in: folder)
    }
    return links
  }

  /// How often content of a size is read to be written to standard output: a large file once for
  /// each section, so that none of them waits in the folder for temporary files.
  func passCount(forSize size: Int) -> Int {
    let isFile = loader.sources.allSatisfy { $0.isRepeatable && !$0.isFetched }
    return isFile && size >= 256 << 20 ? style.renderer.frame(of: .documents()).sections.count : 1
  }

  /// The same session with what a source says about its FAQs, which JSON begins with.
  func declaring(_ origin: Origin?) -> Self {
    changing(self) { $0.style = style.beginning(with: origin, isOnlySource: loader.hasOneFile) }
  }

  /// The only source; throws if there are several.
  func onlySource(of option: String) throws(Failure) -> ContentSource {
    guard loader.hasOneFile, let source = loader.sources.first else {
      throw Failure(
        .usage,
        "\(option) reads one file, not \(sourceName)",
        hint: "Call \(environment.program) for each file."
      )
    }
    return source
  }

  /// Warns that the file of `--types` has faults.
  func warnOfFaultyTypes() {
    if let typesFile { warn(of: typesFile.declarations, in: typesFile.name) }
  }

  /// Warns that declarations have faults, which a check shows.
  func warn(of declarations: TypeDeclarations, in name: String) {
    let count = declarations.diagnostics.count
    guard count > 0 else { return }
    let faults =
      count == 1 ? "a declared type has a problem" : "\(count) declared types have problems"
    warn("\(name): \(faults); \(environment.program) check shows them")
  }

  /// The same session with another output for warnings.
  func reporting(to errors: any Output) -> Self { changing(self) { $0.errors = errors } }

  /// Runs `body` with a session whose output goes through the pager, if it is long.
  public func paging<Result>(_ body: (Self) async throws -> Result) async throws -> Result {
    let pager = Pager(
      decision: style.pager,
      environment: environment,
      messages: MessageStyle(options.color, in: environment),
      output: output,
      errors: errors
    )
    return try await pager.show { output, errors in
      try await body(changing(reporting(to: errors)) { $0.output = output })
    }
  }

  /// Writes text to standard output as it is; a renderer makes content safe to show.
  ///
  /// - Throws: An error that ends the command, also when nobody reads the output any more.
  public func write(_ text: String) throws { try output.write(text) }

  /// The FAQs of the run that could not be read.
  var faults: FaultReport { loader.run.faults }

  /// Writes a warning to standard error.
  public func warn(_ message: Message) {
    errors.warn(message, in: MessageStyle(options.color, in: environment))
  }
}
