import ContentParser
import FaqService
import FaqSources

/// The values of all options, each with its default.
struct Options: Equatable, Sendable {
  /// A path, an address, or `-`; nil if `--source` was not given.
  var source: String?
  var headers: [HTTPHeader] = []
  var limits = TransferLimits.standard
  var cache = CacheRequest.automatic
  var retries = 0
  var simulatedFailure: SimulatedFailure?
  var allowsInput = true

  var selectsAll = false

  /// The format of list, show, search and convert; nil lets `FormatDecision` choose.
  var format: FormatChoice?
  /// The format of check.
  var report = ReportChoice.text
  var unknown = UnknownPolicy.show
  /// The file or folder that convert writes; nil for standard output.
  var output: String?
  /// Whether convert reads one FAQ per line and writes one object per line.
  var readsLines = false
  /// The file for lines that convert cannot convert; nil to discard them.
  var rejects: String?
  /// The site generator that convert lays out its folder for.
  var site: SiteChoice?
  /// When its pages have title headings.
  var titleHeadings = TitleHeadingChoice.auto
  /// How many cores convert uses; nil for all.
  var jobs: Int?
  var color = ColorRequest.automatic
  var hyperlinks = HyperlinkChoice.auto
  /// The level of title headings, in the formats that have levels.
  var headingLevel = 1
  /// Whether HTML is written as a fragment instead of a page.
  var isFragment = false
  var width: Int?
  var maxWidth = 80
  var pager = PagerRequest.automatic
}

extension Options {
  /// The source from `--source`; `--lines` implies standard input.
  var namedSource: String? { source ?? (readsLines ? "-" : nil) }

  /// Sets the format; an explicit `--format ansi` also turns colour on.
  mutating func print(as format: FormatChoice) {
    self.format = format
    if format == .ansi { color = .ansiFormat }
  }
}

/// The last colour option on the command line.
enum ColorRequest: Equatable, Sendable {
  case automatic
  case option(ColorChoice)
  case ansiFormat
}

/// The last cache option on the command line.
enum CacheRequest: Equatable, Sendable {
  case automatic
  case refresh
  case offline
  case never
}

/// The last pager option on the command line.
enum PagerRequest: Equatable, Sendable {
  case automatic
  case command(String)
  case never
}
