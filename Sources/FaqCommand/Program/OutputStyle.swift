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

/// The output format, and why.
struct FormatDecision: Equatable, Sendable {
  let format: FormatName
  let reason: String

  /// Colour that is on without a terminal was requested, and only `ansi` has colour.
  init(_ request: FormatName?, color: ColorDecision, in environment: Environment) {
    if let request {
      self.init(request, "--format \(request.rawValue)")
    } else if color.isOn {
      self.init(.ansi, color.reason)
    } else if !environment.terminals.contains(.output) {
      self.init(.plain, "standard output is not a terminal")
    } else if environment.isDumb {
      self.init(.plain, "TERM is \(environment.text("TERM") ?? "not set")")
    } else {
      self.init(.ansi, "standard output is a terminal")
    }
  }

  private init(_ format: FormatName, _ reason: String) {
    self.format = format
    self.reason = reason
  }
}

/// Whether to use colour on a stream, and why.
struct ColorDecision: Equatable, Sendable {
  let isOn: Bool
  let reason: String

  /// Applies the first matching rule: options, then variables, then the terminal.
  init(_ request: ColorRequest, for stream: StandardStream, in environment: Environment) {
    self =
      Self.asked(request, for: stream) ?? Self.variables(environment)
      ?? (environment.terminals.contains(stream)
        ? Self(isOn: true, reason: "\(stream.name) is a terminal")
        : Self(isOn: false, reason: "\(stream.name) is not a terminal"))
  }
}

extension ColorDecision {
  private init(isOn: Bool, reason: String) {
    self.isOn = isOn
    self.reason = reason
  }

  private static func asked(_ request: ColorRequest, for stream: StandardStream) -> Self? {
    switch request {
    case .option(.always): Self(isOn: true, reason: "--color always")
    case .option(.never): Self(isOn: false, reason: "--color never")
    case .ansiFormat where stream == .output: Self(isOn: true, reason: "--format ansi")
    case .ansiFormat, .option(.auto), .automatic: nil
    }
  }

  private static func variables(_ environment: Environment) -> Self? {
    if environment.text("NO_COLOR") != nil {
      Self(isOn: false, reason: "NO_COLOR is set")
    } else if environment.text("FORCE_COLOR") != nil {
      Self(isOn: true, reason: "FORCE_COLOR is set")
    } else if let force = environment["CLICOLOR_FORCE"], force != "0" {
      Self(isOn: true, reason: "CLICOLOR_FORCE is set")
    } else if environment["CLICOLOR"] == "0" {
      Self(isOn: false, reason: "CLICOLOR is 0")
    } else if environment.isDumb {
      Self(isOn: false, reason: "TERM is \(environment.text("TERM") ?? "not set")")
    } else {
      nil
    }
  }
}

/// Whether to draw pictures with coloured characters, and why.
struct PictureDecision: Equatable, Sendable {
  let isOn: Bool
  let reason: String

  /// Terminals with colours of 24 bits say so in a variable.
  init(_ color: ColorDecision, in environment: Environment) {
    let depth = environment.text("COLORTERM")
    if !color.isOn {
      self.init(false, "colour is off")
    } else if environment.text("ACCESSIBLE") != nil {
      self.init(false, "ACCESSIBLE is set")
    } else {
      self.init(
        ["truecolor", "24bit"].contains(depth),
        "COLORTERM is \(depth ?? "not set")"
      )
    }
  }

  private init(_ isOn: Bool, _ reason: String) {
    self.isOn = isOn
    self.reason = reason
  }
}

/// Whether to write terminal hyperlinks, and why.
struct HyperlinkDecision: Equatable, Sendable {
  let isOn: Bool
  let reason: String

  /// Assumes that the pager runs: the length of the output is not known yet.
  init(_ choice: HyperlinkChoice, pager: PagerDecision, in environment: Environment) {
    switch choice {
    case .always: self.init(true, "--hyperlinks always")
    case .never: self.init(false, "--hyperlinks never")
    case .auto:
      if !environment.terminals.contains(.output) {
        self.init(false, "standard output is not a terminal")
      } else if environment.isDumb {
        self.init(false, "TERM is \(environment.text("TERM") ?? "not set")")
      } else if let program = pager.words.first, !pager.isLess {
        self.init(false, "the pager is \(program), not less")
      } else {
        self.init(true, "standard output is a terminal")
      }
    }
  }

  private init(_ isOn: Bool, _ reason: String) {
    self.isOn = isOn
    self.reason = reason
  }
}

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
