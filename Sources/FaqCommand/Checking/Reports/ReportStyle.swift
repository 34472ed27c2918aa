import ContentParser
import Platform
import Renderers

/// How a report for readers is laid out and coloured.
struct ReportStyle {
  /// What a part of a report is for.
  enum Role {
    case place
    case margin
    case severity(Diagnostic.Severity)
  }

  /// Whether the line of the source is shown below each fault.
  let showsExcerpts: Bool
  let columns: Int
  private let isColored: Bool

  init(showsExcerpts: Bool = false, columns: Int = 80, isColored: Bool = false) {
    self.showsExcerpts = showsExcerpts
    self.columns = columns
    self.isColored = isColored
  }

  /// A terminal gets lines of the source, and anything else one line for each fault.
  init(_ style: OutputStyle, in environment: Environment) {
    self.init(
      showsExcerpts: environment.terminals.contains(.output),
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
