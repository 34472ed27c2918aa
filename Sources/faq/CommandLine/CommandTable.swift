extension CommandManual {
  static let list = Self(
    operands: [""],
    summary: "print an overview: one numbered row per FAQ",
    details: """
      The row of an FAQ is the text of its first title. Its number is what
      faq show and faq open take.
      """,
    examples: [
      Example(line: "faq list", effect: "the FAQs that are built in"),
      Example(line: "faq list --source faqs.json", effect: "your own"),
      Example(line: "faq list --source https://example.com/faqs.json", effect: "from the web"),
      Example(line: "faq list --source - < faqs.json", effect: "from standard input"),
      Example(line: "faq list --format json", effect: "for another program"),
    ]
  )

  static let show = Self(
    operands: ["NUMBER|FROM-TO...", "WORDS...", "--all"],
    summary: "print FAQs in full, by number or by words",
    details: """
      Words are looked for in the titles. If they match one FAQ, it is printed; if
      they match several, those are listed to choose from; if they match none, the
      nearest are named and the status is 1.
      """,
    examples: [
      Example(line: "faq show 2", effect: "the second FAQ"),
      Example(line: "faq show 2 5-7", effect: "the second, and the fifth to the seventh"),
      Example(line: "faq show dictionary", effect: "the one that the word finds"),
      Example(line: "faq show --all --format markdown", effect: "all of them, as Markdown"),
      Example(line: "faq show 7 --unknown drop", effect: "without items of unknown types"),
    ]
  )

  static let search = Self(
    operands: ["WORDS..."],
    summary: "list the FAQs in which words occur",
    details: """
      All text is searched, in items of unknown types too. Case and accents do not
      matter. The matches are marked.
      """,
    examples: [
      Example(line: "faq search retry", effect: "every FAQ in which the word occurs"),
      Example(line: "faq search standard input", effect: "both words"),
      Example(line: "faq search --format json retry", effect: "for another program"),
    ]
  )

  static let open = Self(
    operands: ["NUMBER", "WORDS..."],
    summary: "open the address of an FAQ's first button in a browser",
    details: """
      The browser is that of the variable BROWSER, of open (macOS), or of xdg-open.
      Where there is none, the address is printed.
      """,
    examples: [
      Example(line: "faq open 2", effect: "the first button of the second FAQ"),
      Example(line: "faq open dictionary", effect: "that of the FAQ that the word finds"),
      Example(line: "BROWSER=firefox faq open 2", effect: "in a browser of your choice"),
    ]
  )

  static let check = Self(
    operands: [""],
    summary: "report every fault in the content, for authors and CI",
    details: """
      Each fault is a line: file:line:column: severity: message [code]. If there are
      errors among them, the status is 65. With --unknown fail, an unknown type is an
      error too.
      """,
    examples: [
      Example(line: "faq check --source faqs.json", effect: "a line per fault"),
      Example(line: "faq check --source - < faqs.json", effect: "from standard input"),
      Example(line: "faq check --format json", effect: "for another program"),
    ]
  )

  static let convert = Self(
    operands: [""],
    summary: "put everything in the source into another format",
    details: """
      Memory does not grow with the content, and all cores take part. The order stays.
      A line that is no JSON is kept as a notice, and the status is 65.

      With --lines it is a filter from standard input, unless --source names a file.
      Each line is an FAQ, which may have a number of its own and a tab in front. It
      becomes a line {"number":1,"title":"...","content":"..."}, whose content is the
      FAQ alone. Bad lines are told and left out, and the status is 65.

      In a folder, a file is called by the number and the title of its FAQ, and an
      index names them all. Files of FAQs that are no more are left alone.
      """,
    examples: [
      Example(line: "faq convert --to html --output faq.html", effect: "all FAQs as one page"),
      Example(line: "faq convert --source faqs.json", effect: "your own, as Markdown"),
      Example(line: "faq convert --lines < faqs.ndjson", effect: "one object a line"),
      Example(line: "faq convert --output faqs/", effect: "a file for each FAQ"),
      Example(line: "faq convert --output src/ --site mdbook", effect: "the pages of a book"),
    ]
  )

  static let cache = Self(
    operands: ["", "clear"],
    summary: "say where content from the web is kept, and how much",
    details: """
      Content from the web is kept as long as its server allows, and shown again when
      the server cannot be reached. It is not kept if headers or a password were sent.
      """,
    examples: [
      Example(line: "faq cache", effect: "where, how many and how large"),
      Example(line: "faq cache clear", effect: "forget all of it"),
    ]
  )

  static let doctor = Self(
    operands: [""],
    summary: "say what faq would do here, and why",
    details: """
      Each decision is a line, with the option, the variable or the circumstance that
      made it. Nothing is fetched.
      """,
    examples: [
      Example(line: "faq doctor", effect: "every decision"),
      Example(line: "faq doctor --source faqs.json", effect: "with an option"),
    ]
  )

  static let help = Self(
    operands: ["[COMMAND]"],
    summary: "explain a command, with examples",
    details: "faq COMMAND --help says the same.",
    examples: [
      Example(line: "faq help", effect: "all commands and options"),
      Example(line: "faq help show", effect: "one command"),
    ]
  )
}
