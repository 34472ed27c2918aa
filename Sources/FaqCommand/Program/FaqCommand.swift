import ContentParser
import FaqBrowser
import FaqService
import FaqSources
import Platform
import Renderers

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
/// The program has all commands and options of `faq`. Its own name stands in messages and help, and
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
  let entry: @Sendable (CatalogueEntry) -> CatalogueEntry
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
  ///   - catalogue: What the screens show and do, and what all commands call the entries. If it
  ///     names no formats, entries can be saved as Markdown, HTML and JSON.
  ///   - entry: Completes an entry for the screens: its summary, its pages, what opening it does.
  ///     It is called once for each entry of a load, on any thread.
  ///   - reading: Wraps each source that is read, built-in or named by the user, in one that turns
  ///     content of the program's own shape into entries. It is called before the source is opened,
  ///     and several times for one source.
  /// - Precondition: The name has the form above, the version is printable ASCII, and no two
  ///   formats or sources have one name.
  public init(
    name: String,
    version: String,
    summary: String = "Shows questions and answers that are stored as structured content.",
    content: BuiltInContent = .sample,
    blocks: [any RegistrableBlock.Type] = [],
    formats: [OutputFormat] = [],
    sources: [any SourceScheme] = [],
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
    self.reading = reading
    self.content = content.source
    (registry, duplicate) = Self.registry(of: blocks)
    self.formats = OutputFormats.standard.adding(formats)
    schemes = sources
    let names = sources.map(\.name)
    precondition(Set(names).count == names.count, "two sources have one name: \(names)")
    precondition(names.allSatisfy(\.isProgramName), "the name of a source is invalid: \(names)")
  }

  private static func registry(
    of blocks: [any RegistrableBlock.Type]
  ) -> (BlockRegistry, DuplicateBlockType?) {
    do throws(DuplicateBlockType) {
      return (try .standard.adding(blocks), nil)
    } catch {
      return (.standard, error)
    }
  }

  /// Runs the program with the arguments of the process, and exits with its status.
  ///
  /// It takes over standard input and output, signals and the terminal, so nothing else in the
  /// process may use them.
  public func main() async -> Never {
    Signals.ignoreBrokenPipes()
    let run = Run(
      program: self,
      arguments: Argument.ofProcess(),
      environment: .current(of: self),
      output: StandardOutput(.output),
      errors: StandardOutput(.error)
    )
    exit(await run.status().rawValue)
  }
}

extension String {
  /// Whether people can type the text as a name without quotes: `acme-help`.
  var isProgramName: Bool {
    guard let first = utf8.first, first != UInt8(ascii: "-") else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
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
  /// - Returns: The content, which messages call `embedded content`.
  public static func embedded(_ json: String) -> Self {
    Self(source: MemorySource(Array(json.utf8), name: EmbeddedSource().name))
  }

  /// Any source, read each time it is needed.
  ///
  /// It is neither cached nor tried again, unless it is a source that does so itself.
  public static func source(_ source: some FaqSource) -> Self { Self(source: source) }
}

/// A kind of source that `--source` names with a prefix: `sqlite:help.db`.
public protocol SourceScheme: Sendable {
  /// The prefix before the colon: `sqlite`; ASCII letters, digits and hyphens.
  ///
  /// It comes before files and web addresses that begin in the same way.
  var name: String { get }

  /// One line of help: `a table of an SQLite database`.
  var summary: String { get }

  /// Whether its content is on this computer; by default it is not.
  ///
  /// Local content is read as a file is: while it arrives, without limits, also with `--offline`.
  /// Other content is read as that of the web is, with `--retries`, `--timeout`, `--max-size`, a
  /// spinner, and the cache if the source is a `RevalidatingSource`. Without a copy in the cache,
  /// `--offline` refuses it.
  var isLocal: Bool { get }

  /// The source at a place.
  ///
  /// It is called when a command begins to read, possibly several times for one place, and reads
  /// nothing yet: the source that it returns does so when it is opened.
  ///
  /// - Parameters:
  ///   - place: The text after the colon, which may be empty.
  ///   - transfer: What a source needs to know of the options if it asks servers itself.
  /// - Returns: The source, which need not cache, retry or limit anything.
  /// - Throws: An error if the text is not a place, with a hint that shows one.
  func source(
    at place: String,
    with transfer: TransferSettings
  ) throws(FaqServiceError) -> any FaqSource
}

extension SourceScheme {
  /// Most content is fetched.
  public var isLocal: Bool { false }
}

/// The options of the program that a source which asks servers itself has to follow.
public struct TransferSettings: Sendable {
  /// What `--header` says to send; such content is private.
  public let headers: [HTTPHeader]
  /// What `--timeout` and `--max-size` allow.
  public let limits: TransferLimits
  /// The certificate authorities to trust.
  public let authorities: CertificateAuthorities
  var agent: String?

  /// Creates settings, for tests of a scheme; each defaults to that of a run without options.
  public init(
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .standard,
    authorities: CertificateAuthorities = .system
  ) {
    self.headers = headers
    self.limits = limits
    self.authorities = authorities
  }

  /// A source for the content at an address of the web, which follows these settings.
  public func source(_ address: HTTPAddress) -> HTTPSource {
    var source = HTTPSource(address, headers: headers, limits: limits, authorities: authorities)
    if let agent { source.agent = agent }
    return source
  }
}
