import Bytes

/// A page of help in words about FAQs, apart from its layout.
struct HelpPage: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case paragraph(String)
    /// The forms of a call, one a line.
    case usage([String])
    /// Rows under a heading, which may be empty.
    case table(String, [Row])
    /// Command lines and their effects.
    case examples([Row])
  }

  /// A name and its meaning.
  struct Row: Equatable, Sendable {
    let name: String
    let meaning: String
  }

  let parts: [Part]

  /// What a program prints without arguments: its commands.
  static func start(of program: FaqCommand) -> Self {
    let examples = ["ask", "list", "show", "check", "convert"]
      .compactMap { program.commands.named($0)?.manual }
    return Self(parts: [
      .paragraph(program.summary),
      .usage(["\(program.name) COMMAND [OPTION]... [OPERAND]..."]),
      .table("Commands", program.commands.manuals.map { Row(name: $0.name, meaning: $0.summary) }),
      .examples(rows(of: examples.compactMap(\.examples.first), program)),
      .paragraph(
        "\(program.name) help COMMAND explains one command, and \(program.name) help options "
          + "lists the options of all commands, variables and exit statuses."
      ),
    ])
  }

  /// The page on the program with all options, variables and exit statuses.
  static func page(on program: FaqCommand, in environment: Environment) -> Self {
    let options = program.commands.options
    let counts = program.commands.ownerCounts
    return Self(
      parts: [
        .paragraph(program.summary),
        .usage(["\(program.name) COMMAND [OPTION]... [OPERAND]..."]),
      ] + self.options(options.filter { counts[$0] != 1 }, program)
        + program.commands.all.compactMap { command in
          let rows = command.optionManuals.filter { counts[$0] == 1 }.map { row(of: $0, program) }
          return rows.isEmpty ? nil : .table("Options of \(command.name)", rows)
        }
        + extensions(of: options, program) + [
          .table("Variables", variables(in: environment).map { Row(name: $0, meaning: $1) }),
          .table(
            "Exit status",
            CommandStatus.allCases.map { Row(name: String($0.rawValue), meaning: $0.summary) }
          ),
          .paragraph("\(program.name) help COMMAND explains one command."),
        ]
    )
  }

  /// The page on one command.
  static func page(on command: any Command.Type, of program: FaqCommand) -> Self {
    let manual = command.manual
    let forms = manual.operands.map { operands in
      [program.name, manual.name, "[OPTION]...", operands]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    let aliases =
      manual.aliases.isEmpty ? [] : ["Also called \(manual.aliases.joined(separator: ", "))."]
    let details = manual.details.parts(between: "\n\n").filter { !$0.isEmpty }.map(String.init)
    let all = command.optionManuals
    // Every command accepts these; they mean something to some.
    let asks = all.contains { $0.name == "retries" }
    let manuals = all.filter { option in
      option.name == "no-pager" ? command.isPaged : asks || option.name != "no-input"
    }
    return Self(
      parts: [
        .usage(forms), .paragraph("\(program.name) \(manual.name): \(manual.summary)."),
        .examples(rows(of: manual.examples, program)),
      ] + (details + aliases).map { .paragraph($0) } + manual.tables() + options(manuals, program)
        + extensions(of: manuals, program)
    )
  }

  /// The environment variables that the program reads, some of which begin with its name.
  static func variables(in environment: Environment) -> KeyValuePairs<String, String> {
    [
      environment.ownVariable("SOURCE"): "the source, unless --source names one",
      "\(environment.ownVariable("PAGER")), PAGER": "the pager; none if empty or cat",
      "BROWSER": "the browser for the open command; %s stands for the address",
      "VISUAL, EDITOR": "the editor for the browse command",
      "NO_COLOR": "turns colour off, if not empty",
      "FORCE_COLOR, CLICOLOR_FORCE": "turns colour on, even in a pipe",
      "CLICOLOR": "turns colour off, if 0",
      "COLORTERM": "draws pictures in 24-bit colour, if truecolor or 24bit, or else as TERM says",
      "COLUMNS": "the width, unless --width sets it",
      "XDG_CACHE_HOME": "the folder for the cache, instead of ~/.cache",
      "XDG_DATA_HOME": "the folder for favourites, instead of ~/.local/share",
      "http_proxy, https_proxy, all_proxy, no_proxy": "the proxy to use",
      "CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR": "the certificate authorities to trust",
      "ACCESSIBLE": "turns animation off, and makes browse print lines, if set",
      "CI": "turns prompts off, if set",
    ]
  }

  private static func rows(of examples: [CommandManual.Example], _ program: FaqCommand) -> [Row] {
    examples.map { Row(name: $0.line(of: program), meaning: $0.effect) }
  }

  private static func row(of option: OptionManual, _ program: FaqCommand) -> Row {
    Row(name: option.usage, meaning: option.explanation(in: program))
  }

  private static func options(_ manuals: [OptionManual], _ program: FaqCommand) -> [Part] {
    OptionGroup.allCases.compactMap { group in
      let rows = manuals.filter { $0.group == group }.map { row(of: $0, program) }
      return rows.isEmpty ? nil : .table(group.rawValue, rows)
    }
  }

  /// The formats and the kinds of sources, where options accept them.
  private static func extensions(of manuals: [OptionManual], _ program: FaqCommand) -> [Part] {
    var parts: [Part] = []
    if !program.schemes.isEmpty, manuals.contains(where: { $0.name == "source" }) {
      let rows = program.schemes.map { Row(name: "\($0.name):PLACE", meaning: $0.summary) }
      parts.append(.table("Sources", rows))
    }
    if manuals.contains(where: { $0.completion == .formats }) {
      let rows = program.formats.all
        .map { Row(name: $0.name, meaning: "\($0.mediaType), files *.\($0.fileExtension)") }
      parts.append(.table("Formats", rows))
    }
    return parts
  }
}
