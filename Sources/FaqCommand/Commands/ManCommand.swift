/// Prints the manual page.
struct ManCommand: Command {
  static let manual = CommandManual(
    name: "man",
    summary: "print the manual page, for man",
    details: "The page has all that the help says, in the language of man.",
    examples: [
      .init(line: "man > faq.1", effect: "a file to read with man -l, or to install")
    ]
  )

  static let ownOptions: [CommandOption<Self>] = []

  var options = Options()

  func run(in run: Run) throws -> ExitStatus {
    try run.output.write(ManPage(program: run.program, environment: run.environment).text)
    return .done
  }
}
