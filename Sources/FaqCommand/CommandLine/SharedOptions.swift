import FaqSources

/// The options that several commands share; a command lists those that it takes.
public enum SharedOptions {
  typealias Option = CommandOption<Options>

  static let source = Option("source", .path("FILE"), letter: "s", in: .content) {
    $0.sources.append($1)
  }
  .repeated(.allCount)
  .help(
    "read FILE, a folder, an address (https:), or standard input (-); repeat it to read several"
  )

  static let sourceList = Option("source-list", .path("FILE"), in: .content) { $0.sourceList = $1 }
    .help("read the sources that FILE lists, one per line; standard input with -")

  static let types = Option("types", .path("FILE"), in: .content) { $0.types = $1 }
    .repeated(.invalid)
    .help("know the block types that FILE declares")

  static let shape = Option("as", .shape("SHAPE"), in: .content) { $0.shape = $1 }
    .help("where other JSON has its entries, such as '$.rows[*] title content'")

  static let encoding = Option("encoding", .encoding("NAME"), in: .content) { $0.encoding = $1 }
    .help("read content in another encoding than UTF-8, such as latin1 or shift_jis")

  static let base = Option("base", .base("URL"), in: .content) { $0.base = $1 }
    .help("resolve relative links against URL")

  /// `--unknown`: how to treat items of unknown types.
  public static let unknown = Option("unknown", .choice("POLICY"), in: .content) { $0.unknown = $1 }
    .help("how to treat items of unknown types")

  /// The options of commands that read a part of the content.
  public static let selecting = [
    Option("category", .text("NAME"), in: .content) { $0.entryFilter.categories.append($1) }
      .repeated(.allCount)
      .help("only FAQs of the category NAME; may be given more than once"),
    Option("lang", .language("TAG"), in: .content) { $0.entryFilter.language = $1 }
      .help("only FAQs in a language, such as de, which includes de-AT"),
  ]

  /// `--format`: the format of the output.
  public static let format = Option("format", .format("FORMAT"), in: .output) { $0.print(as: $1) }
    .help("output format")

  /// `--jobs`: how many cores to use.
  public static let jobs = Option("jobs", .number("N", in: 1...1_024), in: .behaviour) {
    $0.jobs = $1
  }
  .help("use N cores instead of all")

  static let fragment = Option("fragment", in: .output) { $0.isFragment = true }
    .help("write HTML to embed in a page, not a whole page")

  static let search = Option("search", in: .output) { $0.hasSearch = true }
    .formerly("filter")
    .help("give a page in HTML a field that finds answers in it, with a script")

  /// The options for a page in HTML.
  static let page = [
    fragment, search,
    Option("title", .text("TEXT"), in: .output) { $0.title = $1 }
      .help("the title of a page in HTML"),
    Option("url", .base("URL"), in: .output) { $0.url = $1 }
      .help("where a page in HTML is published, or the index of a folder"),
    Option("css", .path("FILE"), in: .output) { $0.css = $1 }
      .help("add the rules of FILE to a page in HTML"),
    Option("head", .path("FILE"), in: .output) { $0.head = $1 }
      .help("add the elements of FILE to the head of a page in HTML"),
  ]

  static let theme = Option("theme", .theme("THEME"), in: .output) { $0.theme = $1 }
    .help("colours for a background, dark by default")

  static let width = Option("width", .number("N", in: 1...10_000), in: .output) { $0.width = $1 }
    .help("wrap at N columns")

  /// `--pager`: what to page long output with.
  public static let pager = Option("pager", .text("COMMAND"), in: .behaviour) {
    $0.pager = .command($1)
  }
  .help("page long output with COMMAND")

  /// The options of commands that read content.
  public static let reading = [
    source, sourceList, types, shape, encoding,
    Option("skip-faults", in: .content) { $0.skipsFaults = true }
      .help("leave out FAQs of an array that break the rules of JSON, and report them"),
    base,
    Option("header", .header("HEADER"), in: .transfer) { $0.headers.append($1) }
      .repeated(.allCount)
      .help("send a header 'Name: value'; nothing is cached"),
    Option("timeout", .number("SECONDS", in: 1...86_400), in: .transfer) {
      $0.limits.total = .seconds($1)
    }
    .help("time limit for fetching; 120 by default"),
    Option("max-size", .size("SIZE"), in: .transfer) { $0.limits.size = $1 }
      .help("size limit for content; 64M by default"),
    Option("refresh", in: .transfer) { $0.cache = .refresh }
      .help("fetch, even if the cached copy is fresh"),
    Option("offline", in: .transfer) { $0.cache = .offline }
      .help("show the cached copy; fetch nothing"),
    Option("no-cache", in: .transfer) { $0.cache = nil }
      .help("neither read nor write the cache"),
    Option("retries", .number("N", in: 0...1_000), in: .behaviour) { $0.retries = $1 }
      .help("if fetching fails, try up to N more times"),
    Option("simulate-failure", .failure("HOW"), in: .behaviour) { $0.simulatedFailure = $1 }
      .help("make fetching fail on purpose: count:N (the first N times), always, or random:P:SEED"),
  ]

  /// The options of commands that render content.
  public static let rendering =
    [
      theme, hyperlinks,
      Option("heading-level", .number("N", in: 1...6), in: .output) { $0.headingLevel = $1 }
        .help("level of title headings in Markdown and HTML fragments; 1 by default"),
    ] + widths

  /// The options of commands that search all text.
  static let searching =
    reading + selecting + [unknown, format, fragment, pager] + rendering + [jobs]

  /// The options that `doctor` explains beside those of rendering commands.
  static let looks = [theme, hyperlinks] + widths

  /// The options of every command.
  static let general = [
    Option("color", .choice("WHEN"), in: .output) { $0.color = .option($1) }
      .help("when to use colour"),
    Option("no-pager", in: .behaviour) { $0.pager = .never }.help("never start a pager"),
    Option("no-input", in: .behaviour) { $0.allowsInput = false }
      .help("never prompt; fail instead"),
    Option("help", letter: "h", in: .information, store: nothing)
      .help("explain the program, or a command"),
    Option("version", letter: "V", in: .information, store: nothing).help("print the version"),
  ]

  /// `--help` and `--version` run a command of their own, and store nothing.
  private static let nothing: @Sendable (inout Options) -> Void = { _ in return }

  private static let hyperlinks = Option("hyperlinks", .choice("WHEN"), in: .output) {
    $0.hyperlinks = $1
  }
  .help("when to write terminal hyperlinks")

  private static let widths = [
    width,
    Option("max-width", .number("N", in: 1...10_000), in: .output) { $0.maxWidth = $1 }
      .help("wrap prose at N columns at most; 80 by default"),
  ]
}
