import Bytes
import FaqSources
import Platform

/// The sources of the content, and why.
struct SourceDecision: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case embedded
    case file(Path)
    case standardInput
    case web(HTTPAddress)
    /// What a scheme of the program itself has at a place.
    case scheme(String, place: String)
    /// What a file lists, or standard input.
    case list(Path)

    var isStandardInput: Bool { self == .standardInput || self == .list("-") }
  }

  /// At least one.
  let places: [Place]
  let reason: String
}

extension SourceDecision {
  /// `--source` and `--source-list`, then the variable `FAQ_SOURCE`, then the settings, then the
  /// built-in content.
  init(_ options: Options, schemes: [String] = [], in environment: Environment) throws(UsageError) {
    let variable = environment.ownVariable("SOURCE")
    let configured = environment.configuration.options.sources
    if options.namesSources {
      let list = options.settings.contains("source-list") ? nil : options.sourceList
      let origin = options.sources.isEmpty ? "--source-list" : "--source"
      try self.init(options.sources, list: list, schemes, from: origin)
    } else if let named = environment.text(variable) {
      try self.init([Path(named)], schemes, from: variable)
    } else if options.sourceList != nil || !configured.isEmpty {
      try self.init(configured, list: options.sourceList, schemes, from: Configuration.reason)
    } else {
      self.init(places: [.embedded], reason: "neither --source nor \(variable) is set")
    }
  }

  private init(
    _ paths: [Path],
    list: Path? = nil,
    _ schemes: [String],
    from origin: String
  ) throws(UsageError) {
    var places = try paths.map { path throws(UsageError) in try Place(path, schemes, from: origin) }
    places += list.map { [.list($0)] } ?? []
    guard places.count(where: \.isStandardInput) < 2 else {
      throw UsageError(
        "\(origin) names standard input twice",
        hint: "It can be read only once; name it once."
      )
    }
    self.init(places: places, reason: "\(origin) names \(places.count == 1 ? "it" : "them")")
  }
}

private extension SourceDecision.Place {
  init(_ path: Path, _ schemes: [String], from origin: String) throws(UsageError) {
    let text = "\(path)"
    if let scheme = schemes.first(where: { text.hasPrefix("\($0):") }) {
      self = .scheme(scheme, place: String(text.dropFirst(scheme.count + 1)))
    } else if text == "-" {
      self = .standardInput
    } else if !text.contains("://") {
      self = .file(path)
    } else {
      do throws(HTTPAddressError) {
        self = .web(try HTTPAddress(text))
      } catch {
        throw UsageError(
          "\(origin): \(error)",
          hint: "Write https://example.com/faqs.json, or the path of a file."
        )
      }
    }
  }
}

extension Decision<CertificateAuthorities> {
  /// Which certificate authorities to trust, by the variables of curl and OpenSSL.
  static func authorities(in environment: Environment) -> Self {
    if let file = environment.text("CURL_CA_BUNDLE") {
      return Self(CertificateAuthorities(file: file), "CURL_CA_BUNDLE is \(file)")
    }
    let (file, folder) = (environment.text("SSL_CERT_FILE"), environment.text("SSL_CERT_DIR"))
    let named = [file.map { "SSL_CERT_FILE is \($0)" }, folder.map { "SSL_CERT_DIR is \($0)" }]
      .compactMap(\.self)
    return Self(
      CertificateAuthorities(file: file, folder: folder),
      named.isEmpty ? "no variable names any" : named.joined(separator: ", ")
    )
  }
}
