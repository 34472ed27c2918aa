/// The FAQs about faq itself, which are its help and its demonstration.
let faqsAboutFaq = #"""
  [
    { "elements": [
      { "type": "title", "text": "What does faq do?" },
      { "type": "body", "text": "faq reads questions and answers that are stored as structured \#
  content, and prints them: styled for a terminal, as Markdown or HTML for a page, or as JSON for \#
  another program.\n\n\#
  The text before you is built into the program. It is the help, and it is the demonstration \#
  too: every entry here takes the path that your own content will take." },
      { "type": "table", "header": ["Command", "What it prints"], "rows": [
        ["faq list", "an overview, one numbered row per FAQ"],
        ["faq show 2", "the second FAQ in full"],
        ["faq --help", "all commands and options, with examples"]
      ] }
    ] },
    { "elements": [
      { "type": "title", "text": "How do I find and read an answer?" },
      { "type": "body", "text": "Name an FAQ by its number or by a few words. If the words \#
  match one FAQ, it is shown; if they match several, those are listed for you to choose from; \#
  if they match none, faq names the nearest and ends with status 1." },
      { "type": "table", "header": ["Command", "What it does"], "rows": [
        ["faq show 2 5-7", "prints the second FAQ, and the fifth to the seventh"],
        ["faq show --all", "prints all of them"],
        ["faq show dictionary", "prints the one that the word finds"],
        ["faq show 2 --format markdown", "prints the same FAQ in another format"],
        ["faq search retry", "lists every FAQ in which the word occurs"],
        ["faq ask what is a block", "prints the FAQ that answers a question best"],
        ["faq open 2", "opens its first address in your browser"]
      ] },
      { "type": "body", "text": "Search covers all text, even in items of unknown types, and \#
  takes “café”, “Cafe” and “CAFÉ” for the same word. Where there is no browser, faq open prints \#
  the address." },
      { "type": "button", "text": "Unicode: searching and matching text",
        "action": "https://www.unicode.org/reports/tr10/" }
    ] },
    { "elements": [
      { "type": "title", "text": "How is the content structured?" },
      { "type": "body", "text": "Content is a JSON array with one entry per FAQ. An entry has \#
  “elements”, a list of items, and each item has a “type”. A title and a body have a “text”; a \#
  button has a “text” and an “action”, the address that it leads to. The first title names the \#
  FAQ." },
      { "type": "code", "language": "json", "text": "[\n\#
    { \"elements\": [\n\#
      { \"type\": \"title\", \"text\": \"When are you open?\" },\n\#
      { \"type\": \"body\", \"text\": \"Daily, from nine to five.\" }\n\#
    ] }\n\#
  ]" },
      { "type": "body", "text": "In a body, a blank line starts a new paragraph and a single \#
  line break stays one. All else is plain text. There are more types, for lists, steps, code, \#
  tables, pictures, quotations, notes and rich text: faq types lists them, and faq new starts a \#
  file with one of each. Content can also declare types of its own." },
      { "type": "body", "text": "Five shapes of content are recognised, without any setting:" },
      { "type": "list", "items": [
        "an array of objects that have “elements”",
        "an array of arrays of items",
        "one object that holds such an array",
        "a flat array of items, in which each title opens a new FAQ",
        "one entry a line, known as NDJSON"
      ] },
      { "type": "button", "text": "RFC 8259: the JSON format",
        "action": "https://www.rfc-editor.org/rfc/rfc8259" },
      { "type": "button", "text": "NDJSON", "action": "https://github.com/ndjson/ndjson-spec" }
    ] },
    { "elements": [
      { "type": "title", "text": "Why structured content, and not a page of prose?" },
      { "type": "body", "text": "A page of HTML or Markdown has already decided how it looks. A \#
  list of items has only decided what it means: this is the question, this is the answer, this \#
  is where to go next. A terminal, a web page and another program can each make of it what they \#
  need.\n\n\#
  It can be checked, too. No program can tell that a sentence has lost its link, but any \#
  program can tell that a button has no action, and on which line." }
    ] },
    { "elements": [
      { "type": "title", "text": "How do I add a block type?" },
      { "type": "body", "text": "Write a Swift struct that conforms to ParsableBlock. It states \#
  three things:" },
      { "type": "list", "items": [
        { "type": "text", "spans": [{ "text": "static let type", "code": true },
          " is the name that the type has in the JSON."] },
        { "type": "text", "spans": [{ "text": "static let fields", "code": true },
          " says which members its items have, and of which kinds."] },
        { "type": "text", "spans": [{ "text": "var body: [Node]", "code": true },
          " is what it is made of: headings, paragraphs, links and so on."] }
      ] },
      { "type": "body", "text": "Then hand the parser a registry that knows it:" },
      { "type": "code", "language": "swift",
        "text": "ContentParser(registry: try .standard.adding(Video.self))" },
      { "type": "body", "text": "That is all. The new block appears in every format, and no \#
  renderer changes." },
      { "type": "button", "text": "The Swift Programming Language",
        "action": "https://docs.swift.org/swift-book/" }
    ] },
    { "elements": [
      { "type": "title", "text": "Why a dictionary of block types, and not one big switch?" },
      { "type": "body", "text": "A switch over block types is a closed list: each new type is \#
  an edit to it, and people who only use the library cannot make that edit. The registry is a \#
  dictionary from a type’s name to the Swift type that reads it, and anyone can add to it from \#
  outside.\n\n\#
  It is also an immutable value. Adding a type makes a new registry and leaves the old one \#
  alone, so no part of a program can change what another part uses. Two types with one name \#
  are an error that names both." },
      { "type": "body", "text": "The switch has its place one step later, in the renderers, \#
  where the list of nodes is short and closed on purpose." }
    ] },
    { "elements": [
      { "type": "title", "text": "What happens to an item of an unknown type?" },
      { "type": "body", "text": "It is kept, and the rest of the FAQ is shown as usual. The \#
  item below is of a type that nobody has registered, “video”. You see what faq does by \#
  default: a notice that names the type, and all text in the item." },
      { "type": "video", "text": "A tour of faq in a minute and a half",
        "src": "https://example.com/tour.mp4", "length": 94.50 },
      { "type": "body", "text": "The option --unknown sets the policy, with one meaning in all \#
  formats:" },
      { "type": "table", "header": ["Policy", "What becomes of the item"], "rows": [
        ["show", "the notice and the text; this is the default"],
        ["text", "the text alone"],
        ["drop", "it is left out"],
        ["fail", "the program ends with an error"]
      ] },
      { "type": "body", "text": "An author can also put a “fallback” into the item: one block \#
  or several that stand in where the type is unknown, or “drop” to leave it out." }
    ] },
    { "elements": [
      { "type": "title", "text": "How do I point faq at my own content?" },
      { "type": "body", "text": "Name a file, an address, or a hyphen for standard input. If you \#
  name none, faq looks at the variable FAQ_SOURCE; if that is not set, it uses the built-in \#
  content." },
      { "type": "code", "language": "sh", "text": "faq list --source faqs.json\n\#
  faq list --source - < faqs.json\n\#
  FAQ_SOURCE=faqs.json faq list" },
      { "type": "body", "text": "faq reads the content that you name and no other. Standard \#
  input is left alone unless you ask for it, and so is the network: a plain faq list or faq \#
  show sends nothing anywhere. Only faq open hands an address on, to your browser." }
    ] },
    { "elements": [
      { "type": "title", "text": "What happens when fetching fails?" },
      { "type": "body", "text": "At a terminal, faq says what went wrong and asks “Retry? \#
  [Y/n]”, until it works or you decline. In a script, a pipe or CI, nobody could answer, so \#
  there it fails at once, with status 69.\n\n\#
  With --retries N it tries up to N more times by itself. To watch this without breaking \#
  anything, let the fetch fail on purpose:" },
      { "type": "code", "language": "sh", "text": "faq list --simulate-failure count:2" },
      { "type": "body", "text": "Malformed content is another matter: reading it again would \#
  not mend it. It is reported with its line and column, with status 65." },
      { "type": "button", "text": "sysexits: what the status numbers mean",
        "action": "https://man.openbsd.org/sysexits.3" }
    ] },
    { "elements": [
      { "type": "title", "text": "How do I check content in CI?" },
      { "type": "body", "text": "Run the command check. It reports every fault, not only the \#
  first, and ends with status 65 if there are errors. Each report is a line in a form that \#
  editors and CI systems know:" },
      { "type": "code", "language": "console", "text": "$ faq check --source faqs.json\n\#
  file:line:column: severity: message [code]" },
      { "type": "body", "text": "Codes are stable, so a script can rely on them. Where a slip \#
  is likely, a hint follows, such as “did you mean title?” for “tittle”. The same reports are \#
  available as JSON, in which a JSON Pointer such as /2/elements/0 leads to the item." },
      { "type": "button", "text": "RFC 6901: JSON Pointer",
        "action": "https://www.rfc-editor.org/rfc/rfc6901" }
    ] },
    { "elements": [
      { "type": "title", "text": "How do I export to Markdown, JSON or a format of my own?" },
      { "type": "body", "text": "Choose a format and redirect the output:" },
      { "type": "code", "language": "sh",
        "text": "faq show --all --format markdown > faqs.md\n\#
  faq show --all --format json > faqs.json" },
      { "type": "body", "text": "Markdown is escaped so that it reads back with the same text \#
  and links. JSON has a “schemaVersion”; within a version, members may be added but none is \#
  changed or removed." },
      { "type": "body", "text": "A format of your own is one Swift type, a renderer: an \#
  exhaustive switch over Node, the short list of words that every block translates itself into. \#
  It renders all block types, even those written after it. If Node ever gains a case, the \#
  compiler lists each place to attend to." },
      { "type": "button", "text": "The CommonMark specification",
        "action": "https://spec.commonmark.org" }
    ] },
    { "elements": [
      { "type": "title", "text": "What is kept exactly as it was written?" },
      { "type": "body", "text": "All that an item says: the order of its members, members that \#
  occur twice, members that nobody reads, and the spelling of numbers. 1.0 does not become 1, \#
  and a number of forty digits keeps all forty. JSON output is made from the item as it \#
  arrived, and not from what a block understood of it.\n\n\#
  The item below is of the type “poll”, which nobody has registered either. Show this FAQ with \#
  --format json: the poll is there in full, and its share is still 0.250." },
      { "type": "poll", "text": "Where do you read FAQs?",
        "options": ["In a terminal", "On the web"], "share": 0.250 }
    ] },
    { "elements": [
      { "type": "title", "text": "Is it safe to show content that I did not write?" },
      { "type": "body", "text": "faq trusts no content. Control characters that could drive \#
  your terminal, or reorder the text around them, appear as U+FFFD, the replacement character. \#
  JSON output escapes them instead, as in \\u001B, and so loses nothing.\n\n\#
  A button becomes a link only for http, https, mailto and tel. With any other address, say one \#
  that starts with javascript:, text and address stay readable, no link is made, and faq check \#
  reports it." },
      { "type": "body", "text": "Each renderer escapes for the place where the text lands, so \#
  no block can slip in markup or an escape sequence. Nesting deeper than 512 levels and invalid \#
  UTF-8 are errors, not crashes." },
      { "type": "button", "text": "Unicode: security considerations",
        "action": "https://www.unicode.org/reports/tr36/" }
    ] },
    { "elements": [
      { "type": "title", "text": "How does faq behave in pipes, and what decides on colour?" },
      { "type": "body", "text": "At a terminal it prints styled text, with lines of at most 80 \#
  columns, and a long answer opens in a pager: FAQ_PAGER, PAGER or less, unless you say \#
  --no-pager. In a pipe it prints plain text, not wrapped, and never asks anything.\n\n\#
  Data goes to standard output, all else to standard error. It is fine to stop early, as in faq \#
  show --all | head: the status is 0. A failed write, on a full disk for example, is status \#
  74." },
      { "type": "body", "text": "Colour is decided by the first of these that applies:" },
      { "type": "list", "style": "numbers", "items": [
        "--color always or --color never",
        "NO_COLOR, if not empty: off",
        "FORCE_COLOR, if not empty, or CLICOLOR_FORCE, if not 0: on",
        "CLICOLOR=0, or TERM unset or dumb: off",
        "otherwise: on at a terminal, off elsewhere"
      ] },
      { "type": "button", "text": "The NO_COLOR convention", "action": "https://no-color.org" }
    ] }
  ]
  """#
