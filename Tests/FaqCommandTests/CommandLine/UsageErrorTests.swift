import FaqCommand
import Testing

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
        "The commands are browse, list, show, search, ask, open, check, convert, new, fmt, "
          + "types, schema, cache, doctor, mcp, completions, man, help or version."
      ),
      ("help lsit", "there is no command 'lsit'", "Did you mean 'list'?"),
      ("list --fromat json", "there is no option '--fromat'", "Did you mean '--format'?"),
      ("list --form=json", "there is no option '--form'", "Did you mean '--format'?"),
      ("list -f json", "there is no option '-f'", "Did you mean '--format'?"),
      ("list -a", "there is no option '-a'", "Did you mean '--as'?"),
      ("list --zzzz", "there is no option '--zzzz'", "faq help options lists them all."),
    ]
  )
  func unknownNames(arguments: String, message: String, hint: String) {
    #expect(throws: UsageError(Message(verbatim: message), hint: Message(verbatim: hint))) {
      try FaqCommand.faq.command(arguments)
    }
  }

  @Test("A shell must be named for completions")
  func missingShell() {
    let hint: Message = "For example: faq completions bash"
    #expect(throws: UsageError("completions needs a shell", hint: hint)) {
      try FaqCommand.faq.command("completions")
    }
  }

  @Test(
    "For an invalid value, the error says what the option accepts",
    arguments: [
      (
        "list --format jsno", "invalid value 'jsno' for --format",
        "Did you mean 'json'? It accepts ansi, plain, markdown, html or json."
      ),
      (
        "check --format ansi", "invalid value 'ansi' for --format",
        "It accepts text, json, sarif or junit."
      ),
      (
        "list --format bogus --format json", "invalid value 'bogus' for --format",
        "It accepts ansi, plain, markdown, html or json."
      ),
      (
        "list --width 0", "invalid value '0' for --width",
        "It accepts a whole number from 1 to 10000."
      ),
      (
        "show 1 --heading-level 7", "invalid value '7' for --heading-level",
        "It accepts a whole number from 1 to 6."
      ),
      (
        "list --width -5", "invalid value '-5' for --width",
        "It accepts a whole number from 1 to 10000."
      ),
      (
        "list --as rows", "invalid value 'rows' for --as",
        "Write a path and the names of two members: '$.rows[*] title content'."
      ),
      (
        "list --retries 99999999999999999999", "invalid value '99999999999999999999' for --retries",
        "It accepts a whole number from 0 to 1000."
      ),
      (
        "list --simulate-failure random:2:1", "invalid value 'random:2:1' for --simulate-failure",
        "It accepts count:N, always or random:P:SEED, with P from 0 to 1."
      ),
      (
        "list --simulate-failure random:nan:1",
        "invalid value 'random:nan:1' for --simulate-failure",
        "It accepts count:N, always or random:P:SEED, with P from 0 to 1."
      ),
      (
        "list --max-size 64X", "invalid value '64X' for --max-size",
        "It accepts a number of bytes up to 1024G, such as 500K, 64M or 1G."
      ),
      (
        "list --max-size 0", "invalid value '0' for --max-size",
        "It accepts a number of bytes up to 1024G, such as 500K, 64M or 1G."
      ),
      (
        "list --max-size 1099511627776G", "invalid value '1099511627776G' for --max-size",
        "It accepts a number of bytes up to 1024G, such as 500K, 64M or 1G."
      ),
      (
        "list --header secret", "--header: the header does not have the form Name: value",
        "Write --header 'Name: value'."
      ),
      (
        "list --header Host:secret", "--header: the header Host is reserved for the transport",
        "Write --header 'Name: value'."
      ),
      (
        "list --source=", "--source needs a non-empty value",
        "faq help options explains it."
      ),
      ("list --types a --types b", "--types is given twice", "Name one of them."),
      ("list --source", "--source needs a value", "Write --source=FILE."),
      ("list --source --no-input", "--source needs a value", "Write --source=FILE."),
      ("show --all=yes", "--all takes no value", "Omit '=yes'."),
    ]
  )
  func values(arguments: String, message: String, hint: String) {
    #expect(throws: UsageError(Message(verbatim: message), hint: Message(verbatim: hint))) {
      try FaqCommand.faq.command(arguments)
    }
  }

  @Test(
    "For a misplaced operand or option, the error says where it belongs",
    arguments: [
      ("new a b", "new writes one file, not 2", "Name one file."),
      (
        "schema faqs.json", "schema takes no operand 'faqs.json'", "faq help schema explains it."
      ),
      (
        "list --offline --refresh", "--offline cannot be combined with --refresh or --no-cache",
        "Omit one of them."
      ),
      (
        "list --no-cache --offline", "--offline cannot be combined with --refresh or --no-cache",
        "Omit one of them."
      ),
      ("list --all", "list takes no option --all", "It belongs to faq show."),
      (
        "open 2 --format json", "open takes no option --format",
        "It belongs to faq list, faq show, faq search, faq ask, faq check, faq types or "
          + "faq doctor."
      ),
      ("cache clean", "cache takes no operand 'clean'", "Its only operand is clear."),
      ("show", "show needs a number or words", "For example: faq show 2"),
      ("search", "search needs words", "For example: faq search retry"),
      (
        "ask", "ask needs a question", "For example: faq ask how do I get my money back"
      ),
      ("open 2-3", "open takes one FAQ", "Name it by its number or by words."),
      ("open 2 3", "open takes one FAQ", "Name it by its number or by words."),
      ("show --all 2", "--all and '2' cannot be combined", "Omit one of them."),
      (
        "convert --rejects a", "--rejects needs --lines", "Add --lines to read one FAQ per line."
      ),
      (
        "convert --lines --output a --rejects a", "--output and --rejects name the same file",
        "Give each its own file."
      ),
      (
        "convert --site hugo --lines", "--site and --lines cannot be combined",
        "Omit one of them."
      ),
      ("convert --site hugo", "--site needs a folder", "Name it with --output DIR/."),
      (
        "convert --site hugo --output a/ --to html", "--site needs Markdown",
        "Omit --to."
      ),
      ("convert --prune", "--prune needs a folder", "Name it with --output DIR/."),
      ("convert --title-headings never", "--title-headings needs --site", "Add --site PROGRAM."),
      ("show --all --search", "--search needs a page in HTML", "Add --format html."),
      ("convert --search --to json", "--search needs a page in HTML", "Add --to html."),
      ("show 1 --fragment", "--fragment needs HTML", "Add --format html."),
      ("convert --fragment", "--fragment needs HTML", "Add --to html."),
      ("fmt", "fmt needs a file", "Name a file, or - for standard input."),
      (
        "show 1 --format html --search --fragment", "--search and --fragment cannot be combined",
        "Omit one of them."
      ),
      (
        "convert --to html --search --lines", "--search and --lines cannot be combined",
        "Omit one of them."
      ),
      ("help show list", "help takes one command", "For example: faq help show"),
    ]
  )
  func places(arguments: String, message: String, hint: String) {
    #expect(throws: UsageError(Message(verbatim: message), hint: Message(verbatim: hint))) {
      try FaqCommand.faq.command(arguments)
    }
  }

  @Test("Blank words do not count as words", arguments: ["", " ", "\t"])
  func blankWords(word: String) {
    #expect(throws: UsageError.self) { try FaqCommand.faq.command(["show", word]) }
    #expect(throws: UsageError.self) { try FaqCommand.faq.command(["search", word]) }
  }
}
