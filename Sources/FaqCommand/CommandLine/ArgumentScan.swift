import Bytes
import ContentParser
import FaqService

/// Arguments divided into options and operands, regardless of the command.
struct ArgumentScan {
  /// An option on the command line.
  struct Occurrence {
    let name: String
    /// The value; empty if the option takes none.
    let value: Argument
  }

  private(set) var options: [Occurrence] = []
  private(set) var operands: [Argument] = []

  private let command: (any Command.Type)?
  private let program: String
  /// Looked at first: collecting the options of all commands takes time.
  private lazy var likelyOptions =
    command?.optionManuals ?? SharedOptions.general.map(\.manual)

  /// Divides the arguments of a program; most options are likely to be those of one command.
  init(
    _ arguments: [Argument],
    likely command: (any Command.Type)?,
    of program: String
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
}

extension ArgumentScan {
  /// A negative number is an operand, so that `Selection` can explain the mistake.
  private static func isOption(_ argument: Argument) -> Bool {
    guard argument.bytes.first == .hyphen, argument.bytes.count > 1 else { return false }
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
      ?? Commands.options.first { $0.isSpelled(spelling) }
    guard let option else { throw unknown(spelling) }
    guard let placeholder = option.placeholder else {
      if let attached {
        throw UsageError("\(spelling) takes no value", hint: "Omit '=\(attached.text)'.")
      }
      return Occurrence(name: option.name, value: Argument(""))
    }
    if let attached { return Occurrence(name: option.name, value: attached) }
    guard let value = rest.first, !value.bytes.starts(with: Array("--".utf8)) else {
      throw UsageError("\(spelling) needs a value", hint: "Write \(spelling)=\(placeholder).")
    }
    rest.removeFirst()
    return Occurrence(name: option.name, value: value)
  }

  /// Suggests the first option with that letter for `-f`, or the nearest name for a longer word.
  private func unknown(_ spelling: String) -> UsageError {
    let word = String(spelling.drop { $0 == "-" })
    let names = Commands.options.map(\.name)
    let meant =
      word.count == 1
      ? names.first { $0.hasPrefix(word.lowercased()) } : Spelling.nearest(to: word, among: names)
    return UsageError(
      "there is no option '\(spelling)'",
      hint: meant.map { "Did you mean '--\($0)'?" } ?? "\(program) --help lists all options."
    )
  }
}

private extension UInt8 {
  static let hyphen = Self(ascii: "-")
}
