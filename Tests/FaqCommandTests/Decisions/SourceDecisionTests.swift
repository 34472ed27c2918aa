import FaqSources
import Platform
import Testing

@testable import FaqCommand

@Suite("The source is that of the option, of FAQ_SOURCE, or the built-in one")
struct SourceDecisionTests {
  @Test(
    "Options by variables",
    arguments: [
      (nil, [:], .embedded, "neither --source nor FAQ_SOURCE is set"),
      (nil, ["FAQ_SOURCE": ""], .embedded, "neither --source nor FAQ_SOURCE is set"),
      (nil, ["FAQ_SOURCE": "f.json"], .file("f.json"), "FAQ_SOURCE names it"),
      ("g.json", ["FAQ_SOURCE": "f.json"], .file("g.json"), "--source names it"),
      ("-", [:], .standardInput, "--source names it"),
      ("./-", [:], .file("./-"), "--source names it"),
      ("https:", [:], .file("https:"), "--source names it"),
    ] as [(String?, [String: String], SourceDecision.Place, String)]
  )
  func source(
    option: String?,
    variables: [String: String],
    place: SourceDecision.Place,
    reason: String
  ) throws {
    let decision = try SourceDecision(option.map { [Path($0)] } ?? [], in: .pipe(variables))
    #expect(decision.places == [place])
    #expect(decision.reason == reason)
  }

  @Test("Several sources are read in the order in which they are named")
  func several() throws {
    let decision = try SourceDecision(["b.json", "-", "a.json"], in: .pipe())
    #expect(decision.places == [.file("b.json"), .standardInput, .file("a.json")])
    #expect(decision.reason == "--source names them")
  }

  @Test("Standard input can be one of the sources only once")
  func standardInput() {
    let error = UsageError(
      "--source names standard input twice",
      hint: "It can be read only once; name it once."
    )
    #expect(throws: error) { try SourceDecision(["-", "a.json", "-"], in: .pipe()) }
    #expect(throws: error) { try SourceDecision(["-"], list: "-", in: .pipe()) }
  }

  @Test("A list comes after the sources that are named, and takes the place of all others")
  func list() throws {
    let variables = ["FAQ_SOURCE": "f.json"]
    let decision = try SourceDecision(["b.json"], list: "l.txt", in: .pipe(variables))
    #expect(decision.places == [.file("b.json"), .list("l.txt")])
    let only = try SourceDecision([], list: "l.txt", in: .pipe(variables))
    #expect(only == SourceDecision(places: [.list("l.txt")], reason: "--source-list names it"))
  }

  @Test("A list in the settings holds unless sources are named otherwise")
  func setting() throws {
    var options = Options()
    (options.sourceList, options.settings) = ("l.txt", ["source-list"])
    #expect(try SourceDecision(options, in: .pipe()).places == [.list("l.txt")])
    let variables = ["FAQ_SOURCE": "f.json"]
    #expect(try SourceDecision(options, in: .pipe(variables)).places == [.file("f.json")])
    options.sources = ["a.json"]
    #expect(try SourceDecision(options, in: .pipe()).places == [.file("a.json")])
  }

  @Test("A program's own kind of source begins with its name and a colon")
  func scheme() throws {
    let places = try SourceDecision(["sqlite:help.db"], schemes: ["sqlite"], in: .pipe()).places
    #expect(places == [.scheme("sqlite", place: "help.db")])
    #expect(try SourceDecision(["sqlite:help.db"], in: .pipe()).places == [.file("sqlite:help.db")])
    #expect(
      try SourceDecision(["https://example.com"], schemes: ["https"], in: .pipe()).places
        == [.scheme("https", place: "//example.com")]
    )
  }

  @Test(
    "A name with :// is an address",
    arguments: ["https://example.com/f.json", "http://localhost:80", "HTTPS://example.com/?a=b"]
  )
  func web(address: String) throws {
    let place = SourceDecision.Place.web(try HTTPAddress(address))
    #expect(try SourceDecision([Path(address)], in: .pipe()).places == [place])
    #expect(try SourceDecision([], in: .pipe(["FAQ_SOURCE": address])).places == [place])
  }

  @Test(
    "An invalid address is explained, without its secrets",
    arguments: [
      ("ftp://u:p@example.com", "the address begins with ftp: instead of https: or http:"),
      ("file:///f.json", "the address begins with file: instead of https: or http:"),
      ("https://u:p@", "the host in the address is missing or invalid"),
      (
        "https://u:p@example.com:x/",
        "the port in the address is not a number from 1 to 65535"
      ),
    ]
  )
  func wrong(address: String, reason: String) {
    let hint: Message = "Write https://example.com/faqs.json, or the path of a file."
    #expect(throws: UsageError("--source: \(reason)", hint: hint)) {
      try SourceDecision([Path(address)], in: .pipe())
    }
    #expect(throws: UsageError("FAQ_SOURCE: \(reason)", hint: hint)) {
      try SourceDecision([], in: .pipe(["FAQ_SOURCE": address]))
    }
  }
}

extension SourceDecision {
  init(
    _ paths: [Path],
    list: Path? = nil,
    schemes: [String] = [],
    in environment: Environment
  ) throws(UsageError) {
    var options = Options()
    (options.sources, options.sourceList) = (paths, list)
    try self.init(options, schemes: schemes, in: environment)
  }
}
