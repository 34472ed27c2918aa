import FaqImport
import FaqService
import FaqSources

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

  /// What reads its content, if that has a form of its own, before the recognisers of the program.
  ///
  /// Messages then name lines of that content; JSON that a source makes itself has other lines.
  var recognisers: [any ContentRecogniser] { get }

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
  /// None: most content has a form that the program reads from any source.
  public var recognisers: [any ContentRecogniser] { [] }
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
