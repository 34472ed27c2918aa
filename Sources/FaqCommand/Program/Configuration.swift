import Bytes
import ContentParser
import FaqService
import Platform
import Renderers

/// The user's settings: values of a few options, which hold unless the command line has others.
///
/// ```text
/// # ~/.config/faq/config
/// source = ~/faqs.json
/// theme = light
/// ```
struct Configuration: Equatable, Sendable {
  /// The path of the file; nil if there is no place for one.
  var path: String?
  /// The values of the options that the file sets.
  var options = Options()
  /// The first fault in the file.
  var fault: UsageError?
}

extension Configuration {
  /// The settings in the file of a program, if there is one.
  static func read(in environment: Environment, of program: FaqCommand) -> Self {
    guard let folder = UserFolder.configuration(in: environment).path else { return Self() }
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

  /// The options that the file may set.
  private static let settings = [
    SharedOptions.source, SharedOptions.types, SharedOptions.shape, SharedOptions.encoding,
    SharedOptions.base, SharedOptions.unknown, SharedOptions.theme, SharedOptions.width,
    SharedOptions.pager,
  ]

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
    guard let option = Self.settings.first(where: { $0.manual.name == name }) else {
      let names = Self.settings.map(\.manual.name)
      throw UsageError(
        "\(place): there is no setting '\(name)'",
        hint: Spelling.hint(
          name,
          in: names,
          otherwise: "The settings are \(Spelling.alternatives(names))."
        )
      )
    }
    var value = parts[1].trimmed
    if ["source", "types"].contains(name) { value = source(value, home: home) }
    let setting = OptionValue(
      option: "\(place): \(name)",
      argument: Argument(value),
      program: program
    )
    try option.set(&options, setting)
  }

  /// A path with the home folder in place of `~`; others are relative to the folder of the file.
  private func source(_ value: String, home: String?) -> String {
    if value.hasPrefix("~/"), let home { return home + value.dropFirst() }
    let isPath = !value.hasPrefix("/") && !value.contains(":") && value != "-"
    return isPath && !value.isEmpty ? "\(Path(path ?? "").directory)\(value)" : value
  }
}

extension Decision where Value: RawRepresentable<String> {
  private init(_ option: String, _ request: Value?, _ configured: Value?, otherwise usual: Value) {
    self.init(
      request ?? configured ?? usual,
      request.map { "\(option) \($0.rawValue)" }
        ?? (configured == nil ? "the default" : Configuration.reason)
    )
  }
}

extension Decision<UnknownPolicy> {
  /// How to treat items of unknown types.
  static func unknown(_ request: UnknownPolicy?, in environment: Environment) -> Self {
    Self("--unknown", request, environment.configuration.options.unknown, otherwise: .show)
  }
}

extension Decision<ThemeName> {
  /// The theme of a terminal.
  static func theme(_ request: ThemeName?, in environment: Environment) -> Self {
    Self("--theme", request, environment.configuration.options.theme, otherwise: .dark)
  }
}

/// The variables whose values are invalid, and therefore ignored.
struct IgnoredSettings: Equatable, Sendable {
  /// `COLUMNS is wide, not a number from 1 to 10000`, for each of them.
  let reasons: [String]

  init(in environment: Environment) {
    var reasons: [String] = []
    if let columns = environment.text("COLUMNS"), WidthDecision.columns(columns) == nil {
      reasons.append("COLUMNS is \(columns), not a number from 1 to 10000")
    }
    for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
      guard let path = environment.text(name), !path.hasPrefix("/") else { continue }
      reasons.append("\(name) is \(path), not an absolute path")
    }
    self.reasons = reasons
  }
}
