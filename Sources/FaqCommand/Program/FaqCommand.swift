import Bytes
import ContentParser
import FaqBrowser
import FaqImport
import Platform
import Renderers
import Synchronization

/// A command-line program that shows FAQs: its name, and what it adds to the standard one.
///
/// ```swift
/// @main struct Help {
///   static func main() async {
///     await FaqCommand(
///       name: "acme-help", version: "1.4",
///       content: .embedded(acmeFaqs),
///       blocks: [Video.self, Callout.self],
///       formats: [.init("adoc", fileExtension: "adoc") { AsciiDocRenderer() }],
///       sources: [SQLiteScheme()]
///     ).main()
///   }
/// }
/// ```
///
/// The program has all commands and options of `faq`. Its own name is in messages and help, and
/// begins the names of its variables (`ACME_HELP_SOURCE`) and folders (`~/.cache/acme-help`).
public struct FaqCommand: Sendable {
  /// The name that people type: ASCII letters, digits and hyphens.
  public let name: String
  /// The version that `--version` prints.
  public let version: String
  /// What the program does, as the first line of its help.
  public let summary: String
  /// What the screens of `browse` show and do, and what all commands call the entries.
  public let catalogue: Catalogue

  let content: any FaqSource
  let registry: BlockRegistry
  /// The first two block types that have one name, which every run reports.
  let duplicate: DuplicateBlockType?
  let formats: OutputFormats
  let schemes: [any SourceScheme]
  let commands: Commands
  let sampleWords: KeyValuePairs<String, String>
  let themes: Themes
  let labels: Labels
  let entry: @Sendable (CatalogueEntry) -> CatalogueEntry
  let recognisers: [any ContentRecogniser]
  let reading: @Sendable (any FaqSource) -> any FaqSource

  /// What the entries are called.
  var names: EntryNames { catalogue.names }

  /// What the program calls itself when it asks web servers: `acme-help/1.4`.
  var agent: String { "\(name)/\(version)" }

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - name: The name that people type.
  ///   - version: The version that `--version` prints, and that web servers are told.
  ///   - summary: What the program does, as the first line of its help.
  ///   - content: What is shown unless an option or a variable names a source.
  ///   - blocks: The block types beside title, body, button and rich text; one that has the name of
  ///     a `ReplaceableBlock` takes its place. If two others have one name, every run fails with an
  ///     error that names both.
  ///   - formats: The formats beside the standard ones; one of the same name takes its place.
  ///   - sources: What `--source` accepts beside files and web addresses.
  ///   - recognisers: What reads content of the program's own forms, whether built in or named by
  ///     the user, with the places of everything in the original.
  ///   - commands: The commands beside the standard ones; one of the same name takes its place.
  ///   - omitting: The names of standard commands that make no sense for the program: `new`,
  ///     `fmt` and `schema`, for example, if its content has a form of its own.
  ///   - sampleWords: Words in the examples of help, such as `retry`, and what the program's own
  ///     content has in their place.
  ///   - themes: What `--theme` accepts beside the standard names, for the format `ansi` and the
  ///     screens; `dark` is the usual one, and can be replaced.
  ///   - labels: The names of notes, notices, headings and the like in output, by language; the
  ///     messages of the program stay English.
  ///   - catalogue: What the screens show and do, and what all commands call the entries. If it
  ///     names no formats, entries can be saved as Markdown, HTML and JSON.
  ///   - entry: Completes an entry for the screens: its summary, its pages, what opening it does.
  ///     It is called once for each entry of a load, on any thread.
  ///   - reading: Wraps each source that is read in one that has errors of its own, or reads
  ///     something else beside it. It is called before the source is opened, and several times for
  ///     one source.
  /// - Precondition: The name has the form above, the version is printable ASCII, and no two
  ///   formats, sources or commands have one name.
  public init(
    name: String,
    version: String,
    summary: String = "Shows questions and answers that are stored as structured content.",
    content: BuiltInContent = .sample,
    blocks: [any ParsableBlock.Type] = [],
    formats: [OutputFormat] = [],
    sources: [any SourceScheme] = [],
    recognisers: [any ContentRecogniser] = [],
    commands: [any Command.Type] = [],
    omitting: Set<String> = [],
    sampleWords: KeyValuePairs<String, String> = [:],
    themes: [String: Theme] = [:],
    labels: Labels = .standard,
    catalogue: Catalogue = Catalogue(.faqs),
    entry: @escaping @Sendable (CatalogueEntry) -> CatalogueEntry = \.self,
    reading: @escaping @Sendable (any FaqSource) -> any FaqSource = \.self
  ) {
    precondition(name.isProgramName, "'\(name)' is not a program name: use a-z, 0-9 and -")
    precondition(
      version.utf8.allSatisfy { (0x20...0x7E).contains($0) },
      "'\(version)' is not a version: use printable ASCII"
    )
    self.name = name
    self.version = version
    self.summary = summary
    self.catalogue = catalogue
    self.entry = entry
    self.recognisers = recognisers
    self.reading = reading
    self.content = content.source
    do throws(DuplicateBlockType) {
      (registry, duplicate) = (try BlockRegistry.standard.adding(blocks), nil)
    } catch {
      (registry, duplicate) = (.standard, error)
    }
    self.formats = OutputFormats.standard.adding(formats)
    schemes = sources
    self.commands = Commands.standard.omitting(omitting).adding(commands)
    self.sampleWords = sampleWords
    self.themes = Themes(others: themes)
    self.labels = labels
    precondition(themes.keys.allSatisfy(\.isProgramName), "the name of a theme is invalid")
    let names = sources.map(\.name)
    precondition(Set(names).count == names.count, "two sources have one name: \(names)")
    precondition(names.allSatisfy(\.isProgramName), "the name of a source is invalid: \(names)")
  }

