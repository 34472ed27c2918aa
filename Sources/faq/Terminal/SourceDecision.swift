import FaqService

/// Where the content comes from, and why.
enum SourceDecision: Equatable, Sendable {
  case embedded
  case file(String)
  case standardInput

  /// `--source`, then the variable FAQ_SOURCE, then what is built in.
  init(_ option: String?, in environment: Environment) {
    switch option ?? environment.text("FAQ_SOURCE") {
    case nil: self = .embedded
    case "-": self = .standardInput
    case let path?: self = .file(path)
    }
  }

  /// The source itself.
  var source: any FaqSource {
    switch self {
    case .embedded: .embedded
    case .file(let path): .file(path)
    case .standardInput: StandardInputSource()
    }
  }
}
