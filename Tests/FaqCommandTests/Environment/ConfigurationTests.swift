import ContentParser
import FaqSources
import Platform
import Renderers
import Testing

@testable import FaqCommand

@Suite("A configuration sets a few options")
struct ConfigurationTests {
  @Test("Each line is an option and its value; blank lines and comments do not count")
  func settings() {
    let configuration = Self.configuration(
      """
      # mine
      source = /srv/faqs.json

        theme=light
      width = 100
      unknown = drop
      pager = less -S
      """
    )
    #expect(configuration.fault == nil)
    #expect(
      configuration.options
        == Options {
          $0.sources = ["/srv/faqs.json"]
          $0.width = 100
          $0.pager = .command("less -S")
        }
    )
    #expect(
      configuration.defaults.map { "\($0.name) = \($0.value)" } == [
        "theme = light", "unknown = drop",
      ]
    )
  }

  @Test("A byte order mark and the line ends of Windows are no part of a setting")
  func windows() {
    let configuration = Self.configuration("\u{FEFF}theme = light\r\nwidth = 50\r\n")
    #expect(configuration.fault == nil)
    #expect(configuration.defaults.map(\.value) == ["light"] && configuration.options.width == 50)
  }

  @Test(
    "A path may begin with ~/, or is relative to the folder of the file",
    arguments: [
      ("~/faqs.json", "/home/a/faqs.json"), ("faqs.json", "/home/a/.config/faq/faqs.json"),
      ("/faqs.json", "/faqs.json"), ("-", "-"),
      ("https://example.com/f.json", "https://example.com/f.json"), ("sqlite:a.db", "sqlite:a.db"),
    ]
  )
  func source(value: String, source: String) {
    #expect(Self.configuration("source = \(value)").options.sources == [Path(source)])
    #expect(Self.configuration("types = \(value)").defaults.map(\.value) == [source])
  }

  @Test(
    "A fault is reported with its line, and the lines after it still count",
    arguments: [
      ("\nthme = dark", ":2: there is no setting 'thme'", "Did you mean 'theme'?"),
      (
        "zebra = red", ":1: there is no setting 'zebra'",
        "Settings have the names of options; faq help options lists them."
      ),
      (
        "theme = drak", ":1: invalid value 'drak' for theme",
        "Did you mean 'dark'? It accepts dark, light or none."
      ),
      ("theme", ":1: 'theme' has no value", "Write: option = value"),
      ("source =", ":1: source needs a non-empty value", "faq help options explains it."),
    ]
  )
  func faults(text: String, message: String, hint: String) {
    let configuration = Self.configuration(text + "\nwidth = 7")
    #expect(
      configuration.fault
        == UsageError("/home/a/.config/faq/config\(message)", hint: Message(verbatim: hint))
    )
    #expect(configuration.options.width == 7)
  }

  @Test("Every long option of a command is a setting, which the command line overrides")
  func others() throws {
    let names = Commands.standard.options.map(\.name).filter { !["help", "version"].contains($0) }
    for name in names {
      let fault = Self.configuration("\(name) = \u{0}").fault
      #expect(fault?.message.description.contains("no setting") != true, "\(name)")
    }
    let settings = Self.configuration("offline = true\nlimit = 3\nformat = html").defaults
    func options(_ line: String) throws -> Options {
      try Invocation.command(
        line.split(separator: " ").map { Argument(String($0)) },
        of: .faq,
        settings: settings
      )
      .options
    }
    #expect(try options("list").cache == .offline)
    #expect(try options("list").format == .html)
    #expect(try options("list --refresh --format json").cache == .refresh)
    #expect(try options("list --format json").format == .json)
    #expect(
      Self.configuration("offline = yes").fault?.hint.description == "Write true or false."
    )
  }

  @Test(
    "A setting that a call has no use for does not stop it",
    arguments: [
      ("search = true\nfragment = true", "list"), ("search = true", "show 1 --format markdown"),
      ("search = true\nfragment = true", "show 1 --format html"),
      ("search = true", "convert --lines"), ("site = hugo", "convert"),
      ("site = hugo", "convert --to html --output a/"), ("site = hugo", "convert --lines"),
      ("lang = de\ncategory = a", "show 1"), ("lang = de", "open 1"),
      ("lang = de", "convert --lines"),
      ("rejects = r\ntitle-headings = never", "convert"), ("all = true", "show 1"),
    ]
  )
  func unused(text: String, line: String) throws {
    let command = try Invocation.command(
      line.split(separator: " ").map { Argument(String($0)) },
      of: .faq,
      settings: Self.configuration(text).defaults
    )
    #expect(command.options.entryFilter == EntryFilter())
  }

  @Test("Options and the program's own variables come first, common variables come later")
  func precedence() throws {
    var environment = Environment.terminal(["PAGER": "more", "COLUMNS": "50"])
    environment.configuration = Self.configuration("pager = most\nwidth = 60\nsource = /a.json")
    let pager = Decision.pager(.automatic, isPaged: true, as: .ansi, in: environment)
    #expect(pager.value == ["most"])
    #expect(WidthDecision(Options(), as: .ansi, in: environment).columns.value == 60)
    #expect(WidthDecision(try .parsing("--width 9"), as: .ansi, in: environment).columns.value == 9)
    #expect(try SourceDecision([], in: environment).places == [.file("/a.json")])
    var named = Environment.terminal(["FAQ_PAGER": "less", "FAQ_SOURCE": "b.json"])
    named.configuration = environment.configuration
    #expect(Decision.pager(.automatic, isPaged: true, as: .ansi, in: named).value == ["less"])
    #expect(try SourceDecision([], in: named).places == [.file("b.json")])
  }

  @Test("A faulty configuration stops commands that read content, and not doctor or help")
  func stops() throws {
    let folder = try TemporaryFolder()
    try folder.write("theme = drak\n", to: "faq/config")
    let variables = ["XDG_CONFIG_HOME": folder.path]
    let path = "\(folder.path)/faq/config"
    let hint = "Did you mean 'dark'? It accepts dark, light or none."
    #expect(
      try Program.faq.run(["list"], variables: variables)
        == .init(
          ending: .exited(2),
          output: "",
          error: "faq: \(path):1: invalid value 'drak' for theme\n\(hint)\n"
        )
    )
    #expect(try Program.faq.run(["help"], variables: variables).ending == .exited(0))
    let doctor = try Program.faq.run(["doctor"], variables: variables)
    #expect(doctor.ending == .exited(0))
    #expect(doctor.output.contains("\(path):1: invalid value 'drak' for theme. \(hint)\n"))
  }

  private static func configuration(_ text: String) -> Configuration {
    Configuration(text, path: "/home/a/.config/faq/config", home: "/home/a", of: .faq)
  }
}
