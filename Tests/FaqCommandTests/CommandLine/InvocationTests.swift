import ContentParser
import FaqService
import FaqSources
import Platform
import Testing

@testable import FaqCommand

@Suite("Arguments are parsed to a command")
struct InvocationTests {
  @Test(
    "Each command has a name, and some have others",
    arguments: [
      ("list", ListCommand.self), ("ls", ListCommand.self), ("show 2", ShowCommand.self),
      ("view 2", ShowCommand.self), ("search a", SearchCommand.self),
      ("find a", SearchCommand.self), ("ask a", AskCommand.self),
      ("open 2", OpenCommand.self), ("check", CheckCommand.self),
      ("validate", CheckCommand.self), ("convert", ConvertCommand.self),
      ("export", ConvertCommand.self), ("cache", CacheCommand.self),
      ("doctor", DoctorCommand.self), ("help", HelpCommand.self), ("version", VersionCommand.self),
      ("--version", VersionCommand.self), ("list -V", VersionCommand.self),
    ] as [(String, any Command.Type)]
  )
  func names(line: String, command: any Command.Type) throws {
    #expect(type(of: try FaqCommand.faq.command(line)) == command)
  }

  @Test("No two commands share a name")
  func distinctNames() {
    let names = Commands.standard.manuals.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("An option of one name has a value in all commands or in none, and one letter at most")
  func distinctOptions() {
    for option in Commands.standard.options {
      let others = Commands.standard.options.filter { $0.name == option.name }
      #expect(Set(others.map { $0.placeholder == nil }).count == 1)
    }
    let letters = Commands.standard.options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test(
    "Operands of show select FAQs",
    arguments: [
      ("show 2", .numbers([2...2])),
      ("show 2 5-7", .numbers([2...2, 5...7])),
      ("show block type", .words("block type")),
      ("show 2 factor login", .words("2 factor login")),
      ("show --all", nil),
    ] as [(String, Selection?)]
  )
  func selection(line: String, selection: Selection?) throws {
    let command = try #require(try FaqCommand.faq.command(line) as? ShowCommand)
    #expect(command.selection == selection)
  }

  @Test(
    "Operands of open select one FAQ",
    arguments: [
      ("open 2", .numbers([2...2])), ("open dictionary", .words("dictionary")),
    ] as [(String, Selection)]
  )
  func opened(line: String, selection: Selection) throws {
    let command = try #require(try FaqCommand.faq.command(line) as? OpenCommand)
    #expect(command.selection == selection)
  }

  @Test(
    "Operands of search are words",
    arguments: [
      ("search standard input", "standard input"), ("search -1", "-1"),
      ("search -- --all -x", "--all -x"),
    ]
  )
  func words(line: String, words: String) throws {
    let command = try #require(try FaqCommand.faq.command(line) as? SearchCommand)
    #expect(command.words == words)
  }

  @Test("The operand of cache clears it", arguments: [("cache", false), ("cache clear", true)])
  func cache(line: String, clears: Bool) throws {
    let command = try #require(try FaqCommand.faq.command(line) as? CacheCommand)
    #expect(command.clears == clears)
  }

  @Test(
    "Help is on the program, on a command, or on all options",
    arguments: [
      ("help", "program"), ("help show", "show"), ("help view", "show"), ("--help", "program"),
      ("show --help", "show"), ("-h", "program"), ("--help show 0 --format=bogus", "show"),
      ("", "program"), ("help options", "options"),
    ]
  )
  func help(line: String, topic: String) throws {
    let command = try #require(try FaqCommand.faq.command(line) as? HelpCommand)
    switch command.topic {
    case .options: #expect(topic == "options")
    case .program: #expect(topic == "program")
    case .command(let explained): #expect(topic == explained.name)
    }
  }

  @Test(
    "Options may precede or follow the command, with a space or an equals sign",
    arguments: [
      "--format json show 2", "--format=json show 2", "show --format json 2",
      "show 2 --format json", "show 2 --format=json", "--format json -- show 2",
    ]
  )
  func optionPlaces(arguments: String) throws {
    let command = try #require(try FaqCommand.faq.command(arguments) as? ShowCommand)
    #expect(command.selection == .numbers([2...2]))
    #expect(command.options == Options { $0.format = .json })
  }

  @Test(
    "Every option sets one value",
    arguments: [
      ("show 1", Options()),
      ("show 1 --source f.json", Options { $0.sources = ["f.json"] }),
      ("show 1 --source -", Options { $0.sources = ["-"] }),
      ("show 1 --source=a=b", Options { $0.sources = ["a=b"] }),
      ("show 1 --unknown drop", Options { $0.unknown = .drop }),
      ("show 1 --format markdown", Options { $0.format = .markdown }),
      ("show 1 --color never", Options { $0.color = .option(.never) }),
      ("show 1 --hyperlinks always", Options { $0.hyperlinks = .always }),
      ("show 1 --heading-level 3", Options { $0.headingLevel = 3 }),
      ("show 1 --fragment --format html", Options { ($0.format, $0.isFragment) = (.html, true) }),
      (
        "show 1 --format html --search",
        Options {
          $0.format = .html
          $0.hasSearch = true
        }
      ),
      ("show 1 --width 40", Options { $0.width = 40 }),
      ("show 1 --max-width 100", Options { $0.maxWidth = 100 }),
      ("convert --jobs 3", Options { $0.jobs = 3 }),
      ("show 1 --no-pager", Options { $0.pager = .never }),
      ("show 1 --pager=", Options { $0.pager = .command("") }),
      ("show 1 --no-input", Options { $0.allowsInput = false }),
      ("show 1 --timeout 5", Options { $0.limits.total = .seconds(5) }),
      ("show 1 --max-size 1", Options { $0.limits.size = 1 }),
      ("show 1 --max-size 500K", Options { $0.limits.size = 512_000 }),
      ("show 1 --max-size 64M", Options { $0.limits.size = 64 << 20 }),
      ("show 1 --max-size 1G", Options { $0.limits.size = 1 << 30 }),
      ("show 1 --refresh", Options { $0.cache = .refresh }),
      ("show 1 --offline", Options { $0.cache = .offline }),
      ("list a.json b.json", Options { $0.sources = ["a.json", "b.json"] }),
      ("check -s a.json -", Options { $0.sources = ["a.json", "-"] }),
      ("browse a.json", Options { $0.sources = ["a.json"] }),
      ("show a.json 2", Options()),
      ("show 1 --no-cache", Options { $0.cache = nil }),
      ("show 1 --retries 3", Options { $0.retries = 3 }),
      ("show 1 --simulate-failure always", Options { $0.simulatedFailure = .always }),
      ("show 1 --simulate-failure count:2", Options { $0.simulatedFailure = .count(2) }),
      (
        "show 1 --simulate-failure random:0.5:42",
        Options { $0.simulatedFailure = .random(probability: 0.5, seed: 42) }
      ),
    ]
  )
  func options(arguments: String, options: Options) throws {
    #expect(try FaqCommand.faq.command(arguments).options == options)
  }

  @Test(
    "Of mutually exclusive options, the last one counts",
    arguments: [
      ("--color never --format ansi", Options { $0.print(as: .ansi) }),
      (
        "--format ansi --color never",
        Options {
          $0.format = .ansi
          $0.color = .option(.never)
        }
      ),
      (
        "--color never --format ansi --format json",
        Options {
          $0.format = .json
          $0.color = .option(.never)
        }
      ),
      ("--pager more --no-pager", Options { $0.pager = .never }),
      ("--width 1 --width 2", Options { $0.width = 2 }),
      ("--no-cache --refresh", Options { $0.cache = .refresh }),
    ]
  )
  func lastCounts(arguments: String, options: Options) throws {
    #expect(try Options.parsing(arguments) == options)
  }

  @Test("The report of check has a format of its own")
  func report() throws {
    let command = try #require(try FaqCommand.faq.command("check --format json") as? CheckCommand)
    #expect(command.format == .json)
  }

  @Test("Convert has a plan")
  func plan() throws {
    let line = "convert --output a/ --site hugo --title-headings never"
    let command = try #require(try FaqCommand.faq.command(line) as? ConvertCommand)
    #expect(command.plan == ConversionPlan(output: "a/", site: .hugo, titleHeadings: .never))
    let lines = try FaqCommand.faq.command("convert --rejects bad --lines") as? ConvertCommand
    #expect(lines?.plan == ConversionPlan(rejects: "bad"))
  }

  @Test("All headers count")
  func headers() throws {
    let arguments = ["list", "--header", "Authorization: Bearer a", "--header=X-Key:b"]
    let headers = try [
      HTTPHeader(name: "Authorization", value: "Bearer a"), HTTPHeader(name: "X-Key", value: "b"),
    ]
    #expect(try FaqCommand.faq.command(arguments).options.headers == headers)
  }
}
