/// The width of the output, and why.
struct WidthDecision: Equatable, Sendable {
  /// The columns of the terminal or the option.
  let columns: Int
  /// The columns at which prose is wrapped.
  let prose: Int
  /// Whether lines are wrapped at all.
  let wraps: Bool
  let reason: String

  init(_ options: Options, as format: FormatChoice, in environment: Environment) {
    let (columns, reason) = Self.columns(options, environment)
    self.columns = columns
    self.reason = reason
    prose = min(columns, options.maxWidth)
    wraps =
      switch format {
      case .ansi: true
      case .plain, .markdown: options.width != nil || environment.terminals.contains(.output)
      case .html, .json: false
      }
  }
}

extension WidthDecision {
  private static func columns(
    _ options: Options,
    _ environment: Environment
  ) -> (columns: Int, reason: String) {
    if let width = options.width { return (width, "--width \(width)") }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), (1...10_000).contains(columns) {
      return (columns, "COLUMNS is \(columns)")
    }
    if let size = environment.outputSize {
      return (size.columns, "the terminal on standard output")
    }
    if let size = environment.errorSize { return (size.columns, "the terminal on standard error") }
    return (80, "the default")
  }
}
