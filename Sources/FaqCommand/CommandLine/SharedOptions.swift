import FaqSources

/// The options that several commands share; a command lists those that it takes.
enum SharedOptions {
  typealias Option = CommandOption<Options>

  static let source = Option(
    "source",
    .path("FILE", repetition: .allCount) { $0.sources.append($1) },
    in: .content,
    "read FILE, a folder, an address (https:), or standard input (-); repeat it to read several"
  )

  static let types = Option(
    "types",
    .path("FILE", repetition: .invalid) { $0.types = $1 },
    in: .content,
    "know the block types that FILE declares"
  )

  static let shape = Option(
    "as",
    .shape("SHAPE") { $0.shape = $1 },
    in: .content,
    "where other JSON has its entries, such as '$.rows[*] title content'"
  )

  static let base = Option(
    "base",
    .base("URL") { $0.base = $1 },
    in: .content,
    "resolve relative links against URL"
  )

  static let unknown = Option(
    "unknown",
    .choice("POLICY") { $0.unknown = $1 },
    in: .content,
    "how to treat items of unknown types"
  )

  /// The options of commands that read a part of the content.
  static let selecting = [
    Option(
      "category",
      .text("NAME", repetition: .allCount) { $0.entryFilter.categories.append($1) },
      in: .content,
      "only FAQs of the category NAME; may be given more than once"
    ),
    Option(
      "lang",
      .language("TAG") { $0.entryFilter.language = $1 },
      in: .content,
      "only FAQs in a language, such as de, which includes de-AT"
    ),
  ]

  static let format = Option(
    "format",
    .format("FORMAT") { $0.print(as: $1) },
    in: .output,
    "output format"
  )

  static let jobs = Option(
    "jobs",
    .number("N", in: 1...1_024) { $0.jobs = $1 },
    in: .behaviour,
    "use N cores instead of all"
  )

  static let fragment = Option(
    "fragment",
    .flag { $0.isFragment = true },
    in: .output,
    "write HTML to embed in a page, not a whole page"
  )

  static let filter = Option(
    "filter",
    .flag { $0.hasFilter = true },
    in: .output,
    "give a page in HTML a field that filters its questions, with a script"
  )

  static let theme = Option(
    "theme",
    .choice("THEME") { $0.theme = $1 },
    in: .output,
    "colours for a background, dark by default"
  )

  static let width = Option(
    "width",
    .number("N", in: 1...10_000) { $0.width = $1 },
    in: .output,
    "wrap at N columns"
  )

  static let pager = Option(
    "pager",
    .text("COMMAND") { $0.pager = .command($1) },
    in: .behaviour,
    "page long output with COMMAND"
  )
}

extension SharedOptions {
  /// The options of commands that read content.
  static let reading = [
    source, types, shape, base,
    Option(
      "header",
      .header("HEADER") { $0.headers.append($1) },
      in: .transfer,
      "send a header 'Name: value'; nothing is cached"
    ),
    Option(
      "timeout",
      .number("SECONDS", in: 1...86_400) { $0.limits.total = .seconds($1) },
      in: .transfer,
      "time limit for fetching; 120 by default"
    ),
    Option(
      "max-size",
      .size("SIZE") { $0.limits.size = $1 },
      in: .transfer,
      "size limit for content; 64M by default"
    ),
    Option(
      "refresh",
      .flag { $0.cache = .refresh },
      in: .transfer,
      "fetch, even if the cached copy is fresh"
    ),
    Option(
      "offline",
      .flag { $0.cache = .offline },
      in: .transfer,
      "show the cached copy; fetch nothing"
    ),
    Option(
      "no-cache",
      .flag { $0.cache = .never },
      in: .transfer,
      "neither read nor write the cache"
    ),
    Option(
      "retries",
      .number("N", in: 0...1_000) { $0.retries = $1 },
      in: .behaviour,
      "if fetching fails, try up to N more times"
    ),
    Option(
      "simulate-failure",
      .failure("HOW") { $0.simulatedFailure = $1 },
      in: .behaviour,
      "make fetching fail on purpose: count:N (the first N times), always, or random:P:SEED"
    ),
  ]

  /// The options of commands that render content.
  static let rendering =
    [
      theme, hyperlinks,
      Option(
        "heading-level",
        .number("N", in: 1...6) { $0.headingLevel = $1 },
        in: .output,
        "level of title headings in Markdown and HTML fragments; 1 by default"
      ),
    ] + widths

  /// The options that `doctor` explains beside those of rendering commands.
  static let looks = [theme, hyperlinks] + widths

  /// The options of every command.
  static let general = [
    Option(
      "color",
      .choice("WHEN") { $0.color = .option($1) },
      in: .output,
      "when to use colour"
    ),
    Option("no-pager", .flag { $0.pager = .never }, in: .behaviour, "never start a pager"),
    Option(
      "no-input",
      .flag { $0.allowsInput = false },
      in: .behaviour,
      "never prompt; fail instead"
    ),
    Option("help", letter: "h", question, in: .information, "explain the program, or a command"),
    Option("version", letter: "V", question, in: .information, "print the version"),
  ]

  /// `--help` and `--version` run a command of their own, and store nothing.
  private static let question = OptionArgument<Options>.flag { _ in return }

  private static let hyperlinks = Option(
    "hyperlinks",
    .choice("WHEN") { $0.hyperlinks = $1 },
    in: .output,
    "when to write terminal hyperlinks"
  )

  private static let widths = [
    width,
    Option(
      "max-width",
      .number("N", in: 1...10_000) { $0.maxWidth = $1 },
      in: .output,
      "wrap prose at N columns at most; 80 by default"
    ),
  ]
}
