import FaqCommand
import Foundation
import Platform
import Testing

@Suite("What the screens do outside of themselves")
struct BrowseEffectTests {
  private static let content = """
    [
      {"elements": [{"type": "title", "text": "One"}, {"type": "body", "text": "First."}]},
      {"elements": [
        {"type": "title", "text": "Two"},
        {"type": "button", "text": "More", "action": "https://example.org/more"}
      ]}
    ]
    """
  private static let beginning = "\u{1B}[?1049h"
  private static let end = "\u{1B}[?1049l"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.content, to: "faqs.json")
  }

  @Test("A search finds words in all text")
  func search() throws {
    let session = try session()
    try session.send("/first\r")
    #expect(try session.shows("1 of 2 FAQs"))
  }

  @Test("An entry is saved in the folder where the program runs, and never over a file")
  func save() throws {
    let session = try session()
    try session.send("s\r")
    #expect(try session.shows("Saved as one.md"))
    try session.send("s\r")
    #expect(try session.shows("Saved as one-2.md"))
    #expect(try folder.text(of: "one.md") == "# One\n\nFirst.\n")
  }

  @Test("A folder that takes no file is named")
  func unwritable() throws {
    let session = try session(in: "/proc")
    try session.send("s\r")
    #expect(try session.shows("Not saved"))
  }

  @Test("An entry is copied by the terminal, in the first format")
  func copy() throws {
    let session = try session()
    try session.send("sjjj\r")
    #expect(session.waits(for: "\u{1B}]52;c;IyBPbmUKCkZpcnN0Lgo=\u{1B}\\"))
    #expect(try session.shows("Copied, if the terminal allows it."))
  }

  @Test("A link is opened by the program that BROWSER names")
  func open() throws {
    let session = try session(variables: ["BROWSER": "true"])
    try session.send("j\r")
    #expect(try session.shows("More"))
    try session.send("\t\r")
    #expect(try session.shows("Opened https://example.org/more"))
  }

  @Test("Content that is no file cannot be edited, and an editor that is not there is named")
  func edit() throws {
    let builtIn = try session(showing: "faq", source: nil)
    try builtIn.send("e")
    #expect(try builtIn.shows("The source is not a file that can be edited."))
    let session = try session(variables: ["EDITOR": "/none/vi"])
    try session.send("e")
    #expect(try session.shows("/none/vi could not be started. EDITOR names another program."))
  }

  @Test("Favourites of another program at work appear")
  func favourites() throws {
    let session = try session()
    try folder.write("favourites, version 1\ntitle two\n", to: "data/faq/favourites")
    #expect(session.waits(for: "★"))
  }

  @Test("Favourites that cannot be stored are a message, and nothing ends")
  func unstored() throws {
    let session = try session(variables: ["XDG_DATA_HOME": "/proc"])
    try session.send("f")
    #expect(try session.shows("Favourites are not stored"))
  }

  @Test("Ctrl-L, a new size and the end of a pause draw the screen again")
  func redraw() throws {
    let session = try session()
    try session.send("\u{0C}")
    #expect(session.waits(for: "FAQ Overview"))
    _ = session.quiet()
    session.send(signal: SIGCONT)
    #expect(session.waits(for: "FAQ Overview"))
    _ = session.quiet()
    session.resize(columns: 30, rows: 10)
    #expect(session.waits(for: "One"))
  }

  @Test("Ctrl-Z gives the terminal back, and takes it again afterwards")
  func suspend() throws {
    let session = try session()
    try session.send("\u{1A}")
    #expect(session.waits(for: Self.end))
    #expect(session.waits(for: Self.beginning))
    #expect(session.waits(for: "FAQ Overview"))
  }

  @Test("In lines, Enter lists more, f marks a favourite, and the end of input ends it")
  func lines() throws {
    let entries = (1...50).map { #"{"elements":[{"type":"title","text":"Title \#($0)."}]}"# }
    try folder.write("[\(entries.joined(separator: ","))]", to: "many.json")
    let session = try session(
      showing: "q to quit: ",
      source: "many.json",
      variables: ["ACCESSIBLE": "1"]
    )
    try session.send("\r")
    #expect(session.waits(for: "Title 40."))
    try session.send("f 3\r")
    #expect(session.waits(for: "Marked as a favourite."))
    #expect(try folder.text(of: "data/faq/favourites").hasSuffix("title title 3.\n"))
    try session.send("\u{04}")
    #expect(session.end() == .exited(0))
  }

  @Test("In lines, favourites that cannot be stored are a message too")
  func unstoredLines() throws {
    let session = try session(
      showing: "q to quit: ",
      variables: ["ACCESSIBLE": "1", "XDG_DATA_HOME": "/proc"]
    )
    try session.send("f 1\r")
    #expect(session.waits(for: "No such file or directory"))
    try session.send("q\r")
    #expect(session.end() == .exited(0))
  }

  /// A session in which a text has appeared; its transcript is empty.
  private func session(
    showing text: String = "Two",
    source: String? = "faqs.json",
    in folder: String? = nil,
    variables: [String: String] = [:]
  ) throws -> TerminalSession {
    let own = [
      "TERM": "xterm", "NO_COLOR": "1", "XDG_DATA_HOME": "\(self.folder.path)/data",
    ]
    let source = source.map { ["--source", "\(self.folder.path)/\($0)"] } ?? []
    let session = try TerminalSession(
      Program(path: "/bin/sh"),
      ["-c", "cd \"$0\" && exec \"$@\"", folder ?? self.folder.path, Program.faq.path, "browse"]
        + source,
      variables: own.merging(variables) { $1 }
    )
    #expect(session.waits(for: text))
    _ = session.quiet()
    return session
  }
}

private extension TerminalSession {
  /// Whether the screen shows a text in time, as it is drawn anew by Ctrl-L: drawing writes no more
  /// than what has changed.
  func shows(_ text: String) throws -> Bool {
    for _ in 1...50 {
      try send("\u{0C}")
      if waits(for: text, timeout: .milliseconds(200)) { return true }
    }
    return false
  }
}
