import FaqBrowser
import Platform

/// Shows the FAQs on the whole screen.
struct BrowseCommand: Command {
  static let manual = CommandManual(
    name: "browse",
    summary: "browse the FAQs on the whole screen",
    operands: [CommandManual.files],
    details: """
      An overview and a page for each FAQ, which follow the source when it is a file that changes. \
      At a terminal, the name of the program alone does the same. Content that is piped in is shown, \
      unless --source names another; the keys come from the terminal. Favourites are known by the \
      member id of an FAQ, or else by its title, and kept in the folder that XDG_DATA_HOME names. \
      The variable EDITOR names the editor.
      """,
    examples: [
      .init(line: "browse", effect: "the built-in FAQs"),
      .init(line: "browse --source faqs.json", effect: "a file, also while it is edited"),
      .init(line: "browse < faqs.json", effect: "standard input"),
      .init(variables: "ACCESSIBLE=1", line: "browse", effect: "in lines, for screen readers"),
    ],
    tables: { keys }
  )

  static let ownOptions = shared(
    SharedOptions.reading,
    SharedOptions.selecting,
    [SharedOptions.unknown, SharedOptions.theme]
  )

  var options = Options()

  func run(in run: Run) async throws -> CommandStatus {
    let environment = run.environment
    let decision = Decision.screen(in: environment, takesContent: true)
    let isInLines = environment.text("ACCESSIBLE") != nil
    let hasKeyboard = environment.terminals.contains(.input) || environment.hasPipedInput
    guard decision.isOn || isInLines && hasKeyboard else {
      throw UsageError(
        "browse needs a terminal: \(decision.reason)",
        hint: "\(run.program.name) list prints the FAQs."
      )
    }
    // What is piped in is read, unless sources are named.
    var command = self
    if environment.hasPipedInput, !options.namesSources { command.options.sources = ["-"] }
    let browser = try command.browser(for: run)
    do throws(BrowserFailure) {
      if isInLines { try await browser.runInLines() } else { try await browser.run() }
    } catch {
      throw Failure(.unavailable, Message(verbatim: error.message))
    }
    return .done
  }
}

private extension BrowseCommand {
  /// The keys in each place.
  static var keys: [HelpPage.Part] {
    KeyBinding.Place.allCases.map { place in
      let keys = KeyBinding.all.filter { $0.place == place }
      return .table(
        "Keys \(place.rawValue.prefix(1).lowercased())\(place.rawValue.dropFirst())",
        keys.map { HelpPage.Row(name: $0.names, meaning: $0.summary) }
      )
    }
  }

  func browser(for run: Run) throws -> CatalogueBrowser {
    let places = try run.sources(options).places
    let readsInput = places.contains(where: \.isStandardInput)
    guard !readsInput || !run.environment.terminals.contains(.input) else {
      throw UsageError(
        "browse reads keys from standard input, so that it cannot read content from it",
        hint: "Send the content through a pipe or from a file."
      )
    }
    let source = try FaqCatalogue(run, for: self, completing: run.program.entry)
    let session = source.session
    var catalogue = run.program.catalogue
    if catalogue.formats.isEmpty { catalogue.formats = FaqCatalogue.formats }
    var browser = CatalogueBrowser(catalogue, source: source, variables: run.environment.variables)
    browser.favourites = Decision("XDG_DATA_HOME", otherwise: ".local/share", run.environment).value
      .map { FavouriteStore(path: "\($0)/favourites") }
    browser.theme = session.settings.theme
    browser.overrides = session.style.textOverrides
    browser.hyperlinks = session.style.hyperlinks.isOn
    browser.pictures = session.style.pictures.value
    return browser
  }
}

extension Decision<Bool> {
  /// Whether faq can fill the screen.
  ///
  /// Content may come from standard input if keys can be read from a terminal beside it.
  static func screen(in environment: Environment, takesContent: Bool = false) -> Self {
    let streams: [StandardStream] =
      takesContent && environment.hasPipedInput ? [.output] : [.input, .output]
    let obstacle = environment.absence(of: streams) ?? environment.dumbness
    return Self(unless: obstacle, "the program runs at a terminal")
  }
}
