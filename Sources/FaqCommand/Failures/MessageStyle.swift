import Bytes
import Platform
import Renderers

/// How messages on standard error look: `faq: what went wrong`, and a hint.
struct MessageStyle: Sendable {
  private let program: String
  private let names: EntryNames
  private let isColored: Bool

  init(program: String, names: EntryNames = .faqs, isColored: Bool) {
    self.program = program
    self.names = names
    self.isColored = isColored
  }

  /// The style of a call with a colour option; standard error decides otherwise.
  init(_ color: ColorRequest, in environment: Environment) {
    self.init(
      program: environment.program,
      names: environment.names,
      isColored: ColorDecision(color, for: .error, in: environment).isOn
    )
  }

  /// The problem, then the hint; each is a single line of limited length.
  func report(_ failure: Failure) -> String {
    let hint = failure.hint.map { line($0) + "\n" } ?? ""
    return start([.bold, .red]) + line(failure.message) + "\n" + hint
  }

  /// A line that is not a failure: `faq: the pager 'mroe' could not be started: …`.
  func warning(_ message: Message) -> String {
    start([.bold, .yellow]) + line(message) + "\n"
  }
}

extension MessageStyle {
  private func start(_ look: [Theme.Look.Part]) -> String {
    "\(program):".styled(look, if: isColored) + " "
  }

  private func line(_ message: Message) -> String {
    let line = message.text(calling: names).lines.joined(separator: " ")
    return (line.count > 600 ? line.prefix(600) + "…" : line[...]).description.sanitised
  }
}
