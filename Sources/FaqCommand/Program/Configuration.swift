import Bytes
import ContentParser
import Platform

/// The user's settings: values of options, which hold unless the command line has others.
///
/// ```text
/// # ~/.config/faq/config
/// source = ~/faqs.json
/// theme = light
/// ```
struct Configuration: Equatable, Sendable {
  /// The path of the file; nil if there is no place for one.
  var path: String?
  /// The values of the options that variables set as well.
  var options = Options()
  /// The values of all others, which are stored before those of the command line.
  var defaults: [Setting] = []
  /// The first fault in the file.
  var fault: UsageError?
}

extension Configuration {
  /// The settings in the file of a program, if there is one.
  static func read(in environment: Environment, of program: FaqCommand) -> Self {
    let decision = Decision("XDG_CONFIG_HOME", otherwise: ".config", environment)
    guard let folder = decision.value else { return Self() }
    let path = "\(folder)/config"
    do throws(SystemError) {
      let text = String(utf8: try FileDescriptor.contents(of: Path(path), upTo: sizeLimit))
      return Self(text, path: path, home: environment.text("HOME"), of: program)
    } catch {
      let fault = UsageError("\(path): \(error.message)", hint: "Check the file, or remove it.")
      return Self(path: path, fault: error == .noEntry ? nil : fault)
    }
  }

  private static let sizeLimit = 64 << 10

  /// The reason of a decision that a setting makes.
  static let reason = "the configuration"

  /// The options that are stored in `options`.
  private static let settings = [SharedOptions.source, SharedOptions.width, SharedOptions.pager]

  /// Reads the text of the file; lines after a fault are still read.
  init(_ text: String, path: String, home: String?, of program: FaqCommand) {
    self.path = path
    // Some editors begin a file with a byte order mark.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(UsageError) {
        try read(line, place: "\(path):\(index + 1)", home: home, program)
      } catch {
        fault = fault ?? error
      }
    }
  }

  private mutating func read(
    _ line: Substring,
    place: String,
    home: String?,
    _ program: FaqCommand
  ) throws(UsageError) {
    let text = line.trimmed
    guard !text.isEmpty, !text.hasPrefix("#") else { return }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw UsageError("\(place): '\(text)' has no value", hint: "Write: option = value")
    }
    let name = parts[0].trimmed
    var value = parts[1].trimmed
    let namesFile = program.commands.options.contains { $0.name == name && $0.completion == .files }
    if namesFile { value = source(value, home: home) }
    let setting = Setting(name: name, value: value, place: "\(place): ")
    if let option = Self.settings.first(where: { $0.manual.name == name }) {
      try option.set(&options, setting.optionValue(in: program))
    } else {
      try setting.check(in: program)
      defaults.append(setting)
    }
  }

  /// A path with the home folder in place of `~`; others are relative to the folder of the file.
  private func source(_ value: String, home: String?) -> String {
    if value.hasPrefix("~/"), let home { return home + value.dropFirst() }
    let isPath = !value.hasPrefix("/") && !value.contains(":") && value != "-"
    return isPath && !value.isEmpty ? "\(Path(path ?? "").directory)\(value)" : value
  }
}

/// A line of the settings file: the name of a long option, and its value.
struct Setting: Equatable, Sendable {
  let name: String
  /// `true` or `false` for an option without a value.
  let value: String
  /// The line of the file, with a colon.
  let place: String

  func optionValue(in program: FaqCommand) -> OptionValue {
    OptionValue(option: name, place: place, argument: Argument(value), program: program)
  }

  /// Stores the value in a command; returns false if the command has no such option.
  func store<Called: Command>(
    in command: inout Called,
    of program: FaqCommand
  ) throws(UsageError) -> Bool {
    guard let option = Called.allOptions.first(where: { $0.manual.name == name }) else {
      return false
    }
    if option.manual.placeholder == nil {
      guard ["true", "false"].contains(value) else {
        throw optionValue(in: program).refusal("Write true or false.")
      }
      if value == "false" { return true }
    }
    try option.set(&command, optionValue(in: program))
    command.options.settings.insert(name)
    return true
  }

  /// Throws unless a command has such an option and accepts the value.
  func check(in program: FaqCommand) throws(UsageError) {
    var refusal: UsageError?
    if !["help", "version"].contains(name) {
      for command in program.commands.all {
        do throws(UsageError) {
          var fresh: any Command = command.init()
          if try store(in: &fresh, of: program) { return }
        } catch {
          refusal = refusal ?? error
        }
      }
    }
    throw refusal
      ?? UsageError(
        "\(place)there is no setting '\(name)'",
        hint: Spelling.hint(
          name,
          in: program.commands.options.map(\.name),
          otherwise: "Settings have the names of options; \(program.name) help options lists them."
        )
      )
  }
}

extension [Setting] {
  /// Stores the values in a command, as far as it has such options and accepts them.
  ///
  /// Each value has been checked: if this command refuses it, another one accepts it.
  func store<Called: Command>(in command: inout Called, of program: FaqCommand) {
    for setting in self { _ = try? setting.store(in: &command, of: program) }
  }
}

extension Environment {
  /// `COLUMNS is wide, not a number from 1 to 10000`, for each variable whose value is ignored.
  var ignoredVariables: [String] {
    let columns = text("COLUMNS").flatMap { WidthDecision.columns($0) == nil ? $0 : nil }
    let paths = ["XDG_CACHE_HOME", "XDG_CONFIG_HOME"].map { name in
      text(name).flatMap { $0.hasPrefix("/") ? nil : "\(name) is \($0), not an absolute path" }
    }
    return ([columns.map { "COLUMNS is \($0), not a number from 1 to 10000" }] + paths)
      .compactMap(\.self)
  }
}
