import Testing

@testable import FaqCommand

@Suite("Help")
struct HelpTests {
  private static let layout = HelpLayout(width: 80, isStyled: false)

  @Test("Without arguments, a program says what it is, and what it can do")
  func start() {
    #expect(
      Self.layout.text(of: .start(of: .faq)) == """
        Find, read, check and publish FAQs.

        Usage: faq COMMAND [OPTION]... [OPERAND]...

        Commands:
          browse       browse the FAQs on the whole screen
          list         list the FAQs, one numbered row each
          show         print FAQs in full, by number or by words
          search       list the FAQs that answer a question, or have certain words
          ask          print the FAQ that answers a question best
          open         open the first address of an FAQ in the browser
          check        report every problem in the content, for authors and CI
          convert      convert all FAQs in the source to another format
          new          start a content file with an example of each block type
          fmt          lay content files out in the one canonical way
          types        list the block types known here, or describe one
          schema       print the JSON Schema of content, for editors
          cache        show where content from the web is cached, and how much
          doctor       show every decision that the program makes here, and why
          mcp          let an assistant search and read the FAQs
          completions  print a script that makes your shell complete commands
          man          print the manual page, for man
          help         explain a command, with examples
          version      print the version

        Examples:
          faq ask how do I get my money back  the FAQ that answers it
          faq list                            the built-in FAQs
          faq show 2                          the second FAQ
          faq check --source faqs.json        one line per problem
          faq convert --to html --output faq.html
                                              all FAQs as one page

        faq help COMMAND explains one command, and faq help options lists the options of
        all commands, variables and exit statuses.

        """
    )
  }

  @Test("The page on a command has its forms, its text, its options and examples")
  func command() {
    #expect(
      Self.layout.text(of: .page(on: CacheCommand.self, of: .faq)) == """
        Usage: faq cache [OPTION]...
               faq cache [OPTION]... clear

        faq cache: show where content from the web is cached, and how much.

        Examples:
          faq cache        the folder, its entries and their size
          faq cache clear  remove all entries

        Content from the web is reused without fetching as long as its server allows,
        and also when the server cannot be reached. It is not cached if headers or a
        password were sent.

        Output:
          --color WHEN   when to use colour: auto, always or never

        Information:
          -h, --help     explain the program, or a command
          -V, --version  print the version

        """
    )
  }

  @Test("The page on all options names every option, format, variable and status")
  func overview() {
    let page = Self.layout.text(of: .page(on: .faq, in: .pipe()))
    let names =
      Commands.standard.options.map(\.usage)
      + OutputFormats.standard.names + HelpPage.variables(in: .pipe()).map(\.key)
      + CommandStatus.allCases.map { String($0.rawValue) }
    for name in names { #expect(page.contains("\n  \(name)"), "\(name)") }
  }

  @Test(
    "Every page fits into the terminal, and ends with one line feed",
    arguments: [60, 80, 100],
    Commands.standard.manuals.map(\.name) + ["", "start"]
  )
  func shape(width: Int, topic: String) throws {
    let layout = HelpLayout(width: width, isStyled: false)
    let text = layout.text(of: try Self.page(on: topic))
    let examples = Commands.standard.manuals.flatMap(\.examples)
    let longest = examples.map { $0.line(of: .faq).count + 2 }.max()
    let limit = max(width, longest ?? 0)
    #expect(!text.split(separator: "\n").contains { $0.count > limit })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.utf8.allSatisfy { $0 < 127 })
    #expect(!text.contains("\\\n"), "a line ends with a backslash")
  }

  @Test("On a narrow terminal, meanings stand below names")
  func narrow() {
    let page = HelpPage(parts: [.table("Words", [.init(name: "list", meaning: "one two")])])
    #expect(
      HelpLayout(width: 59, isStyled: false).text(of: page) == "Words:\n  list\n      one two\n"
    )
    #expect(HelpLayout(width: 60, isStyled: false).text(of: page) == "Words:\n  list  one two\n")
  }

  @Test("Headings are bold at a terminal")
  func bold() {
    let page = HelpPage(parts: [.usage(["faq list"]), .table("Words", [])])
    let text = HelpLayout(width: 80, isStyled: true).text(of: page)
    #expect(text == "\u{1B}[1mUsage:\u{1B}[0m faq list\n\n\u{1B}[1mWords:\u{1B}[0m\n\n")
  }

  @Test("Every example is a valid command line", arguments: Commands.standard.manuals)
  func examples(manual: CommandManual) throws {
    #expect(!manual.examples.isEmpty)
    for example in manual.examples {
      let words = example.line.split(separator: " ").prefix { $0 != "<" && $0 != ">" }.map(
        String.init
      )
      #expect(words.first == manual.name)
      _ = try FaqCommand.faq.command(words)
    }
  }

  private static func page(on topic: String) throws -> HelpPage {
    switch topic {
    case "": .page(on: .faq, in: .pipe())
    case "start": .start(of: .faq)
    default: .page(on: try Commands.standard.named(topic, in: .faq), of: .faq)
    }
  }
}
