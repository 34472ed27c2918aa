import Platform

/// The width of the output, and why.
struct WidthDecision: Equatable, Sendable {
  /// The columns of the terminal or the option.
  let columns: Int
  /// The columns at which prose is wrapped.
  let prose: Int
  /// Whether lines are wrapped at all.
  let wraps: Bool
  let reason: String

  init(_ options: Options, as format: FormatName, in environment: Environment) {
    let (columns, reason) = Self.columns(options, environment)
    self.columns = columns
    self.reason = reason
    let width = options.width ?? environment.configuration.options.width
    prose = min(columns, options.maxWidth ?? width ?? Self.standardProse)
    wraps =
      format == .ansi || width != nil || environment.terminals.contains(.output)
  }
}

extension WidthDecision {
  private static let standardProse = 80

  /// The value of `COLUMNS`; nil if it is invalid.
  static func columns(_ text: String) -> Int? {
    Int(text).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  private static func columns(
    _ options: Options,
    _ environment: Environment
  ) -> (columns: Int, reason: String) {
    if let width = options.width { return (width, "--width \(width)") }
    if let width = environment.configuration.options.width { return (width, Configuration.reason) }
    if let columns = environment["COLUMNS"].flatMap(Self.columns) {
      return (columns, "COLUMNS is \(columns)")
    }
    if let size = environment.outputSize {
      return (size.columns, "the terminal on standard output")
    }
    if let size = environment.errorSize { return (size.columns, "the terminal on standard error") }
    return (80, "the default")
  }
}
