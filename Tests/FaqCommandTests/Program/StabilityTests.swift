import FaqSources
import Testing

@testable import FaqCommand

/// What `docs/stability.md` promises for all versions that begin with 1: more may be added, but
/// nothing here may be taken away.
@Suite("Names and numbers that scripts rely on are still there")
struct StabilityTests {
  @Test(
    "Commands, with their other names",
    arguments: [
      ["browse"], ["list", "ls"], ["show", "cat", "print", "view"], ["search", "find", "grep"],
      ["ask", "answer"], ["open"], ["check", "lint", "validate"], ["convert", "export"], ["new"],
      ["fmt", "format"], ["types"], ["schema"], ["cache"], ["doctor"], ["completions"], ["man"],
      ["help"], ["version"],
    ]
  )
  func commands(names: [String]) {
    #expect(names.map { Commands.standard.named($0)?.manual.name } == names.map { _ in names[0] })
  }

  @Test(
    "Options of all commands",
    arguments: [
      "-h", "-V", "--all", "--all-words", "--as", "--base", "--category", "--check", "--color",
      "--coverage", "--encoding", "--questions",
      "--filter", "--fix", "--format", "--fragment", "--header", "--heading-level", "--help",
      "--hyperlinks", "--jobs", "--lang", "--limit", "--lines", "--links", "--max-size",
      "--max-width", "--no-cache", "--no-input", "--no-pager", "--offline", "--output", "--pager",
      "--prune", "--refresh", "--rejects", "--retries", "--search",
      "--simulate-failure", "--site", "--skip-faults", "--source", "--source-list",
      "--theme", "--timeout", "--title-headings", "--to", "--types", "--unknown", "--version",
      "--width",
    ]
  )
  func options(spelling: String) {
    #expect(Commands.standard.options.contains { $0.isSpelled(spelling) })
  }

  @Test("Words that options accept")
  func words() {
    let formats = ["ansi", "plain", "markdown", "html", "json"]
    #expect(words(of: "to").isSuperset(of: formats))
    #expect(words(of: "format").isSuperset(of: formats + ["text", "sarif", "junit"]))
    #expect(words(of: "unknown").isSuperset(of: ["show", "text", "drop", "fail"]))
    #expect(words(of: "color").isSuperset(of: ["auto", "always", "never"]))
    #expect(words(of: "hyperlinks").isSuperset(of: ["auto", "always", "never"]))
    #expect(words(of: "theme").isSuperset(of: ["dark", "light", "none"]))
    #expect(words(of: "site").isSuperset(of: ["mdbook", "hugo", "jekyll"]))
  }

  @Test(
    "Environment variables",
    arguments: [
      "FAQ_SOURCE", "FAQ_PAGER", "PAGER", "BROWSER", "VISUAL", "EDITOR", "NO_COLOR",
      "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "COLUMNS", "XDG_CACHE_HOME", "XDG_DATA_HOME",
      "http_proxy", "https_proxy", "all_proxy", "no_proxy", "CURL_CA_BUNDLE", "SSL_CERT_FILE",
      "SSL_CERT_DIR", "ACCESSIBLE", "CI",
    ]
  )
  func variables(name: String) {
    let names = HelpPage.variables(in: .pipe()).flatMap { $0.key.split(separator: ", ") }
    #expect(names.contains { $0 == name })
  }

  @Test("Exit statuses")
  func statuses() {
    #expect(CommandStatus.done.rawValue == 0)
    #expect(CommandStatus.notFound.rawValue == 1)
    #expect(CommandStatus.usage.rawValue == 2)
    #expect(CommandStatus.malformed.rawValue == 65)
    #expect(CommandStatus.unavailable.rawValue == 69)
    #expect(CommandStatus.writeFailed.rawValue == 74)
  }

  private func words(of option: String) -> Set<String> {
    let options = Commands.standard.options.filter { $0.name == option }
    return Set(options.flatMap { $0.completion.words(in: .faq) })
  }
}
