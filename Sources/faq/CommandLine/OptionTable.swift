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
        "read FILE, an address (https:), or with - standard input"
      ),
      CommandOption(
        "unknown",
        .choice("POLICY") { $0.unknown = $1 },
        of: [.show, .search, .check, .convert],
        "what becomes of items of unknown types"
      ),
      CommandOption("all", .flag { $0.selectsAll = true }, of: [.show], "all FAQs"),
    ]
  )

  private static let transfer = Self(
    name: "Content from the web",
    options: [
      CommandOption(
        "header",
        .header("HEADER") { $0.headers.append($1) },
        of: Command.reading,
        "send a header: 'Name: value'; what comes is not kept"
      ),
      CommandOption(
        "timeout",
        .number("SECONDS", in: 1...86_400) { $0.limits.total = .seconds($1) },
        of: Command.reading,
        "how long fetching may take, instead of 120"
      ),
      CommandOption(
        "max-size",
        .size("SIZE") { $0.limits.size = $1 },
        of: Command.reading,
        "how large content may be, instead of 64M"
      ),
      CommandOption(
        "refresh",
        .flag { $0.cache = .refresh },
        of: Command.reading,
        "fetch anew, however fresh the cache is"
      ),
      CommandOption(
        "offline",
        .flag { $0.cache = .offline },
        of: Command.reading,
        "show what is in the cache, and fetch nothing"
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
        "what FAQs are printed as"
      ),
      CommandOption(
        "to",
        .choice("FORMAT") { $0.print(as: $1) },
        of: [.convert],
        "what FAQs are converted to; markdown, if nothing is said"
      ),
      CommandOption(
        "output",
        .name("FILE|DIR/") { $0.output = $1 },
        of: [.convert],
        "write FILE, which appears once it is whole, or each FAQ to a file in DIR"
      ),
      CommandOption(
        "lines",
        .flag { $0.readsLines = true },
        of: [.convert],
        "read one FAQ a line, and write one JSON object a line"
      ),
      CommandOption(
        "rejects",
        .name("FILE") { $0.rejects = $1 },
        of: [.convert],
        "with --lines: write what cannot be converted to FILE, as it was"
      ),
      CommandOption(
        "site",
        .choice("PROGRAM") { $0.site = $1 },
        of: [.convert],
        "make DIR one that PROGRAM publishes"
      ),
      CommandOption(
        "format",
        .choice("FORMAT") { $0.report = $1 },
        of: [.check],
        "what check prints its report as"
      ),
      CommandOption("color", .choice("WHEN") { $0.color = .option($1) }, "colour"),
      CommandOption(
        "hyperlinks",
        .choice("WHEN") { $0.hyperlinks = $1 },
        of: Command.rendering + [.doctor],
        "links that a terminal can follow"
      ),
      CommandOption(
        "heading-level",
        .number("N", in: 1...6) { $0.headingLevel = $1 },
        of: Command.rendering,
        "level of title headings, instead of 1, in Markdown and fragments of HTML"
      ),
      CommandOption(
        "fragment",
        .flag { $0.isFragment = true },
        of: Command.rendering,
        "HTML to embed in a page, instead of a page"
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
        "wrap prose at N columns, instead of 80, if there is room"
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
      CommandOption("no-input", .flag { $0.allowsInput = false }, "never ask; fail instead"),
      CommandOption(
        "retries",
        .number("N", in: 0...1_000) { $0.retries = $1 },
        of: Command.reading,
        "if fetching fails, try up to N times more"
      ),
      CommandOption(
        "jobs",
        .number("N", in: 1...1_024) { $0.jobs = $1 },
        of: [.convert],
        "work on N cores instead of all"
      ),
      CommandOption(
        "simulate-failure",
        .failure("HOW"),
        of: Command.reading,
        "let fetching fail on purpose: count:N (the first N times), always, or random:P:SEED"
      ),
    ]
  )

  private static let information = Self(
    name: "Information",
    options: [
      CommandOption("help", .question, "explain faq, or the command that it stands with"),
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
