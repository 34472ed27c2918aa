import FaqSources

/// A group of options with its own heading in help.
struct OptionGroup: Sendable {
  let name: String
  let options: [CommandOption]
}

extension OptionGroup {
  /// Every option, in the order of help.
  static let all = [content, transfer, output, behaviour, information]

  private static let content = Self(
    name: "Content",
    options: [
      CommandOption(
        "source",
        .name("FILE") { $0.source = $1 },
        of: Command.reading,
        "read FILE, an address (https:), or standard input (-)"
      ),
      CommandOption(
        "unknown",
        .choice("POLICY") { $0.unknown = $1 },
        of: [.show, .search, .check, .convert],
        "how to treat items of unknown types"
      ),
      CommandOption("all", .flag { $0.selectsAll = true }, of: [.show], "print all FAQs"),
    ]
  )

  private static let transfer = Self(
    name: "Content from the web",
    options: [
      CommandOption(
        "header",
        .header("HEADER") { $0.headers.append($1) },
        of: Command.reading,
        "send a header 'Name: value'; nothing is cached"
      ),
      CommandOption(
        "timeout",
        .number("SECONDS", in: 1...86_400) { $0.limits.total = .seconds($1) },
        of: Command.reading,
        "time limit for fetching; 120 by default"
      ),
      CommandOption(
        "max-size",
        .size("SIZE") { $0.limits.size = $1 },
        of: Command.reading,
        "size limit for content; 64M by default"
      ),
      CommandOption(
        "refresh",
        .flag { $0.cache = .refresh },
        of: Command.reading,
        "fetch, even if the cached copy is fresh"
      ),
      CommandOption(
        "offline",
        .flag { $0.cache = .offline },
        of: Command.reading,
        "show the cached copy; fetch nothing"
      ),
      CommandOption(
        "no-cache",
        .flag { $0.cache = .never },
        of: Command.reading,
        "neither read nor write the cache"
      ),
    ]
  )

  private static let output = Self(
    name: "Output",
    options: [
      CommandOption(
        "format",
        .choice("FORMAT") { $0.print(as: $1) },
        of: Command.printing + [.doctor],
        "output format"
      ),
      CommandOption(
        "to",
        .choice("FORMAT") { $0.print(as: $1) },
        of: [.convert],
        "output format, markdown by default"
      ),
      CommandOption(
        "output",
        .name("FILE|DIR/") { $0.output = $1 },
        of: [.convert],
        "write FILE, which appears once it is complete, or one file per FAQ in DIR"
      ),
      CommandOption(
        "lines",
        .flag { $0.readsLines = true },
        of: [.convert],
        "read one FAQ per line, write one JSON object per line"
      ),
      CommandOption(
        "rejects",
        .name("FILE") { $0.rejects = $1 },
        of: [.convert],
        "with --lines: copy lines that cannot be converted to FILE"
      ),
      CommandOption(
        "site",
        .choice("PROGRAM") { $0.site = $1 },
        of: [.convert],
        "lay out DIR for a site generator"
      ),
      CommandOption(
        "title-headings",
        .choice("WHEN") { $0.titleHeadings = $1 },
        of: [.convert],
        "with --site: begin pages with their title, which Hugo and Jekyll print already"
      ),
      CommandOption(
        "format",
        .choice("FORMAT") { $0.report = $1 },
        of: [.check],
        "format of the report"
      ),
      CommandOption("color", .choice("WHEN") { $0.color = .option($1) }, "when to use colour"),
      CommandOption(
        "hyperlinks",
        .choice("WHEN") { $0.hyperlinks = $1 },
        of: Command.rendering + [.doctor],
        "when to write terminal hyperlinks"
      ),
      CommandOption(
        "heading-level",
        .number("N", in: 1...6) { $0.headingLevel = $1 },
        of: Command.rendering,
        "level of title headings in Markdown and HTML fragments; 1 by default"
      ),
      CommandOption(
        "fragment",
        .flag { $0.isFragment = true },
        of: Command.rendering,
        "write HTML to embed in a page, not a whole page"
      ),
      CommandOption(
        "width",
        .number("N", in: 1...10_000) { $0.width = $1 },
        of: Command.rendering + [.doctor],
        "wrap at N columns"
      ),
      CommandOption(
        "max-width",
        .number("N", in: 1...10_000) { $0.maxWidth = $1 },
        of: Command.rendering + [.doctor],
        "wrap prose at N columns at most; 80 by default"
      ),
    ]
  )

  private static let behaviour = Self(
    name: "Behaviour",
    options: [
      CommandOption(
        "pager",
        .text("COMMAND") { $0.pager = .command($1) },
        of: [.show, .doctor],
        "page long output with COMMAND"
      ),
      CommandOption("no-pager", .flag { $0.pager = .never }, "never start a pager"),
      CommandOption("no-input", .flag { $0.allowsInput = false }, "never prompt; fail instead"),
      CommandOption(
        "retries",
        .number("N", in: 0...1_000) { $0.retries = $1 },
        of: Command.reading,
        "if fetching fails, try up to N more times"
      ),
      CommandOption(
        "jobs",
        .number("N", in: 1...1_024) { $0.jobs = $1 },
        of: [.convert],
        "use N cores instead of all"
      ),
      CommandOption(
        "simulate-failure",
        .failure("HOW"),
        of: Command.reading,
        "make fetching fail on purpose: count:N (the first N times), always, or random:P:SEED"
      ),
    ]
  )

  private static let information = Self(
    name: "Information",
    options: [
      CommandOption("help", .question, "explain faq, or the given command"),
      CommandOption("version", .question, "print the version"),
    ]
  )
}

extension CommandOption {
  /// The options of all groups.
  static let all = OptionGroup.all.flatMap(\.options)

  /// The options of that name; there are two if commands accept different values.
  static func named(_ name: some StringProtocol) -> [Self] { all.filter { $0.name == name } }
}
