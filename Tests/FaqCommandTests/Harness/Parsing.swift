import FaqSources

@testable import FaqCommand

extension FaqCommand {
  /// The program that the tests call.
  static let faq = Self(
    name: "faq",
    version: Version.current,
    summary: "Find, read, check and publish FAQs."
  )

  /// The command of a line whose words are separated by single spaces.
  func command(_ line: String) throws(UsageError) -> any Command {
    try command(line.split(separator: " ").map(String.init))
  }

  /// The command of some arguments.
  func command(_ arguments: [String]) throws(UsageError) -> any Command {
    try Invocation.command(arguments.map { Argument($0) }, of: self)
  }
}

extension Run {
  /// A run of faq with arguments in UTF-8.
  init(
    arguments: [String],
    environment: Environment,
    output: any Output,
    errors: any Output,
    effects: SystemEffects = SystemEffects()
  ) {
    self.init(
      program: .faq,
      arguments: arguments.map { Argument($0) },
      environment: environment,
      output: output,
      errors: errors,
      effects: effects
    )
  }
}

extension Options {
  /// The options of `faq show 1` with the given arguments.
  static func parsing(_ line: String) throws -> Self {
    try FaqCommand.faq.command("show 1 " + line).options
  }

  /// The defaults with some changes.
  init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }
}
