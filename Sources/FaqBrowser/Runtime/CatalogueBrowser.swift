import Platform
import Renderers

/// Shows a catalogue on the whole screen of a terminal.
///
/// ```swift
/// try await CatalogueBrowser(catalogue, source: source, variables: environment).run()
/// ```
public struct CatalogueBrowser: Sendable {
  let catalogue: Catalogue
  let source: any CatalogueSource
  let variables: [String: String]
  /// Where favourites are stored; nil to forget them at the end.
  public var favourites: FavouriteStore?
  /// The colours.
  public var theme = Theme.dark
  /// What writes blocks of single types in its own way.
  public var overrides = BlockOverrides<TextWriter>()
  /// Whether the terminal follows hyperlinks.
  public var hyperlinks = true
  /// Whether the terminal has colours of 24 bits, in which overrides write pictures.
  public var pictures = false

  /// Creates the screens of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: What the screens show and do.
  ///   - source: Where the entries come from; it is first asked when the screens are shown.
  ///   - variables: All variables of the environment. `BROWSER`, `VISUAL` and `EDITOR` name the
  ///     programs to start, which get all of the variables.
  public init(
    _ catalogue: Catalogue,
    source: some CatalogueSource,
    variables: [String: String]
  ) {
    self.catalogue = catalogue
    self.source = source
    self.variables = variables
  }

  /// Shows the screens until the user quits.
  ///
  /// Standard output must be a terminal, which is given back as it was. Keys are read from standard
  /// input, or from the controlling terminal if that is a pipe or a file. The main thread is busy
  /// meanwhile; nothing else may read from the terminal or write to it.
  ///
  /// - Throws: A failure if there is no terminal, or if it cannot be set up.
  @MainActor
  public func run() throws(BrowserFailure) {
    do throws(SystemError) {
      let mailbox = try Mailbox()
      let keyboard = try Keyboard.opened()
      try NoticedSignals.noticing([SIGCONT, SIGTSTP, SIGWINCH]) { signals throws(SystemError) in
        try FullScreen.enter()
        defer { FullScreen.leave() }
        var loop = BrowserLoop(self, mailbox: mailbox, keyboard: keyboard, signals: signals)
        loop.run()
      }
    } catch {
      throw BrowserFailure(message: "the terminal could not be used: \(error.message)")
    }
  }
}

/// Screens that could not be shown.
public struct BrowserFailure: Error, Hashable, Sendable {
  /// What went wrong.
  public let message: String
}
