import ContentParser
import Platform
import Renderers

/// Opens the first address of an FAQ in the user's browser.
struct OpenCommand: Command {
  static let manual = CommandManual(
    name: "open",
    summary: "open the first address of an FAQ in the browser",
    operands: ["NUMBER", "WORDS..."],
    details: """
      It is the address of the first button, video, recording or file, or else the first link in \
      the text. The variable BROWSER names the browser; by default, open (macOS) or xdg-open chooses it. If \
      no browser starts, the address is printed.
      """,
    examples: [
      .init(line: "open 2", effect: "the first address of the second FAQ"),
      .init(line: "open dictionary", effect: "of the FAQ whose title matches"),
      .init(variables: "BROWSER=firefox", line: "open 2", effect: "in a browser of your choice"),
    ]
  )

  static let ownOptions = shared(SharedOptions.reading, SharedOptions.selecting)
  static let operandCompletion = Completion.numbers

  var options = Options()
  private(set) var selection = Selection.numbers([])

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    let operands = takeFiles(from: operands)
    let words = try Self.expectWords(operands, "a number or words", of: program)
    selection = try Selection(operands: words, of: program.name)
    guard case .numbers(let ranges) = selection else { return }
    guard ranges.count == 1, ranges.first?.count == 1 else {
      throw UsageError("open takes one FAQ", hint: "Name it by its number or by words.")
    }
    try options.expectNoFilter(beside: "numbers")
  }

  func run(in run: Run) async throws -> CommandStatus {
    let session = try run.session(for: self)
    let document = try await selectedDocument(session)
    let address = try address(in: document, run.program.name)
    if WebBrowser(variables: run.environment.variables).open(address.text) {
      session.warn("opened \(address.text)")
      return .done
    }
    try session.output.write(address.text.sanitised + "\n")
    return .done
  }

  private func selectedDocument(_ session: Session) async throws -> Document {
    switch selection {
    case .numbers(let ranges):
      let entries = try await session.entries(numbered: ranges)
      if let entry = entries.values.first { return entry.document }
    case .words(let words):
      let matches = try await session.titleMatches(words)
      if let entry = matches.only { return entry.document }
      let rest = matches.rows.count > matches.numbers.count ? ", …" : ""
      let numbers = matches.numbers.map(String.init).joined(separator: ", ") + rest
      throw Failure(
        .notFound,
        "\(matches.rows.count) FAQs match “\(words)”: \(numbers)",
        hint: "Open one of them by its number."
      )
    }
    throw Failure(
      .notFound,
      "there is no such FAQ",
      hint: "\(session.environment.program) list shows the numbers."
    )
  }

  private func address(in document: Document, _ program: String) throws -> Address {
    if let address = document.mainAddress { return address }
    let buttons = document.blocks.flatMap(\.withDescendants).compactMap { $0 as? ButtonBlock }
    if let button = buttons.first {
      throw Failure(
        .notFound,
        "the address of “\(button.text)” is not safe to open: \(button.action)",
        hint: "Addresses begin with https:, http:, mailto: or tel:."
      )
    }
    throw Failure(
      .notFound,
      "“\(document.title ?? "this FAQ")” has no address to open",
      hint: "\(program) show prints its text."
    )
  }
}

private extension Block {
  /// The block, followed by the blocks within it at any depth.
  var withDescendants: [any Block] { [self] + children.flatMap(\.withDescendants) }
}
