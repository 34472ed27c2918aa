/// Prints the version.
struct VersionCommand: Command {
  static let manual = CommandManual(
    name: "version",
    summary: "print the version",
    details: "The option --version prints the same.",
    examples: [.init(line: "version", effect: "the name and the version")]
  )

  var options = Options()

  func run(in run: Run) throws -> CommandStatus {
    try run.output.write("\(run.program.name) \(run.program.version)\n")
    return .done
  }
}
