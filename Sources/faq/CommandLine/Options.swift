import ContentParser
import FaqService
import FaqSources

/// The values of all options, each with its default.
struct Options: Equatable, Sendable {
  /// A path, an address, or `-`; nil if the user names none.
  var source: String?
  var headers: [HTTPHeader] = []
  var limits = TransferLimits.standard
  var cache = CacheRequest.automatic
  var retries = 0
  var simulatedFailure: SimulatedFailure?
  var allowsInput = true

  var selectsAll = false

  /// What list, show and search print; nil leaves it to `FormatDecision`.
  var format: FormatChoice?
  /// What check prints.
  var report = ReportChoice.text
  var unknown = UnknownPolicy.show
  /// Where convert writes to, a file or a folder; nil for standard output.
  var output: String?
  /// Whether convert reads one FAQ a line, and writes one object a line.
  var readsLines = false
  /// Where convert puts lines that it cannot convert; nil for nowhere.
  var rejects: String?
  /// What makes a site of the folder that convert writes.
  var site: SiteChoice?
  /// How many cores convert uses; nil for all.
  var jobs: Int?
  var color = ColorRequest.automatic
  var hyperlinks = HyperlinkChoice.auto
  /// The level of title headings, in the formats that have levels.
  var headingLevel = 1
  /// Whether HTML is put out without a page around it.
  var isFragment = false
  var width: Int?
  var maxWidth = 80
  var pager = PagerRequest.automatic
}

extension Options {
  /// The source that is named, or by `--lines` implied: it makes faq a filter.
  var namedSource: String? { source ?? (readsLines ? "-" : nil) }

  /// `--format ansi`, when typed, asks for colour too.
  mutating func print(as format: FormatChoice) {
    self.format = format
    if format == .ansi { color = .ansiFormat }
  }
}

/// Which of the options on colour was typed last.
enum ColorRequest: Equatable, Sendable {
  case automatic
  case option(ColorChoice)
  case ansiFormat
}

/// Which of the options on the cache was typed last.
enum CacheRequest: Equatable, Sendable {
  case automatic
  case refresh
  case offline
  case never
}

/// Which of the options on the pager was typed last.
enum PagerRequest: Equatable, Sendable {
  case automatic
  case command(String)
  case never
}
