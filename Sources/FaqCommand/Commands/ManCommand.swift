import Bytes

/// Prints the manual page.
struct ManCommand: Command {
  static let manual = CommandManual(
    name: "man",
    summary: "print the manual page, for man",
    details: "The page has all that the help says, in the language of man.",
    examples: [.init(line: "man > faq.1", effect: "a file to read with man -l, or to install")]
  )

  var options = Options()

  func run(in run: Run) throws -> CommandStatus {
    try run.output.write(ManPage(program: run.program, environment: run.environment).text)
    return .done
  }
}

/// The manual page of a program, in the language of man.
struct ManPage {
  let program: FaqCommand
  let environment: Environment

  var text: String {
    let title = program.name.uppercased()
    return lines([
      ".TH \(title.escapedForMan) 1 \"\" \"\(program.name) \(program.version)\" \"\"", ".SH NAME",
      "\(program.name.escapedForMan) \\- \(summary)", ".SH SYNOPSIS",
      ".B \(program.name.escapedForMan)",
      "COMMAND [OPTION]... [OPERAND]...".escapedForMan, ".SH DESCRIPTION",
      program.summary.escapedForMan,
    ])
      + ".SH COMMANDS\n" + program.commands.all.map { section(on: $0) }.joined()
      + pages(HelpPage.page(on: program, in: environment)) + files
      + ".SH SEE ALSO\n\(program.name.escapedForMan) help COMMAND explains one command.\n"
  }

  /// The summary as a part of a sentence, as indexes of manual pages have it.
  private var summary: String {
    let start = program.summary.prefix(1).lowercased() + program.summary.dropFirst()
    return (start.hasSuffix(".") ? String(start.dropLast()) : start).escapedForMan
  }

  private func section(on command: any Command.Type) -> String {
    let manual = command.manual
    let page = HelpPage.page(on: command, of: program)
    let forms = manual.operands.map { "\(manual.name) \($0)" }.joined(separator: ", ")
    let paragraphs = page.parts.compactMap { part in
      if case .paragraph(let text) = part { escaped(text) + "\n" } else { nil }
    }
    var text = ".SS \(forms.escapedForMan)\n" + paragraphs.joined(separator: ".PP\n")
    for case .examples(let rows) in page.parts { text += table(rows) }
    for case .table(let heading, let rows) in manual.tables() {
      text += ".PP\n\(heading.escapedForMan):\n" + table(rows)
    }
    return text
  }

  /// The tables of the program's help; the commands have sections.
  private func pages(_ page: HelpPage) -> String {
    var text = ""
    for case .table(let heading, let rows) in page.parts {
      text += ".SH \(heading.uppercased().escapedForMan)\n" + table(rows)
    }
    return text
  }

  private var files: String {
    ".SH FILES\n"
      + table([
        .init(
          name: "~/.config/\(program.name)/config",
          meaning: "settings: a line for each, as in theme = light"
        ),
        .init(name: "~/.cache/\(program.name)/", meaning: "content from the web"),
      ])
  }

  private func table(_ rows: [HelpPage.Row]) -> String {
    rows.map { lines([".TP", ".B \($0.name.escapedForMan)", escaped($0.meaning)]) }.joined()
  }

  /// Wording with what the program calls its entries.
  private func escaped(_ wording: String) -> String {
    program.names.inWording(wording).escapedForMan
  }

  private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

private extension String {
  /// The text without anything that man takes for a request or an escape.
  var escapedForMan: String {
    let escaped = replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq").replacing("~", with: "\\(ti").replacing("'", with: "\\(aq")
      .replacing("^", with: "\\(ha").replacing("`", with: "\\(ga")
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