  /// Runs the program with the arguments of the process, and exits with its status.
  public func main() async -> Never { exit(await run(Argument.ofProcess())) }

  /// Runs the program within another one, with the streams, the variables and the terminal of the
  /// process.
  ///
  /// ```swift
  /// exit(await help.run(arguments: ["list"]))
  /// ```
  ///
  /// While it runs, nothing else may use standard input, output and the terminal, and a signal that
  /// ends it ends the process. A closed pipe is no signal from then on.
  ///
  /// - Parameter arguments: The words after the name of the program.
  /// - Returns: The exit status.
  public func run(arguments: [String]) async -> Int32 { await run(arguments.map(Argument.init)) }

  private func run(_ arguments: [Argument]) async -> Int32 {
    Signals.ignoreBrokenPipes()
    // The run closes its output, and the rest of the process may need it.
    let output = FileDescriptor(StandardStream.output.rawValue).duplicate()
    let run = Run(
      program: self,
      arguments: arguments,
      environment: .current(program: name).configured(for: self),
      output: StandardOutput(.output, descriptor: output.number),
      errors: StandardOutput(.error)
    )
    return await run.status().rawValue
  }

  /// Runs the program without anything of the process but its files: in a test, a server, an app.
  ///
  /// No stream is a terminal, and no signal is handled. Several runs may go on at the same time.
  ///
  /// - Parameters:
  ///   - arguments: The words after the name of the program.
  ///   - variables: The environment variables; without `HOME`, there are neither settings nor a
  ///     cache.
  ///   - input: What `--source -` reads.
  ///   - output: Called with each piece of standard output, on any thread; if it throws, the run
  ///     ends as after a closed pipe.
  ///   - errors: Called with each piece of standard error, in the same way.
  /// - Returns: The exit status.
  public func run(
    arguments: [String],
    variables: [String: String],
    input: String = "",
    output: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void,
    errors: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async -> Int32 {
    let run = Run(
      program: self,
      arguments: arguments.map(Argument.init),
      environment: .detached(of: self, variables),
      output: OutputFunction(body: output),
      errors: OutputFunction(body: errors),
      effects: .detached,
      input: MemorySource(Array(input.utf8), name: StandardStream.input.name)
    )
    return await run.status().rawValue
  }

  /// Runs the program without anything of the process but its files, and returns its output.
  ///
  /// ```swift
  /// let result = await help.result(of: ["show", "2", "--format", "html"])
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The words after the name of the program.
  ///   - variables: The environment variables.
  ///   - input: What `--source -` reads.
  /// - Returns: The exit status and the texts.
  public func result(
    of arguments: [String],
    variables: [String: String] = [:],
    input: String = ""
  ) async -> RunResult {
    let (output, errors) = (Collector(), Collector())
    let status = await run(
      arguments: arguments,
      variables: variables,
      input: input,
      output: output.add,
      errors: errors.add
    )
    return RunResult(status: status, output: output.text, errors: errors.text)
  }
}

/// What a run of a program has returned and written.
public struct RunResult: Hashable, Sendable {
  /// The exit status: 0 if all went well.
  public let status: Int32
  /// The text on standard output.
  public let output: String
  /// The text on standard error.
  public let errors: String
}

/// Collects the pieces of an output.
private final class Collector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { String(utf8: bytes.withLock(\.self)) }

  func add(_ piece: [UInt8]) { bytes.withLock { $0 += piece } }
}

extension String {
  /// Whether people can type the text as a name without quotes: `acme-help`.
  var isProgramName: Bool {
    !isEmpty && !hasPrefix("-")
      && utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
  }
}

/// The content that a program shows unless it is given another source.
public struct BuiltInContent: Sendable {
  let source: any FaqSource

  /// The FAQs about this framework that come with `FaqService`; the program `faq` has newer ones.
  public static let sample = Self(source: EmbeddedSource())

  /// JSON in the program's own code, for example a raw string literal.
  ///
  /// - Parameter json: Content of any shape that a file may have. A fault in it is reported when a
  ///   command reads it, and `check` finds all of them.
  /// - Returns: The content, which messages call `built-in content`.
  public static func embedded(_ json: String) -> Self {
    Self(source: MemorySource(Array(json.utf8), name: "built-in content"))
  }

  /// Any source, read each time it is needed.
  ///
  /// It is not cached, unless it is a source that does so itself; `--retries` tries it again.
  public static func source(_ source: some FaqSource) -> Self { Self(source: source) }
}
