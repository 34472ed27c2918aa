import Bytes
import ContentParser
import Platform
import Renderers

extension LineBrowser {
  /// The favourites among the pages of groups.
  var favouritePages: [CatalogueEntry] {
    content.entries.flatMap(\.pages).filter { favourites.contains($0.identity) }
  }

  /// Follows an interaction about an entry to its end.
  mutating func follow(
    _ interaction: Interaction,
    about entry: CatalogueEntry
  ) async throws(SystemError) {
    switch interaction {
    case .dialog(let title, let message, let buttons):
      for text in [title, message] where !text.isEmpty { try write("\(text)\n") }
      switch try choice(of: buttons)?.outcome {
      case .interaction(let next): try await follow(next, about: entry)
      case .effect(.open(let address)):
        try write(WebBrowser(variables: browser.variables).report(opening: address) + "\n")
      // Only the screens have buttons that do more.
      case .effect, nil: break
      }
    case .step(let title, let duration, let next):
      try write("\(title) …\n")
      await console.pause(for: duration)
      try await follow(next, about: entry)
    case .work(let title, let work):
      try write("\(title) …\n")
      try await follow(await work.operation(), about: entry)
    case .page:
      if entry.pages.isEmpty {
        try write(entry.document)
      } else {
        try read(entry.pages, of: entry.title)
      }
    case .document(let title, let document):
      try write("\(title.sanitised)\n")
      try write(document)
    case .notice(let text): try write("\(text)\n")
    case .end: break
    }
  }

  /// Shows pages one after another.
  mutating func read(_ pages: [CatalogueEntry], of title: String) throws(SystemError) {
    var index = 0
    try show(pages, index, title)
    while true {
      var ways: [String] = []
      if index + 1 < pages.count { ways.append("n for next") }
      if index > 0 { ways.append("p for previous") }
      ways += ["f to mark it as a favourite or no longer", "Enter for the list: "]
      guard let answer = try answer(to: ways.joined(separator: ", ")), !answer.isEmpty
      else { return }
      if answer == ["f"] { try toggleFavourite(pages[index]) }
      let step = answer == ["n"] ? 1 : answer == ["p"] ? -1 : 0
      guard step != 0, pages.indices.contains(index + step) else { continue }
      index += step
      try show(pages, index, title)
    }
  }

  mutating func toggleFavourite(_ entry: CatalogueEntry) throws(SystemError) {
    let isFavourite = !favourites.contains(entry.identity)
    do throws(FavouriteFailure) {
      if let store = browser.favourites {
        favourites = try store.set(entry.identity, isFavourite)
      } else {
        favourites.formSymmetricDifference([entry.identity])
      }
    } catch {
      try write("\(error.message)\n\(error.hint)\n")
      return
    }
    try write(isFavourite ? "Marked as a favourite.\n" : "No longer a favourite.\n")
  }

  /// Writes lines, which end within the width of the terminal.
  func write(_ text: String) throws(SystemError) {
    let lines = text.wrapped(to: console.columns).joined(separator: "\n")
    try console.write(text.last == " " && lines.last != " " ? lines + " " : lines)
  }

  /// Asks a question, and returns the words of the answer; nil at the end of the input.
  func answer(to question: String) throws(SystemError) -> [String]? {
    try write(question)
    if let line = try console.readLine() {
      return line.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    try write("\n")
    return nil
  }
}

private extension LineBrowser {
  /// What the user chooses; a single button needs no answer.
  func choice(of buttons: [Interaction.Button]) throws(SystemError) -> Interaction.Button? {
    if buttons.count == 1 { return buttons[0] }
    for (index, button) in buttons.enumerated() {
      try write("\(index + 1). \(button.name)\n")
    }
    let answer = try answer(to: "Number to choose, Enter to cancel: ")
    guard let number = answer?.first.flatMap({ Int($0) }), buttons.indices.contains(number - 1)
    else { return nil }
    return buttons[number - 1]
  }

  func show(_ pages: [CatalogueEntry], _ index: Int, _ title: String) throws(SystemError) {
    let mark = favourites.contains(pages[index].identity) ? ", favourite" : ""
    try write("\(title.sanitised), \(index + 1) of \(pages.count)\(mark)\n")
    try write(pages[index].document)
  }

  func write(_ document: Document) throws(SystemError) {
    try console.write("\n\(TextRenderer.plain(width: console.columns).render(document))\n")
  }
}

/// Where lines are written and answers are typed.
protocol LineConsole {
  /// How long lines may be.
  var columns: Int { get }

  func write(_ text: String) throws(SystemError)

  /// The next line, without its end; nil at the end of the input.
  func readLine() throws(SystemError) -> String?

  /// Waits while a step takes its time.
  func pause(for duration: Duration) async
}

/// The keyboard, and the terminal on standard output.
struct TerminalConsole: LineConsole {
  private let input: FileDescriptor
  private let output = FileDescriptor(STDOUT_FILENO)

  init() throws(SystemError) { input = try Keyboard.opened() }

  var columns: Int { min(TerminalSize(of: STDOUT_FILENO)?.columns ?? 80, 80) }

  func write(_ text: String) throws(SystemError) { try output.write(Array(text.utf8)) }

  func readLine() throws(SystemError) -> String? {
    var line: [UInt8] = []
    while let byte = try input.read(upTo: 1).first {
      if byte == UInt8(ascii: "\n") { return String(copying: line.span) }
      line.append(byte)
    }
    return nil
  }

  func pause(for duration: Duration) async { try? await Task.sleep(for: duration) }
}
