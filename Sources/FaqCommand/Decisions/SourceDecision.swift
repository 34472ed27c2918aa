import FaqSources

/// The source of the content, and why.
struct SourceDecision: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case embedded
    case file(String)
    case standardInput
    case web(HTTPAddress)
  }

  let place: Place
  let reason: String

  /// `--source`, then the variable `FAQ_SOURCE`, then the built-in content.
  init(_ option: String?, in environment: Environment) throws(UsageError) {
    if let option {
      try self.init(option, from: "--source")
    } else if let variable = environment.text("FAQ_SOURCE") {
      try self.init(variable, from: "FAQ_SOURCE")
    } else {
      self.init(place: .embedded, reason: "neither --source nor FAQ_SOURCE is set")
    }
  }

  private init(_ text: String, from origin: String) throws(UsageError) {
    let reason = "\(origin) names it"
    if text == "-" {
      self.init(place: .standardInput, reason: reason)
    } else if !text.contains("://") {
      self.init(place: .file(text), reason: reason)
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
