import ContentParser
import Platform
import Renderers

/// How a report is laid out and coloured.
struct ReportStyle {
  enum Form {
    /// One line for each fault.
    case lines
    /// The line of the source below each fault.
    case excerpts
    case json
  }

  /// What a part of a report is for.
  enum Role {
    case place
    case margin
    case severity(Diagnostic.Severity)
  }

  let form: Form
  let columns: Int
  private let isColored: Bool

  init(_ form: Form, columns: Int = 80, isColored: Bool = false) {
    self.form = form
    self.columns = columns
    self.isColored = isColored
  }

  /// A terminal gets lines of the source, and anything else one line for each fault.
  init(_ report: ReportChoice, _ style: OutputStyle, in environment: Environment) {
    self.init(
      report == .json ? .json : environment.terminals.contains(.output) ? .excerpts : .lines,
      columns: style.width.columns,
      isColored: style.color.isOn
    )
  }

  /// The text with the look of its role.
  func look(_ text: String, as role: Role) -> String {
    text.styled(Self.parts(of: role), if: isColored)
  }

  private static func parts(of role: Role) -> [Theme.Look.Part] {
    switch role {
    case .place: [.bold]
    case .margin: [.dim]
    case .severity(.error): [.bold, .red]
    case .severity(.warning): [.bold, .yellow]
    case .severity(.note): [.bold, .cyan]
    }
  }
}
