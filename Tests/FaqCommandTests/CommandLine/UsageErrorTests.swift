import Testing

@testable import faq

@Suite("Invalid arguments are explained")
struct UsageErrorTests {
  @Test(
    "For an unknown name, the nearest one is suggested",
    arguments: [
      ("lsit", "there is no command 'lsit'", "Did you mean 'list'?"),
      ("LIST", "there is no command 'LIST'", "Did you mean 'list'?"),
      ("sea", "there is no command 'sea'", "Did you mean 'search'?"),
      ("2", "there is no command '2'", "To print that FAQ: faq show 2"),
      (
        "frobnicate --help", "there is no command 'frobnicate'",
        "The commands are list, show, search, open, check, convert, cache, doctor or help."
      ),
      ("help lsit", "there is no command 'lsit'", "Did you mean 'list'?"),
      ("list --fromat json", "there is no option '--fromat'", "Did you mean '--format'?"),
      ("list --form=json", "there is no option '--form'", "Did you mean '--format'?"),
      ("list -f json", "there is no option '-f'", "Did you mean '--format'?"),
      ("-h", "there is no option '-h'", "Did you mean '--help'?"),
      ("list --zzzz", "there is no option '--zzzz'", "faq --help names them all."),
    ]
  )
  func unknownNames(arguments: String, message: String, hint: String) {
    #expect(throws: UsageError(message, hint: hint)) { try Invocation(arguments) }
  }

  @Test(
    "For an invalid value, the error says what the option accepts",
    arguments: [
      (
        "list --format jsno", "--format does not take 'jsno'",
        "Did you mean 'json'? It takes ansi, plain, markdown, html or json."
      ),
      ("check --format ansi", "--format does not take 'ansi'", "It takes text or json."),
      (
        "list --format bogus --format json", "--format does not take 'bogus'",
        "It takes ansi, plain, markdown, html or json."
      ),
      (
        "list --width 0", "--width does not take '0'", "It takes a whole number from 1 to 10000."
      ),
      (
        "show 1 --heading-level 7", "--heading-level does not take '7'",
        "It takes a whole number from 1 to 6."
      ),
      (
        "list --width -5", "--width does not take '-5'",
        "It takes a whole number from 1 to 10000."
      ),
      (
        "list --retries 99999999999999999999", "--retries does not take '99999999999999999999'",
        "It takes a whole number from 0 to 1000."
      ),
      (
        "list --simulate-failure random:2:1", "--simulate-failure does not take 'random:2:1'",
        "It takes count:N, always or random:P:SEED, with P from 0 to 1."
      ),
      (
        "list --simulate-failure random:nan:1", "--simulate-failure does not take 'random:nan:1'",
        "It takes count:N, always or random:P:SEED, with P from 0 to 1."
      ),
      (
        "list --max-size 64X", "--max-size does not take '64X'",
        "It takes a number of bytes up to 1024G, as in 500K, 64M or 1G."
      ),
      (
        "list --max-size 0", "--max-size does not take '0'",
        "It takes a number of bytes up to 1024G, as in 500K, 64M or 1G."
      ),
      (
        "list --max-size 1099511627776G", "--max-size does not take '1099511627776G'",
        "It takes a number of bytes up to 1024G, as in 500K, 64M or 1G."
      ),
      (
        "list --header secret", "--header: this is not of the form Name: value",
        "Write --header 'Name: value'."
      ),
      (
        "list --header Host:secret", "--header: the header Host is not yours to set",
        "Write --header 'Name: value'."
      ),
      (
        "list --source=", "--source needs a value that is not empty",
        "faq --help says what it takes."
      ),
      ("list --source", "--source needs a value", "Write --source=FILE."),
      ("list --source --no-input", "--source needs a value", "Write --source=FILE."),
      ("show --all=yes", "--all takes no value", "Leave out '=yes'."),
    ]
  )
  func values(arguments: String, message: String, hint: String) {
    #expect(throws: UsageError(message, hint: hint)) { try Invocation(arguments) }
  }

  @Test(
    "For a misplaced operand or option, the error says where it belongs",
    arguments: [
      (
        "list faqs.json", "list takes no operand 'faqs.json'",
        "A source is named with an option: faq list --source faqs.json"
      ),
      (
        "check -", "check takes no operand '-'",
        "A source is named with an option: faq check --source -"
      ),
      ("list --all", "list takes no option --all", "It belongs to faq show."),
      (
        "open 2 --format json", "open takes no option --format",
        "It belongs to faq list, faq show, faq search, faq doctor or faq check."
      ),
      ("cache clean", "cache takes no operand 'clean'", "It takes clear, or nothing."),
      ("show", "show needs a number or words", "For example: faq show 2"),
      ("search", "search needs words", "For example: faq search retry"),
      ("open 2-3", "open takes one FAQ", "Name it by its number, or by words."),
      ("open 2 3", "open takes one FAQ", "Name it by its number, or by words."),
      ("show --all 2", "--all and '2' exclude each other", "Leave one of them out."),
      (
        "convert --rejects a", "--rejects needs --lines", "Add --lines, to read one FAQ a line."
      ),
      (
        "convert --lines --output a --rejects a", "--output and --rejects name the same file",
        "Name another file with one of them."
      ),
      (
        "convert --site hugo --lines", "--site and --lines exclude each other",
        "Leave one of them out."
      ),
      ("convert --site hugo", "--site needs a folder", "Name it with --output DIR/."),
      (
        "convert --site hugo --output a/ --to html", "--site is made of Markdown",
        "Leave --to out."
      ),
      ("help show list", "help takes one command", "For example: faq help show"),
    ]
  )
  func places(arguments: String, message: String, hint: String) {
    #expect(throws: UsageError(message, hint: hint)) { try Invocation(arguments) }
  }

  @Test("Blank words do not count as words", arguments: ["", " ", "\t"])
  func blankWords(word: String) {
    #expect(throws: UsageError.self) { try Invocation(arguments: ["show", word]) }
    #expect(throws: UsageError.self) { try Invocation(arguments: ["search", word]) }
  }
}
