import Renderers

/// The output format with everything that options and environment decide about it.
struct OutputStyle {
  let format: FormatDecision
  let color: ColorDecision
  let pager: PagerDecision
  let hyperlinks: HyperlinkDecision
  let width: WidthDecision
  private let headingLevel: Int
  private let isFragment: Bool

  init(_ options: Options, for action: Action, in environment: Environment) {
    color = ColorDecision(options.color, for: .output, in: environment)
    format = FormatDecision(options.format ?? action.usualFormat, color: color, in: environment)
    pager = PagerDecision(options.pager, for: action, as: format.format, in: environment)
    hyperlinks = HyperlinkDecision(options.hyperlinks, pager: pager, in: environment)
    width = WidthDecision(options, as: format.format, in: environment)
    headingLevel = options.headingLevel
    isFragment = options.isFragment || options.readsLines
  }

  /// The renderer of the format.
  var renderer: any Renderer { nodeRenderer ?? JSONRenderer() }

  /// The renderer, if the format can write nodes; JSON cannot.
  var nodeRenderer: (any NodeRenderer)? {
    switch format.format {
    case .ansi:
      TextRenderer.ansi(
        theme: color.isOn ? .standard : .monochrome,
        width: wrapWidth,
        hyperlinks: hyperlinks.isOn
      )
    case .plain: TextRenderer.plain(width: wrapWidth)
    case .markdown: MarkdownRenderer(headingLevel: headingLevel)
    case .html where isFragment: HTMLFragmentRenderer(headingLevel: headingLevel)
    case .html: HTMLPageRenderer()
    case .json: nil
    }
  }

  private var wrapWidth: Int? { width.wraps ? width.prose : nil }
}
