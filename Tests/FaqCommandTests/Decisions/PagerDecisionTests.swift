import Platform
import Testing

@testable import FaqCommand

@Suite("The pager and hyperlinks")
struct PagerDecisionTests {
  @Test(
    "The pager is that of the option, of FAQ_PAGER, of PAGER, or less",
    arguments: [
      ("", .terminal(), ["less"], "less is the default"),
      ("", .terminal(["PAGER": "more"]), ["more"], "PAGER is more"),
      (
        "", .terminal(["PAGER": "more", "FAQ_PAGER": "less -S"]), ["less", "-S"],
        "FAQ_PAGER is less -S"
      ),
      ("--pager=most", .terminal(["FAQ_PAGER": "more"]), ["most"], "--pager is most"),
      ("", .terminal(["PAGER": "cat"]), [], "PAGER is cat"),
      ("", .terminal(["FAQ_PAGER": " ", "PAGER": "more"]), [], "FAQ_PAGER is empty"),
      ("--pager=", .terminal(["PAGER": "more"]), [], "--pager is empty"),
      ("--pager=more --no-pager", .terminal(), [], "--no-pager"),
      ("--no-pager --pager=more", .terminal(), ["more"], "--pager is more"),
      ("--pager=more --format json", .terminal(), [], "--format json"),
      ("--format markdown", .terminal(), [], "--format markdown"),
      ("--format html", .terminal(), [], "--format html"),
      ("--format plain", .terminal(), ["less"], "less is the default"),
      ("--pager=more", .pipe(), [], "standard input is not a terminal"),
      ("", .terminal(only: [.input, .error]), [], "standard output is not a terminal"),
      ("", .terminal(["TERM": "dumb"]), [], "TERM is dumb"),
    ] as [(String, Environment, [String], String)]
  )
  func pager(
    arguments: String,
    environment: Environment,
    words: [String],
    reason: String
  ) throws {
    let options = try Options.parsing(arguments)
    let decision = Decision.pager(
      options.pager,
      isPaged: true,
      as: options.format ?? .ansi,
      in: environment
    )
    #expect(decision.value == words)
    #expect(decision.reason == reason)
  }

  @Test("List, show, search, ask, types and help are paged")
  func pagedCommands() {
    let commands = Commands.standard.all
    let paged = commands.reduce(into: [String]()) { if $1.isPaged { $0.append($1.name) } }
    #expect(paged == ["list", "show", "search", "ask", "types", "help"])
  }

  @Test("The output of the other commands is not paged")
  func otherCommands() {
    let decision = Decision.pager(.command("more"), isPaged: false, as: .ansi, in: .terminal())
    #expect(decision.value.isEmpty)
    #expect(decision.reason == "the output of this command is not paged")
  }

  @Test(
    "Rows are counted as the terminal wraps them, without escape sequences",
    arguments: [
      ("", 0), ("\n", 1), ("a\nb", 2), ("0123456789", 1), ("0123456789\n", 1), ("0123456789a\n", 2),
      ("\u{1B}[1;31m0123456789\u{1B}[0m\n", 1), ("日本語日本語\n", 2), ("éééééééééé\n", 1),
      ("\u{1B}]8;id=1;https://example.com/long\u{1B}\\link\u{1B}]8;;\u{1B}\\\n", 1),
    ]
  )
  func rowCount(text: String, rows: Int) {
    let bytes = Array(text.utf8)
    var whole = RowCount(columns: 10)
    whole.add(bytes)
    #expect(whole.rows == rows)
    var piecewise = RowCount(columns: 10)
    for byte in bytes { piecewise.add([byte]) }
    #expect(piecewise.rows == rows)
  }

  @Test(
    "Hyperlinks are used at a terminal, without a pager or with less",
    arguments: [
      ("", .terminal(), true, "standard output is a terminal"),
      ("--pager=/usr/bin/less", .terminal(), true, "standard output is a terminal"),
      ("--pager=more", .terminal(), false, "the pager is more, not less"),
      ("--no-pager", .terminal(["PAGER": "more"]), true, "standard output is a terminal"),
      ("", .terminal(["TERM": "dumb"]), false, "TERM is dumb"),
      ("", .pipe(), false, "standard output is not a terminal"),
      ("--hyperlinks always", .pipe(), true, "--hyperlinks always"),
      ("--hyperlinks never", .terminal(), false, "--hyperlinks never"),
    ] as [(String, Environment, Bool, String)]
  )
  func links(arguments: String, environment: Environment, isOn: Bool, reason: String) throws {
    let options = try Options.parsing(arguments)
    let pager = Decision.pager(options.pager, isPaged: true, as: .ansi, in: environment)
    let decision = Decision.hyperlinks(options.hyperlinks, pager: pager, in: environment)
    #expect(decision.isOn == isOn)
    #expect(decision.reason == reason)
  }
}
