import ContentParser
import FaqImport
import FaqSources
import Platform
import Renderers

/// The values of the options that several commands share, each with its default.
public struct Options: Equatable, Sendable {
  /// Paths, addresses, or `-`; empty without `--source`.
  var sources: [Path] = []
  /// The file that lists more sources; `-` for standard input.
  var sourceList: Path?
  /// The file with declared types; nil if `--types` was not given.
  var types: Path?
  /// Where the entries of content in another shape are; nil to find them.
  var shape: ImportShape?
  /// How the content is encoded; nil for what it says itself.
  var encoding: Charset?
  /// Whether entries of an array that have faults are skipped.
  var skipsFaults = false
  /// What relative addresses are relative to; nil for what the content or its address says.
  var base: BaseAddress?
  /// Which FAQs of the content to read.
  var entryFilter = EntryFilter()
  var headers: [HTTPHeader] = []
  var limits = TransferLimits.standard
  /// When cached content is used; nil to neither read nor write the cache.
  var cache: CachePolicy? = .normal
  var retries = 0
  var simulatedFailure: SimulatedFailure?
  var allowsInput = true
  /// How many cores the user wants to be used; nil for all.
  var jobs: Int?

  /// The output format; nil for the one that `Decision.format` chooses.
  var format: FormatName?
  /// How to treat items of unknown types; nil for that of the configuration or the default.
  var unknown: UnknownPolicy?
  var color = ColorRequest.automatic
  /// The theme; nil for that of the configuration or the default.
  var theme: ThemeName?
  var hyperlinks = WhenChoice.auto
  /// The level of title headings, in the formats that have levels.
  var headingLevel = 1
  /// Whether HTML is written as a fragment instead of a page.
  var isFragment = false
  /// Whether a page in HTML has a field that finds answers in it.
  var hasSearch = false
  /// The title of a page, in place of that of the content.
  var title: String?
  /// Where a page or a folder is published.
  var url: BaseAddress?
  /// The file with rules that follow those of a page.
  var css: Path?
  /// The file with elements for the head of a page.
  var head: Path?
  var width: Int?
  /// The limit for prose; nil for 80 columns, or for none if `--width` is given.
  var maxWidth: Int?
  var pager = PagerRequest.automatic
  /// The names of the options whose values are from the settings file.
  var settings: Set<String> = []

  /// The values without any option.
  public init() {
    // Each has a default.
  }

  /// Sets the format; an explicit `--format ansi` also turns colour on.
  mutating func print(as format: FormatName) {
    self.format = format
    if format == .ansi { color = .ansiFormat }
  }

  /// What options say of a page.
  var page: HTMLPageDetails {
    get throws(Failure) {
      var page = HTMLPageDetails()
      (page.title, page.address) = (title, url)
      page.styleSheet = try css?.text(forOption: "--css")
      page.head = try head?.text(forOption: "--head")
      return page
    }
  }

  /// Whether the user names sources, and not only a list among the settings.
  var namesSources: Bool {
    !sources.isEmpty || sourceList != nil && !settings.contains("source-list")
  }

  /// Throws if options for HTML are given beside another format; settings hold for HTML only.
  ///
  /// The option is the one that selects the format.
  func expectHTML(in format: FormatName, _ option: String) throws(UsageError) {
    let hasSearch = hasSearch && !settings.contains("search")
    let isFragment = isFragment && !settings.contains("fragment")
    guard !hasSearch || format == .html else {
      throw UsageError("--search needs a page in HTML", hint: "Add \(option) html.")
    }
    guard !hasSearch || !isFragment else { throw .combination("--search and --fragment") }
    let given = [title != nil, url != nil, css != nil, head != nil]
    for (name, isGiven) in zip(["title", "url", "css", "head"], given)
    where isGiven && !settings.contains(name) && (format != .html || isFragment) {
      throw UsageError("--\(name) needs a page in HTML", hint: "Add \(option) html.")
    }
    guard !isFragment || ![.ansi, .plain, .markdown, .json].contains(format) else {
      throw UsageError("--fragment needs HTML", hint: "Add \(option) html.")
    }
  }

  /// Throws if FAQs are also selected by options; settings that select FAQs have no effect then.
  mutating func expectNoFilter(beside other: String) throws(UsageError) {
    if settings.contains("category") { entryFilter.categories = [] }
    if settings.contains("lang") { entryFilter.language = nil }
    if let option = entryFilter.option { throw .combination("\(option) and \(other)") }
  }

  /// How many cores to use, at least one.
  var coreCount: Int { jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// The last colour option on the command line.
enum ColorRequest: Equatable, Sendable {
  case automatic
  case option(WhenChoice)
  case ansiFormat
}

/// The last pager option on the command line.
enum PagerRequest: Equatable, Sendable {
  case automatic
  case command(String)
  case never
}

/// An option value that is one of a fixed set of words.
///
/// The raw values are the words that people type.
public protocol Choice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension Choice {
  /// The words, in the order of help.
  static var words: [String] { allCases.map(\.rawValue) }
}

/// The formats of diagnostics.
enum ReportChoice: String, Choice {
  case text, json, sarif, junit
}

/// When to do something that depends on the terminal or on another program.
enum WhenChoice: String, Choice {
  case auto, always, never
}

/// `--unknown` accepts the parser's own words.
extension UnknownPolicy: Choice {}

/// The FAQs that `--category` and `--lang` ask for.
struct EntryFilter: Equatable, Sendable {
  /// The names of categories, one of which an FAQ must have; empty to select FAQs of any.
  var categories: [String] = []
  /// The language that an FAQ must have, or a variant of it; nil to select FAQs of any.
  var language: LanguageTag?

  /// The first option that selects FAQs, if there is one.
  var option: String? {
    if !categories.isEmpty { return "--category" }
    return language == nil ? nil : "--lang"
  }
}
