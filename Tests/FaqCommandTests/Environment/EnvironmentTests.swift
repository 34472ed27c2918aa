import Foundation
import Platform
import Testing

@testable import FaqCommand

@Suite("The environment is read once")
struct EnvironmentTests {
  @Test("It has the variables of the process")
  func variables() {
    let environment = Environment.current(program: "faq")
    #expect(environment["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    #expect(environment["FAQ_NEVER_SET"] == nil)
  }

  @Test("The program's name begins its own variables", arguments: ["faq", "acme-help"])
  func ownVariables(program: String) {
    let name = program == "faq" ? "FAQ_PAGER" : "ACME_HELP_PAGER"
    #expect(Environment.current(program: program).ownVariable("PAGER") == name)
  }

  @Test("A terminal has a size, unless it reports none")
  func size() throws {
    let terminal = try Spawning.terminal(columns: 44, rows: 11)
    #expect(TerminalSize(of: terminal.line.number) == TerminalSize(columns: 44, rows: 11))
    try terminal.line.close()
    try terminal.person.close()
    let unsized = try Spawning.terminal(columns: 0, rows: 0)
    #expect(TerminalSize(of: unsized.line.number) == nil)
    try unsized.line.close()
    try unsized.person.close()
    #expect(TerminalSize(of: 1_000_000) == nil)
  }

  @Test(
    "A terminal is dumb if TERM is dumb, empty or not set",
    arguments: [("dumb", true), ("", true), (nil, true), ("xterm", false), ("dumber", false)]
  )
  func dumb(term: String?, isDumb: Bool) {
    let environment = Environment(
      program: "faq",
      variables: term.map { ["TERM": $0] } ?? [:],
      terminals: [],
      outputSize: nil,
      errorSize: nil,
      isForeground: false
    )
    #expect((environment.dumbness != nil) == isDumb)
  }
}
