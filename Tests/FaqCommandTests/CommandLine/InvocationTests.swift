import ContentParser
import FaqService
import FaqSources
import Testing

@testable import FaqCommand

@Suite("Arguments are parsed to an invocation")
struct InvocationTests {
  @Test(
    "A command and its operands make an action",
    arguments: [
      ("list", .list),
      ("show 2", .show(.numbers([2...2]))),
      ("show 2 5-7", .show(.numbers([2...2, 5...7]))),
      ("show block type", .show(.words("block type"))),
      ("show 2 factor login", .show(.words("2 factor login"))),
      ("show --all", .show(.all)),
      ("search standard input", .search(words: "standard input")),
      ("search -1", .search(words: "-1")),
      ("search -- --all -x", .search(words: "--all -x")),
      ("open 2", .open(.numbers([2...2]))),
      ("open dictionary", .open(.words("dictionary"))),
      ("check", .check),
      ("cache", .cache(clears: false)),
      ("cache clear", .cache(clears: true)),
      ("doctor", .doctor),
      ("help", .help(nil)),
      ("help show", .help(.show)),
      ("--help", .help(nil)),
      ("show --help", .help(.show)),
      ("--help show 0 --format=bogus", .help(.show)),
      ("--version", .version),
      ("", .unspecified),
      ("--no-input", .unspecified),
    ] as [(String, Action)]
  )
  func action(arguments: String, action: Action) throws {
    #expect(try Invocation(arguments).action == action)
  }

  @Test(
    "Options may precede or follow the command, with a space or an equals sign",
    arguments: [
      "--format json show 2", "--format=json show 2", "show --format json 2",
      "show 2 --format json", "show 2 --format=json", "--format json -- show 2",
    ]
  )
  func optionPlaces(arguments: String) throws {
    let invocation = try Invocation(arguments)
    #expect(invocation.action == .show(.numbers([2...2])))
    #expect(invocation.options == Options { $0.format = .json })
  }

  @Test(
    "Every option sets one value",
    arguments: [
      ("show 1", Options()),
      ("show 1 --source f.json", Options { $0.source = "f.json" }),
      ("show 1 --source -", Options { $0.source = "-" }),
      ("show 1 --source=a=b", Options { $0.source = "a=b" }),
      ("show 1 --unknown drop", Options { $0.unknown = .drop }),
      ("show 1 --format markdown", Options { $0.format = .markdown }),
      ("check --format json", Options { $0.report = .json }),
      ("show 1 --color never", Options { $0.color = .option(.never) }),
      ("show 1 --hyperlinks always", Options { $0.hyperlinks = .always }),
      ("show 1 --heading-level 3", Options { $0.headingLevel = 3 }),
      ("show 1 --fragment", Options { $0.isFragment = true }),
      ("show 1 --width 40", Options { $0.width = 40 }),
      ("show 1 --max-width 100", Options { $0.maxWidth = 100 }),
      ("convert --lines", Options { $0.readsLines = true }),
      (
        "convert --rejects bad --lines",
        Options {
          $0.readsLines = true
          $0.rejects = "bad"
        }
      ),
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
      ("show 1 --no-cache", Options { $0.cache = .never }),
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
    #expect(try Invocation(arguments).options == options)
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
      ("--no-cache --offline --refresh", Options { $0.cache = .refresh }),
    ]
  )
  func lastCounts(arguments: String, options: Options) throws {
    #expect(try Invocation("show 1 " + arguments).options == options)
  }

  @Test("All headers count")
  func headers() throws {
    let arguments = ["list", "--header", "Authorization: Bearer a", "--header=X-Key:b"]
    let headers = try [
      HTTPHeader(name: "Authorization", value: "Bearer a"), HTTPHeader(name: "X-Key", value: "b"),
    ]
    #expect(try Invocation(arguments: arguments).options.headers == headers)
  }
}

extension Invocation {
  /// Parses arguments separated by single spaces.
  init(_ line: String) throws(UsageError) {
    try self.init(arguments: line.split(separator: " ").map(String.init))
  }
}

extension Options {
  /// The defaults with some changes.
  init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }
}
