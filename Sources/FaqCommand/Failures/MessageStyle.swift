import Bytes
import Platform
import Renderers

/// How messages on standard error look: `faq: what went wrong`, and a hint.
struct MessageStyle: Sendable {
  private let program: String
  private let isColored: Bool

  init(program: String, isColored: Bool) {
    self.program = program
    self.isColored = isColored
  }

  /// The style of a call with a colour option; standard error decides otherwise.
  init(_ color: ColorRequest, in environment: Environment) {
    self.init(
      program: environment.program,
      isColored: ColorDecision(color, for: .error, in: environment).isOn
    )
  }

  /// The problem, then the hint; each is a single line of limited length.
  func report(_ failure: Failure) -> String {
    let hint = failure.hint.map { Self.line($0) + "\n" } ?? ""
    return start([.bold, .red]) + Self.line(failure.message) + "\n" + hint
  }

  /// A line that is not a failure: `faq: the pager 'mroe' could not be started: …`.
  func warning(_ message: String) -> String {
    start([.bold, .yellow]) + Self.line(message) + "\n"
  }
}

extension MessageStyle {
  private func start(_ look: [Theme.Look.Part]) -> String {
    "\(program):".styled(look, if: isColored) + " "
  }

  private static func line(_ text: String) -> String {
    let line = text.lines.joined(separator: " ")
    return (line.count > 600 ? line.prefix(600) + "…" : line[...]).description.sanitised
  }
}
