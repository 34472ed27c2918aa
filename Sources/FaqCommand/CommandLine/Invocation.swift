import Bytes
import ContentParser
import Platform

/// Turns arguments into the call of a command.
struct Invocation {
  private let scan: ArgumentScan
  private let settings: [Setting]
  private let program: FaqCommand

  /// Parses arguments without the program's name: `["show", "2", "--format=json"]`.
  ///
  /// Without any arguments, the program browses its FAQs, or explains itself.
  static func command(
    _ arguments: [Argument],
    of program: FaqCommand,
    browses: Bool = false,
    settings: [Setting] = []
  ) throws(UsageError) -> any Command {
    let likely = arguments.first.flatMap { program.commands.named($0.text) }
    let scan = try ArgumentScan(arguments, likely: likely, of: program)
    let type = try scan.operands.first.map { name throws(UsageError) in
      try program.commands.named(name.text, in: program)
    }
    if scan.has("help") { return HelpCommand(topic: type.map { .command($0) } ?? .program) }
    if scan.has("version") { return VersionCommand() }
    if arguments.isEmpty, browses { return BrowseCommand() }
    guard let type else { return HelpCommand(topic: .program) }
    return try Self(scan: scan, settings: settings, program: program).command(type)
  }

  private func command<Called: Command>(_: Called.Type) throws(UsageError) -> Called {
    var command: Called = try options()
    try command.accept(Array(scan.operands.dropFirst()), of: program)
    guard !scan.has("offline") || !scan.has("refresh") && !scan.has("no-cache") else {
      throw UsageError(
        "--offline cannot be combined with --refresh or --no-cache",
        hint: "Omit one of them."
      )
    }
    let format = command.options.format ?? Called.usualFormat.map(FormatName.init) ?? .plain
    try command.options.expectHTML(in: format, Called.usualFormat == nil ? "--format" : "--to")
    return command
  }

  /// Checks every value; of most options, the last occurrence counts.
  private func options<Called: Command>() throws(UsageError) -> Called {
    let occurrences = scan.options
    var checked = Called()
    var result = Called()
    settings.filter { setting in !occurrences.contains { $0.name == setting.name } }
      .store(in: &result, of: program)
    for (i, occurrence) in occurrences.enumerated() {
      guard let option = Called.allOptions.first(where: { $0.manual.name == occurrence.name })
      else { throw misplaced(occurrence.name, for: Called.self) }
      let value = OptionValue(
        option: option.manual.spelling,
        argument: occurrence.value,
        program: program
      )
      let isLast = !occurrences[(i + 1)...].contains { $0.name == occurrence.name }
      guard isLast || option.repetition != .invalid else {
        throw UsageError("--\(occurrence.name) is given twice", hint: "Name one of them.")
      }
      if isLast || option.repetition == .allCount {
        try option.set(&result, value)
      } else {
        try option.set(&checked, value)
      }
    }
    return result
  }

  private func misplaced(_ option: String, for command: any Command.Type) -> UsageError {
    let others = program.commands.all.filter { $0.optionManuals.contains { $0.name == option } }
    return UsageError(
      "\(command.name) takes no option --\(option)",
      hint: "It belongs to \(Spelling.alternatives(others.map { "\(program.name) \($0.name)" }))."
    )
  }
}

/// Arguments divided into options and operands, regardless of the command.
private struct ArgumentScan {
  /// An option on the command line; its value is empty if it takes none.
  typealias Occurrence = (name: String, value: Argument)

  private(set) var options: [Occurrence] = []
  private(set) var operands: [Argument] = []

  private let command: (any Command.Type)?
  private let program: FaqCommand
  /// Looked at first: collecting the options of all commands takes time.
  private lazy var likelyOptions = command?.optionManuals ?? SharedOptions.general.map(\.manual)

  /// Divides the arguments of a program; most options are likely to be those of one command.
  init(
    _ arguments: [Argument],
    likely command: (any Command.Type)?,
    of program: FaqCommand
  ) throws(UsageError) {
    self.command = command
    self.program = program
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.bytes == Array("--".utf8) {
        operands += rest
        break
      }
      if Self.isOption(argument) {
        try options.append(option(argument, &rest))
      } else {
        operands.append(argument)
      }
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// A negative number is an operand, so that `Selection` can explain the mistake.
  private static func isOption(_ argument: Argument) -> Bool {
    guard argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1 else { return false }
    return !argument.bytes.dropFirst().allSatisfy(\.isASCIIDigit)
  }

  private mutating func option(
    _ argument: Argument,
    _ rest: inout ArraySlice<Argument>
  ) throws(UsageError) -> Occurrence {
    let equals = argument.bytes.firstIndex(of: UInt8(ascii: "=")) ?? argument.bytes.endIndex
    let spelling = String(utf8: Array(argument.bytes[..<equals]))
    let attached =
      equals < argument.bytes.endIndex ? Argument(bytes: argument.bytes[(equals + 1)...]) : nil
    let option =
      likelyOptions.first { $0.isSpelled(spelling) }
      ?? program.commands.options.first { $0.isSpelled(spelling) }
    guard let option else { throw unknown(spelling) }
    guard let placeholder = option.placeholder else {
      if let attached {
        throw UsageError("\(spelling) takes no value", hint: "Omit '=\(attached.text)'.")
      }
      return (option.name, Argument(""))
    }
    if let attached { return (option.name, attached) }
    guard let value = rest.first, !value.bytes.starts(with: Array("--".utf8)) else {
      throw UsageError("\(spelling) needs a value", hint: "Write \(spelling)=\(placeholder).")
    }
    rest.removeFirst()
    return (option.name, value)
  }

  /// Suggests the first option with that letter for `-f`, or the nearest name for a longer word.
  private func unknown(_ spelling: String) -> UsageError {
    let word = String(spelling.drop { $0 == "-" })
    let names = program.commands.options.map(\.name)
    let meant =
      word.count == 1
      ? names.first { $0.hasPrefix(word.lowercased()) } : Spelling.nearest(to: word, among: names)
    return UsageError(
      "there is no option '\(spelling)'",
      hint: meant.map { "Did you mean '--\($0)'?" }
        ?? "\(program.name) help options lists them all."
    )
  }
}

/// An argument of the process: bytes, since a path need not be valid UTF-8.
public struct Argument: Hashable, Sendable {
  /// The bytes as they were typed.
  public let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The argument as text, with U+FFFD for what is not valid UTF-8.
  public var text: String { String(utf8: bytes) }

  /// The arguments of this process, without the program's name.
  static func ofProcess() -> [Self] {
    var arguments: [Self] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      let bytes = unsafe UnsafeBufferPointer(start: argument, count: strlen(argument))
      arguments.append(unsafe Self(bytes: bytes.map { UInt8(bitPattern: $0) }))
    }
    return arguments
  }
}
