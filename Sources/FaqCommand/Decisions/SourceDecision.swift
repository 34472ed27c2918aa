import FaqSources

/// The source of the content, and why.
struct SourceDecision: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case embedded
    case file(Path)
    case standardInput
    case web(HTTPAddress)
    /// What a scheme of the program itself has at a place.
    case scheme(String, place: String)
  }

  let place: Place
  let reason: String

  /// `--source`, then the variable `FAQ_SOURCE`, then the built-in content.
  init(
    _ option: Path?,
    schemes: [String] = [],
    in environment: Environment
  ) throws(UsageError) {
    let variable = environment.ownVariable("SOURCE")
    if let option {
      try self.init(option, schemes, from: "--source")
    } else if let named = environment.text(variable) {
      try self.init(Path(named), schemes, from: variable)
    } else if let configured = environment.configuration.options.source {
      try self.init(configured, schemes, from: Configuration.reason)
    } else {
      self.init(place: .embedded, reason: "neither --source nor \(variable) is set")
    }
  }

  private init(_ path: Path, _ schemes: [String], from origin: String) throws(UsageError) {
    let text = "\(path)"
    let reason = "\(origin) names it"
    if let scheme = schemes.first(where: { text.hasPrefix("\($0):") }) {
      let place = String(text.dropFirst(scheme.count + 1))
      self.init(place: .scheme(scheme, place: place), reason: reason)
      return
    }
    if text == "-" {
      self.init(place: .standardInput, reason: reason)
    } else if !text.contains("://") {
      self.init(place: .file(path), reason: reason)
    } else {
      do throws(HTTPAddressError) {
        self.init(place: .web(try HTTPAddress(text)), reason: reason)
      } catch {
        throw UsageError(
          "\(origin): \(error)",
          hint: "Write https://example.com/faqs.json, or the path of a file."
        )
      }
    }
  }

  private init(place: Place, reason: String) {
    self.place = place
    self.reason = reason
  }
}
