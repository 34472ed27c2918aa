import ContentParser

/// Arguments divided into options and operands, regardless of the command.
struct ArgumentScan {
  /// An option on the command line.
  struct Occurrence {
    let name: String
    /// The value; empty if the option takes none.
    let value: String
  }

  private(set) var options: [Occurrence] = []
  private(set) var operands: [String] = []

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if Self.isOption(argument) {
        try options.append(Self.option(argument, &rest))
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
  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return false }
    return !argument.dropFirst().utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
  }

  private static func option(
    _ argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Occurrence {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard spelling.hasPrefix("--"), let row = CommandOption.named(spelling.dropFirst(2)).first
    else { throw unknown(spelling) }
    guard let placeholder = row.argument.placeholder else {
      guard parts.count == 1 else {
        throw UsageError("\(spelling) takes no value", hint: "Omit '=\(parts[1])'.")
      }
      return Occurrence(name: row.name, value: "")
    }
    if parts.count == 2 { return Occurrence(name: row.name, value: String(parts[1])) }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw UsageError("\(spelling) needs a value", hint: "Write \(spelling)=\(placeholder).")
    }
    rest.removeFirst()
    return Occurrence(name: row.name, value: value)
  }

  /// Suggests the first option with that letter for `-f`, or the nearest name for a longer word.
  private static func unknown(_ spelling: String) -> UsageError {
    let word = String(spelling.drop { $0 == "-" })
    let questions = CommandOption.all.filter { $0.argument.set == nil }
    let names = (questions + CommandOption.all).map(\.name)
    let meant =
      word.count == 1
      ? names.first { $0.hasPrefix(word.lowercased()) } : Spelling.nearest(to: word, among: names)
    return UsageError(
      "there is no option '\(spelling)'",
      hint: meant.map { "Did you mean '--\($0)'?" } ?? "faq --help lists all options."
    )
  }
}
