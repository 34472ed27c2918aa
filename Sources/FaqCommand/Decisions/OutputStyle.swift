import Renderers

/// The output format with everything that options and environment decide about it.
struct OutputStyle {
  let format: FormatDecision
  let color: ColorDecision
  let theme: ThemeDecision
  let pager: PagerDecision
  let hyperlinks: HyperlinkDecision
  let width: WidthDecision
  private let headingLevel: Int
  private let isFragment: Bool
  private let formats: OutputFormats

  init(
    _ options: Options,
    for command: any Command.Type,
    formats: OutputFormats,
    in environment: Environment
  ) {
    color = ColorDecision(options.color, for: .output, in: environment)
    theme = ThemeDecision(options.theme, color: color, in: environment)
    format = FormatDecision(options.format ?? command.usualFormat, color: color, in: environment)
    pager = PagerDecision(
      options.pager,
      isPaged: command.isPaged,
      as: format.format,
      in: environment
    )
    hyperlinks = HyperlinkDecision(options.hyperlinks, pager: pager, in: environment)
    width = WidthDecision(options, as: format.format, in: environment)
    headingLevel = options.headingLevel
    isFragment = options.isFragment
    self.formats = formats
  }

  /// The format with its renderer.
  var outputFormat: OutputFormat { formats[format.format] }

  /// The renderer of the format.
  var renderer: any Renderer { outputFormat.renderer(settings) }

  /// The renderer, if the format can write nodes; JSON cannot.
  var nodeRenderer: (any NodeRenderer)? { outputFormat.nodeRenderer?(settings) }

  private var settings: OutputSettings {
    OutputSettings(
      width: width.wraps ? width.prose : nil,
      theme: theme.theme,
      hyperlinks: hyperlinks.isOn,
      headingLevel: headingLevel,
      isFragment: isFragment
    )
  }
}
