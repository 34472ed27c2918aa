import ContentParser
import FaqService
import Platform
import Renderers

/// The output format with everything that options and environment decide about it.
struct OutputStyle {
  let format: FormatDecision
  let color: ColorDecision
  let pictures: PictureDecision
  let theme: SettingDecision<Theme.Name>
  let pager: PagerDecision
  let hyperlinks: HyperlinkDecision
  let width: WidthDecision
  /// The declarations of types at the start of the content.
  private(set) var types: [RawItem] = []
  private var base: BaseAddress?
  private var leadingMembers: [RawMember] = []
  /// The numbers of the FAQs that are written; nil for all.
  var linkedNumbers: Set<Int>?
  private let headingLevel: Int
  private let isFragment: Bool
  private let hasFilter: Bool
  private let formats: OutputFormats
  private let names: EntryNames

  init(
    _ options: Options,
    for command: any Command.Type,
    formats: OutputFormats,
    in environment: Environment
  ) {
    color = ColorDecision(options.color, for: .output, in: environment)
    pictures = PictureDecision(color, in: environment)
    theme = SettingDecision(options.theme, in: environment)
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
    hasFilter = options.hasFilter
    self.formats = formats
    names = environment.names
  }

  /// The same style with what a source says about its FAQs, which JSON begins with.
  ///
  /// The language of one of several sources does not hold for the others.
  func beginning(with origin: Origin?, isOnlySource: Bool) -> Self {
    var style = self
    style.types = origin?.declarations.items ?? []
    style.base = origin?.parser.base
    style.leadingMembers = isOnlySource ? [origin?.language].compactMap(\.self) : []
    return style
  }

  /// The format with its renderer.
  var outputFormat: OutputFormat { formats[format.format] }

  /// The renderer of the format.
  var renderer: any Renderer { outputFormat.renderer(settings) }

  /// The renderer, if the format can write nodes; JSON cannot.
  var nodeRenderer: (any NodeRenderer)? { outputFormat.nodeRenderer?(settings) }

  /// The renderer of any format, with the same options.
  func renderer(of format: FormatName) -> any Renderer { formats[format].renderer(settings) }

  /// Any format of the program.
  func outputFormat(_ format: FormatName) -> OutputFormat { formats[format] }

  /// The looks of roles on a terminal.
  var shownTheme: Theme { settings.theme }

  /// What the program writes in its own way on a terminal.
  var textOverrides: BlockOverrides<TextWriter> {
    let renderer = formats[.ansi].nodeRenderer?(settings) as? TextRenderer
    return renderer?.overrides ?? BlockOverrides()
  }

  /// Whether a format writes blocks of a type by an override.
  func hasOverride(for type: any Block.Type, in format: OutputFormat) -> Bool {
    format.renderer(settings).hasOverride(for: type)
  }

  private var settings: OutputSettings {
    OutputSettings(
      width: width.wraps ? width.prose : nil,
      hyperlinks: hyperlinks.isOn,
      pictures: pictures.isOn,
      headingLevel: headingLevel,
      isFragment: isFragment,
      hasFilter: hasFilter,
      names: names,
      types: types,
      base: base,
      leadingMembers: leadingMembers,
      linkedNumbers: linkedNumbers,
      themeName: theme.value,
      hasColor: color.isOn
    )
  }
}
