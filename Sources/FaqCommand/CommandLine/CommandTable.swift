extension CommandManual {
  static let list = Self(
    operands: [""],
    summary: "list the FAQs, one numbered row each",
    details: """
      Each row shows the first title of an FAQ. faq show and faq open accept its
      number.
      """,
    examples: [
      Example(line: "faq list", effect: "the built-in FAQs"),
      Example(line: "faq list --source faqs.json", effect: "from a file"),
      Example(line: "faq list --source https://example.com/faqs.json", effect: "from the web"),
      Example(line: "faq list --source - < faqs.json", effect: "from standard input"),
      Example(line: "faq list --format json", effect: "as JSON, for other programs"),
    ]
  )

  static let show = Self(
    operands: ["NUMBER|FROM-TO...", "WORDS...", "--all"],
    summary: "print FAQs in full, by number or by words",
    details: """
      Words are looked up in the titles. A single match is printed; several matches
      are listed to choose from. If nothing matches, similar titles are suggested
      and the status is 1.
      """,
    examples: [
      Example(line: "faq show 2", effect: "the second FAQ"),
      Example(line: "faq show 2 5-7", effect: "the second, and five to seven"),
      Example(line: "faq show dictionary", effect: "the FAQ whose title matches"),
      Example(line: "faq show --all --format markdown", effect: "all FAQs, as Markdown"),
      Example(line: "faq show 7 --unknown drop", effect: "without items of unknown types"),
    ]
  )

  static let search = Self(
    operands: ["WORDS..."],
    summary: "list the FAQs that contain all the given words",
    details: """
      All text is searched, including items of unknown types. Case and accents are
      ignored. Matches are highlighted.
      """,
    examples: [
      Example(line: "faq search retry", effect: "every FAQ that contains the word"),
      Example(line: "faq search standard input", effect: "every FAQ that contains both words"),
      Example(line: "faq search --format json retry", effect: "as JSON, for other programs"),
    ]
  )

  static let open = Self(
    operands: ["NUMBER", "WORDS..."],
    summary: "open the link of an FAQ's first button in the browser",
    details: """
      The variable BROWSER names the browser; by default, open (macOS) or xdg-open
      chooses it. If no browser starts, the address is printed.
      """,
    examples: [
      Example(line: "faq open 2", effect: "the first button of the second FAQ"),
      Example(line: "faq open dictionary", effect: "of the FAQ whose title matches"),
      Example(line: "BROWSER=firefox faq open 2", effect: "in a browser of your choice"),
    ]
  )

  static let check = Self(
    operands: [""],
    summary: "report every fault in the content, for authors and CI",
    details: """
      Each fault is one line: file:line:column: severity: message [code]. If any of
      them is an error, the status is 65. With --unknown fail, unknown types are
      errors too.
      """,
    examples: [
      Example(line: "faq check --source faqs.json", effect: "one line per fault"),
      Example(line: "faq check --source - < faqs.json", effect: "from standard input"),
      Example(line: "faq check --format json", effect: "as JSON, for other programs"),
    ]
  )

  static let convert = Self(
    operands: [""],
    summary: "convert all FAQs in the source to another format",
    details: """
      Memory use does not grow with the content, and all cores are used. The order
      is kept. A line that is not JSON becomes a notice, and the status is 65.

      With --lines, faq is a filter: it reads standard input, unless --source names
      a file. Each line is one FAQ, optionally preceded by its number and a tab. It
      becomes a line {"number":1,"title":"...","content":"..."}, where content is
      that FAQ alone. Invalid lines are reported and left out, and the status is 65.

      In a folder, each file is named after the number and the title of its FAQ, and
      an index links to all of them. Files of FAQs that no longer exist are kept.
      """,
    examples: [
      Example(line: "faq convert --to html --output faq.html", effect: "all FAQs as one page"),
      Example(line: "faq convert --source faqs.json", effect: "a file, as Markdown"),
      Example(line: "faq convert --lines < faqs.ndjson", effect: "one object per line"),
      Example(line: "faq convert --output faqs/", effect: "one file per FAQ"),
      Example(line: "faq convert --output src/ --site mdbook", effect: "the pages of a book"),
    ]
  )

  static let cache = Self(
    operands: ["", "clear"],
    summary: "show where content from the web is cached, and how much",
    details: """
      Content from the web is reused without fetching as long as its server allows,
      and also when the server cannot be reached. It is not cached if headers or a
      password were sent.
      """,
    examples: [
      Example(line: "faq cache", effect: "the folder, its entries and their size"),
      Example(line: "faq cache clear", effect: "remove all entries"),
    ]
  )

  static let doctor = Self(
    operands: [""],
    summary: "show every decision that faq makes here, and why",
    details: """
      Each line is one decision, with the option, the variable or the circumstance
      behind it. Nothing is fetched.
      """,
    examples: [
      Example(line: "faq doctor", effect: "every decision"),
      Example(line: "faq doctor --source faqs.json", effect: "the decisions for that source"),
    ]
  )

  static let help = Self(
    operands: ["[COMMAND]"],
    summary: "explain a command, with examples",
    details: "faq COMMAND --help prints the same page.",
    examples: [
      Example(line: "faq help", effect: "all commands and options"),
      Example(line: "faq help show", effect: "one command"),
    ]
  )
}
