import Bytes
import ContentParser
import Platform
import Renderers

/// The output format with everything that options and environment decide about it.
struct OutputStyle {
  let format: Decision<FormatName>
  let color: Decision<Bool>
  let pictures: Decision<PictureColors?>
  let theme: Decision<ThemeName>
  let pager: Decision<[String]>
  let hyperlinks: Decision<Bool>
  let width: WidthDecision
  /// What a source says about its FAQs.
  private var origin: Origin?
  private var leadingMembers: [RawMember] = []
  /// What a page says of itself.
  var page = HTMLPageDetails()
  /// Where links between FAQs lead.
  var links = FAQLinks()
  private let options: Options
  private let program: FaqCommand
  /// The language of the only source, if it names one.
  var language: LanguageTag?

  init(
    _ options: Options,
    for command: any Command.Type,
    of program: FaqCommand,
    in environment: Environment
  ) {
    color = .color(options.color, for: .output, in: environment)
    pictures = .pictures(color, in: environment)
    theme = Decision("--theme", options.theme, otherwise: .dark)
    let usual = command.usualFormat.map(FormatName.init)
    format = .format(options.format ?? usual, color: color, in: environment)
    pager = .pager(options.pager, isPaged: command.isPaged, as: format.value, in: environment)
    hyperlinks = .hyperlinks(options.hyperlinks, pager: pager, in: environment)
    width = WidthDecision(options, as: format.value, in: environment)
    self.options = options
    self.program = program
  }

  /// The same style with what a source says about its FAQs, which JSON begins with.
  ///
  /// The language of one of several sources does not hold for the others.
  func beginning(with origin: Origin?, isOnlySource: Bool) -> Self {
    changing(self) { style in
      style.origin = origin
      style.leadingMembers = isOnlySource ? origin?.outputMembers ?? [] : []
      style.language = style.leadingMembers.last { $0.name == "lang" }?.value.languageTag
      if isOnlySource { style.page.add(origin?.members ?? []) }
    }
  }

  /// The declarations of types at the start of the content.
  var types: [RawItem] { origin?.declarations.items ?? [] }

  /// The format with its renderer.
  var outputFormat: OutputFormat { outputFormat(format.value) }

  /// The renderer of the format.
  var renderer: any Renderer { renderer(of: outputFormat) }

  /// Whether FAQs have addresses in the output: anchors of a page, or files.
  var hasAddresses: Bool { links.areFiles || renderer.hasAddresses }

  /// The renderer of any format, with the same options.
  func renderer(of format: OutputFormat) -> any Renderer { format.renderer(settings) }

  /// Any format of the program.
  func outputFormat(_ format: FormatName) -> OutputFormat { program.formats[format] }

  /// What the program writes in its own way on a terminal.
  var textOverrides: BlockOverrides<TextWriter> {
    let renderer = renderer(of: outputFormat(.ansi)) as? TextRenderer
    return renderer?.overrides ?? BlockOverrides()
  }

  /// What formats need to know.
  var settings: OutputSettings {
    let (themes, name, hasColor) = (program.themes, theme.value, color.isOn)
    var settings = OutputSettings(
      width: width.wraps ? width.prose : nil,
      theme: hasColor ? themes[name] : themes[name].withoutColors,
      hyperlinks: hyperlinks.isOn,
      pictures: pictures.value,
      headingLevel: options.headingLevel,
      isFragment: options.isFragment,
      hasSearch: options.hasSearch,
      names: program.names,
      language: language ?? "en",
      labels: program.labels,
      types: types,
      base: origin?.parser.base
    )
    settings.leadingMembers = leadingMembers
    settings.links = links
    settings.page = page
    return settings
  }
}

/// What options, variables and the terminal decide, and why.
struct Decision<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value
  let reason: String

  init(_ value: Value, _ reason: String) {
    self.value = value
    self.reason = reason
  }
}

extension Decision where Value: RawRepresentable<String> {
  /// The value of an option, or the usual one.
  init(_ option: String, _ request: Value?, otherwise usual: Value) {
    self.init(request ?? usual, request.map { "\(option) \($0.rawValue)" } ?? "the default")
  }
}

extension Decision<FormatName> {
  /// The output format; colour that is on without a terminal was requested, and only `ansi` has
  /// colour.
  static func format(
    _ request: FormatName?,
    color: Decision<Bool>,
    in environment: Environment
  ) -> Self {
    if let request { return Self(request, "--format \(request.rawValue)") }
    if color.isOn { return Self(.ansi, color.reason) }
    let obstacle = environment.absence(of: [.output]) ?? environment.dumbness
    return Self(obstacle == nil ? .ansi : .plain, obstacle ?? "standard output is a terminal")
  }
}

