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
  /// The colours that the terminal has for pictures; nil shows their descriptions alone.
  public var pictures: PictureColors?

  /// Creates the screens of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: What the screens show and do.
  ///   - source: Where the entries come from; it is first asked when the screens are shown.
  ///   - variables: All variables of the environment. `BROWSER`, `VISUAL` and `EDITOR` name the
  ///     programs to start, which get all of the variables.
  public init(_ catalogue: Catalogue, source: some CatalogueSource, variables: [String: String]) {
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
public struct BrowserFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public let message: String

  /// The message.
  public var description: String { message }
}

/// Waits for events, follows them, and draws what has changed.
@MainActor
struct BrowserLoop {
  /// How long the rest of an escape sequence may take to arrive.
  private static let escapeTimeout = Duration.milliseconds(50)

  let browser: CatalogueBrowser
  let mailbox: Mailbox
  var tasks = BrowserTasks()
  var painter: Painter
  var isEnded = false
  private(set) var state: BrowserState
  let signals: FileDescriptor?
  private let keyboard: FileDescriptor
  private let terminal = FileDescriptor(STDOUT_FILENO)
  private let start = ContinuousClock.now
  private var decoder = InputDecoder()
  /// When to stop waiting for the rest of an escape sequence.
  private var escapeDeadline: Duration?

  init(
    _ browser: CatalogueBrowser,
    mailbox: Mailbox,
    keyboard: FileDescriptor,
    signals: FileDescriptor?
  ) {
    self.browser = browser
    self.mailbox = mailbox
    self.keyboard = keyboard
    self.signals = signals
    painter = Painter(hyperlinks: browser.hyperlinks)
    state = BrowserState(
      catalogue: browser.catalogue,
      size: .ofTerminal,
      theme: browser.theme,
      overrides: browser.overrides,
      pictures: browser.pictures
    )
  }

  /// Runs until the user quits or the terminal is gone.
  mutating func run() {
    defer { tasks.cancel() }
    tasks.watch(browser, mailbox)
    perform(.load)
    while !isEnded {
      write(painter.paint(BrowserView.grid(of: state)))
      wait()
    }
  }

  /// Follows an event, and carries out what comes of it.
  mutating func follow(_ event: BrowserEvent) {
    for effect in state.update(event, at: now) { perform(effect) }
  }

  mutating func write(_ bytes: [UInt8]) {
    guard (try? terminal.write(bytes)) == nil else { return }
    isEnded = true
  }

  /// Shows everything anew at the size that the terminal has now.
  mutating func redraw() {
    painter.forget()
    follow(.resize(.ofTerminal))
  }
}

private extension BrowserLoop {
  var now: Duration { start.duration(to: .now) }

  mutating func wait() {
    let descriptors = [keyboard, mailbox.descriptor] + [signals].compactMap(\.self)
    let wakeUp = [escapeDeadline, state.wakeUp].compactMap(\.self).min()
    let ready = FileDescriptor.readiness(of: descriptors, within: wakeUp.map { $0 - now })
    if ready[0] { readInput() }
    if let escapeDeadline, escapeDeadline <= now { follow(decoder.timeOut()) }
    if ready[1] {
      for letter in mailbox.take() where [nil, tasks.loadCount].contains(letter.load) {
        follow(letter.event)
      }
    }
    if ready.count > 2, ready[2] { readSignals() }
    if !ready.contains(true) { follow(.tick) }
  }

  mutating func readInput() {
    guard let bytes = try? keyboard.read(upTo: 1 << 16), !bytes.isEmpty else {
      isEnded = true
      return
    }
    follow(decoder.decode(bytes))
  }

  mutating func follow(_ inputs: [InputEvent]) {
    escapeDeadline = decoder.isWaiting ? now + Self.escapeTimeout : nil
    for input in inputs { follow(.input(input)) }
  }

  mutating func readSignals() {
    let numbers = (try? signals?.read(upTo: 64)) ?? []
    if numbers.contains(UInt8(SIGTSTP)) { perform(.suspend) }
    if numbers.contains(UInt8(SIGCONT)) {
      // A shell has set its own modes meanwhile.
      try? FullScreen.resume()
      redraw()
    } else if numbers.contains(UInt8(SIGWINCH)) {
      follow(.resize(.ofTerminal))
    }
  }
}

private extension ScreenSize {
  /// The size of the terminal on standard output.
  static var ofTerminal: Self {
    let size = TerminalSize(of: STDOUT_FILENO)
    return Self(columns: size?.columns ?? 80, rows: size?.rows ?? 24)
  }
}
