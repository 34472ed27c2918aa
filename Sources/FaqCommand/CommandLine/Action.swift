import Bytes

/// A command with its operands.
enum Action: Hashable, Sendable {
  case list
  case show(Selection)
  case search(words: String)
  /// A single FAQ, by number or by words.
  case open(Selection)
  case check
  case convert
  case cache(clears: Bool)
  case doctor
  case help(Command?)
  case version
  /// No command: help goes to standard error, and the status is 2.
  case unspecified

  init(_ command: Command, _ operands: [String], _ options: Options) throws(UsageError) {
    switch command {
    case .list:
      try Self.expectNothing(operands, after: command)
      self = .list
    case .show:
      self = .show(try Self.shown(operands, all: options.selectsAll))
    case .search:
      self = .search(words: try Self.words(operands, after: command))
    case .open:
      self = .open(try Self.opened(operands))
    case .check:
      try Self.expectNothing(operands, after: command)
      self = .check
    case .convert:
      try Self.expectNothing(operands, after: command)
      try Self.expectRejectsOfLines(options)
      try Self.expectFolderOfSite(options)
      try Self.expectSiteOfTitleHeadings(options)
      self = .convert
    case .cache:
      self = .cache(clears: try Self.clears(operands))
    case .doctor:
      try Self.expectNothing(operands, after: command)
      self = .doctor
    case .help:
      self = .help(try Self.explained(operands))
    }
  }
}

extension Action {
  private static func expectNothing(
    _ operands: [String],
    after command: Command
  ) throws(UsageError) {
    guard let operand = operands.first else { return }
    throw UsageError(
      "\(command.rawValue) takes no operand '\(operand)'",
      hint: "To name a source: faq \(command.rawValue) --source \(operand)"
    )
  }

  private static func expectRejectsOfLines(_ options: Options) throws(UsageError) {
    guard let rejects = options.rejects else { return }
    guard options.readsLines else {
      throw UsageError("--rejects needs --lines", hint: "Add --lines to read one FAQ per line.")
    }
    guard rejects != options.output else {
      throw UsageError(
        "--output and --rejects name the same file",
        hint: "Give each its own file."
      )
    }
  }

  /// A site needs Markdown and a folder.
  private static func expectFolderOfSite(_ options: Options) throws(UsageError) {
    guard options.site != nil else { return }
    guard !options.readsLines else {
      throw UsageError("--site and --lines cannot be combined", hint: "Omit one of them.")
    }
    guard options.output != nil else {
      throw UsageError("--site needs a folder", hint: "Name it with --output DIR/.")
    }
    guard options.format == nil || options.format == .markdown else {
      throw UsageError("--site needs Markdown", hint: "Omit --to.")
    }
  }

  private static func expectSiteOfTitleHeadings(_ options: Options) throws(UsageError) {
    guard options.titleHeadings == .auto || options.site != nil else {
      throw UsageError("--title-headings needs --site", hint: "Add --site PROGRAM.")
    }
  }

  private static func shown(_ operands: [String], all: Bool) throws(UsageError) -> Selection {
    if !all {
      return try Selection(operands: named(operands, after: .show))
    }
    guard operands.isEmpty else {
      throw UsageError(
        "--all and '\(operands.joined(separator: " "))' cannot be combined",
        hint: "Omit one of them."
      )
    }
    return .all
  }

  private static func opened(_ operands: [String]) throws(UsageError) -> Selection {
    let selection = try Selection(operands: named(operands, after: .open))
    if case .numbers(let ranges) = selection, ranges.count > 1 || ranges.first?.count != 1 {
      throw UsageError("open takes one FAQ", hint: "Name it by its number or by words.")
    }
    return selection
  }

  private static func words(
    _ operands: [String],
    after command: Command
  ) throws(UsageError) -> String {
    try named(operands, after: command).joined(separator: " ")
  }

  /// The operands, if at least one is not blank.
  private static func named(
    _ operands: [String],
    after command: Command
  ) throws(UsageError) -> [String] {
    guard operands.contains(where: { !$0.isBlank }) else {
      throw UsageError(
        "\(command.rawValue) needs \(command == .search ? "words" : "a number or words")",
        hint: "For example: \(command.manual.examples[0].line)"
      )
    }
    return operands
  }

  private static func clears(_ operands: [String]) throws(UsageError) -> Bool {
    guard let operand = operands.first else { return false }
    guard operands == ["clear"] else {
      throw UsageError("cache takes no operand '\(operand)'", hint: "Its only operand is clear.")
    }
    return true
  }

  private static func explained(_ operands: [String]) throws(UsageError) -> Command? {
    guard let name = operands.first else { return nil }
    guard operands.count == 1 else {
      throw UsageError("help takes one command", hint: "For example: faq help \(name)")
    }
    return try Command(named: name)
  }
}

extension Action {
  /// The default format, if it does not depend on where the output goes.
  var usualFormat: FormatChoice? { self == .convert ? .markdown : nil }
}