extension Decision<Bool> {
  /// On, unless there is an obstacle.
  init(unless obstacle: String?, _ reason: String) {
    self.init(obstacle == nil, obstacle ?? reason)
  }

  var isOn: Bool { value }

  /// Whether to use colour on a stream: options, then variables, then the terminal decide.
  static func color(
    _ request: ColorRequest,
    for stream: StandardStream,
    in environment: Environment
  ) -> Self {
    if let asked = color(request, for: stream) ?? color(by: environment) { return asked }
    return Self(unless: environment.absence(of: [stream]), "\(stream.name) is a terminal")
  }

  private static func color(_ request: ColorRequest, for stream: StandardStream) -> Self? {
    switch request {
    case .option(.always): Self(true, "--color always")
    case .option(.never): Self(false, "--color never")
    case .ansiFormat where stream == .output: Self(true, "--format ansi")
    case .ansiFormat, .option(.auto), .automatic: nil
    }
  }

  private static func color(by environment: Environment) -> Self? {
    if environment.text("NO_COLOR") != nil {
      Self(false, "NO_COLOR is set")
    } else if environment.text("FORCE_COLOR") != nil {
      Self(true, "FORCE_COLOR is set")
    } else if let force = environment["CLICOLOR_FORCE"], force != "0" {
      Self(true, "CLICOLOR_FORCE is set")
    } else if environment["CLICOLOR"] == "0" {
      Self(false, "CLICOLOR is 0")
    } else {
      environment.dumbness.map { Self(false, $0) }
    }
  }

  /// Whether to write terminal hyperlinks.
  ///
  /// Assumes that the pager runs: the length of the output is not known yet.
  static func hyperlinks(
    _ choice: WhenChoice,
    pager: Decision<[String]>,
    in environment: Environment
  ) -> Self {
    if choice != .auto { return Self(choice == .always, "--hyperlinks \(choice.rawValue)") }
    let other = pager.isLess ? nil : pager.value.first.map { "the pager is \($0), not less" }
    let obstacle = environment.absence(of: [.output]) ?? environment.dumbness ?? other
    return Self(unless: obstacle, "standard output is a terminal")
  }
}

extension Decision<PictureColors?> {
  /// The colours in which to draw pictures; terminals say in variables how many they have.
  static func pictures(_ color: Decision<Bool>, in environment: Environment) -> Self {
    let (depth, terminal) = (environment.text("COLORTERM"), environment.text("TERM") ?? "")
    if !color.isOn { return Self(nil, "colour is off") }
    if environment.text("ACCESSIBLE") != nil { return Self(nil, "ACCESSIBLE is set") }
    if let depth, ["truecolor", "24bit"].contains(depth) {
      return Self(.trueColor, "COLORTERM is \(depth)")
    }
    if terminal.hasSuffix("256color") { return Self(.palette, "TERM is \(terminal)") }
    return Self(nil, "COLORTERM is \(depth ?? "not set")")
  }
}

/// The width of the output.
struct WidthDecision: Equatable, Sendable {
  /// The columns of the terminal or the option.
  let columns: Decision<Int>
  /// The columns at which prose is wrapped.
  let prose: Int
  /// Whether lines are wrapped at all.
  let wraps: Bool

  init(_ options: Options, as format: FormatName, in environment: Environment) {
    columns = Self.columns(options, environment)
    let width = options.width ?? environment.configuration.options.width
    prose = min(columns.value, options.maxWidth ?? width ?? Self.standardProse)
    wraps = format == .ansi || width != nil || environment.terminals.contains(.output)
  }

  private static let standardProse = 80

  /// The value of `COLUMNS`; nil if it is invalid.
  static func columns(_ text: String) -> Int? {
    Int(text).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  private static func columns(_ options: Options, _ environment: Environment) -> Decision<Int> {
    if let width = options.width {
      Decision(width, "--width \(width)")
    } else if let width = environment.configuration.options.width {
      Decision(width, Configuration.reason)
    } else if let columns = environment["COLUMNS"].flatMap(Self.columns) {
      Decision(columns, "COLUMNS is \(columns)")
    } else if let size = environment.outputSize {
      Decision(size.columns, "the terminal on standard output")
    } else if let size = environment.errorSize {
      Decision(size.columns, "the terminal on standard error")
    } else {
      Decision(80, "the default")
    }
  }
}
