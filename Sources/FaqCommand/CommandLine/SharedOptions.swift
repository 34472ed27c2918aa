import FaqSources

/// The options that several commands share; a command lists those that it takes.
enum SharedOptions {
  typealias Option = CommandOption<Options>

  static let source = Option(
    "source",
    .path("FILE"),
    in: .content,
    "read FILE, a folder, an address (https:), or standard input (-); repeat it to read several",
    repetition: .allCount
  ) { $0.sources.append($1) }

  static let types = Option(
    "types",
    .path("FILE"),
    in: .content,
    "know the block types that FILE declares",
    repetition: .invalid
  ) { $0.types = $1 }

  static let shape = Option(
    "as",
    .shape("SHAPE"),
    in: .content,
    "where other JSON has its entries, such as '$.rows[*] title content'"
  ) { $0.shape = $1 }

  static let base = Option(
    "base",
    .base("URL"),
    in: .content,
    "resolve relative links against URL"
  ) { $0.base = $1 }

  static let unknown = Option(
    "unknown",
    .choice("POLICY"),
    in: .content,
    "how to treat items of unknown types"
  ) { $0.unknown = $1 }

  /// The options of commands that read a part of the content.
  static let selecting = [
    Option(
      "category",
      .text("NAME"),
      in: .content,
      "only FAQs of the category NAME; may be given more than once",
      repetition: .allCount
    ) { $0.entryFilter.categories.append($1) },
    Option(
      "lang",
      .language("TAG"),
      in: .content,
      "only FAQs in a language, such as de, which includes de-AT"
    ) { $0.entryFilter.language = $1 },
  ]

  static let format = Option("format", .format("FORMAT"), in: .output, "output format") {
    $0.print(as: $1)
  }

  static let jobs = Option(
    "jobs",
    .number("N", in: 1...1_024),
    in: .behaviour,
    "use N cores instead of all"
  ) { $0.jobs = $1 }

  static let fragment = Option(
    "fragment",
    in: .output,
    "write HTML to embed in a page, not a whole page"
  ) { $0.isFragment = true }

  static let filter = Option(
    "filter",
    in: .output,
    "give a page in HTML a field that filters its questions, with a script"
  ) { $0.hasFilter = true }

  static let theme = Option(
    "theme",
    .choice("THEME"),
    in: .output,
    "colours for a background, dark by default"
  ) { $0.theme = $1 }

  static let width = Option(
    "width",
    .number("N", in: 1...10_000),
    in: .output,
    "wrap at N columns"
  ) { $0.width = $1 }

  static let pager = Option(
    "pager",
    .text("COMMAND"),
    in: .behaviour,
    "page long output with COMMAND"
  ) { $0.pager = .command($1) }
}

extension SharedOptions {
  /// The options of commands that read content.
  static let reading = [
    source, types, shape, base,
    Option(
      "header",
      .header("HEADER"),
      in: .transfer,
      "send a header 'Name: value'; nothing is cached",
      repetition: .allCount
    ) { $0.headers.append($1) },
    Option(
      "timeout",
      .number("SECONDS", in: 1...86_400),
      in: .transfer,
      "time limit for fetching; 120 by default"
    ) { $0.limits.total = .seconds($1) },
    Option("max-size", .size("SIZE"), in: .transfer, "size limit for content; 64M by default") {
      $0.limits.size = $1
    },
    Option("refresh", in: .transfer, "fetch, even if the cached copy is fresh") {
      $0.cache = .refresh
    },
    Option("offline", in: .transfer, "show the cached copy; fetch nothing") { $0.cache = .offline },
    Option("no-cache", in: .transfer, "neither read nor write the cache") { $0.cache = .never },
    Option(
      "retries",
      .number("N", in: 0...1_000),
      in: .behaviour,
      "if fetching fails, try up to N more times"
    ) { $0.retries = $1 },
    Option(
      "simulate-failure",
      .failure("HOW"),
      in: .behaviour,
      "make fetching fail on purpose: count:N (the first N times), always, or random:P:SEED"
    ) { $0.simulatedFailure = $1 },
  ]

  /// The options of commands that render content.
  static let rendering =
    [
      theme, hyperlinks,
      Option(
        "heading-level",
        .number("N", in: 1...6),
        in: .output,
        "level of title headings in Markdown and HTML fragments; 1 by default"
      ) { $0.headingLevel = $1 },
    ] + widths

  /// The options that `doctor` explains beside those of rendering commands.
  static let looks = [theme, hyperlinks] + widths

  /// The options of every command.
  static let general = [
    Option("color", .choice("WHEN"), in: .output, "when to use colour") { $0.color = .option($1) },
    Option("no-pager", in: .behaviour, "never start a pager") { $0.pager = .never },
    Option("no-input", in: .behaviour, "never prompt; fail instead") { $0.allowsInput = false },
    Option(
      "help",
      letter: "h",
      in: .information,
      "explain the program, or a command",
      store: nothing
    ),
    Option("version", letter: "V", in: .information, "print the version", store: nothing),
  ]

  /// `--help` and `--version` run a command of their own, and store nothing.
  private static let nothing: @Sendable (inout Options) -> Void = { _ in return }

  private static let hyperlinks = Option(
    "hyperlinks",
    .choice("WHEN"),
    in: .output,
    "when to write terminal hyperlinks"
  ) { $0.hyperlinks = $1 }

  private static let widths = [
    width,
    Option(
      "max-width",
      .number("N", in: 1...10_000),
      in: .output,
      "wrap prose at N columns at most; 80 by default"
    ) { $0.maxWidth = $1 },
  ]
}
