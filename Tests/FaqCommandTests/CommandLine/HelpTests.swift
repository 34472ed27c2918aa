import Testing

@testable import faq

@Suite("Help")
struct HelpTests {
  @Test("faq --help names every command, option, variable and status")
  func overview() {
    #expect(Help.page(on: nil) == overviewPage)
  }

  @Test("faq show --help explains one command")
  func show() {
    #expect(Help.page(on: .show) == showPage)
  }

  @Test("faq check --help lists the formats of its report")
  func check() {
    #expect(Help.page(on: .check) == checkPage)
  }

  @Test(
    "Every page fits into 80 columns and ends with one line feed",
    arguments: [nil] + Command.allCases
  )
  func shape(command: Command?) {
    let page = Help.page(on: command)
    #expect(page.split(separator: "\n").filter { $0.count > 80 }.isEmpty)
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
    #expect(page.utf8.allSatisfy { $0 < 127 })
  }

  @Test("Every example is a valid command line", arguments: Command.allCases)
  func examples(command: Command) throws {
    #expect(!command.manual.examples.isEmpty)
    for example in command.manual.examples {
      let words = example.line.split(separator: " ").prefix { $0 != "<" }
      let arguments = words.drop { $0.contains("BROWSER=") }.dropFirst().map(String.init)
      #expect(arguments.first == command.rawValue)
      _ = try Invocation(arguments: arguments)
    }
  }
}

private let overviewPage = """
  faq prints questions and answers that are stored as structured content.

  Usage: faq COMMAND [OPTION]... [OPERAND]...

  Commands:
    list                  print an overview: one numbered row per FAQ
    show                  print FAQs in full, by number or by words
    search                list the FAQs in which words occur
    open                  open the address of an FAQ's first button in a browser
    check                 report every fault in the content, for authors and CI
    convert               put everything in the source into another format
    cache                 say where content from the web is kept, and how much
    doctor                say what faq would do here, and why
    help                  explain a command, with examples

  Content:
    --source FILE         read FILE, an address (https:), or with - standard input
    --unknown POLICY      what becomes of items of unknown types: show, text, drop
                          or fail
    --all                 all FAQs

  Content from the web:
    --header HEADER       send a header: 'Name: value'; what comes is not kept
    --timeout SECONDS     how long fetching may take, instead of 120
    --max-size SIZE       how large content may be, instead of 64M
    --refresh             fetch anew, however fresh the cache is
    --offline             show what is in the cache, and fetch nothing
    --no-cache            neither read nor write the cache

  Output:
    --format FORMAT       what FAQs are printed as: ansi, plain, markdown, html or
                          json
    --to FORMAT           what FAQs are converted to; markdown, if nothing is
                          said: ansi, plain, markdown, html or json
    --output FILE|DIR/    write FILE, which appears once it is whole, or each FAQ
                          to a file in DIR
    --lines               read one FAQ a line, and write one JSON object a line
    --rejects FILE        with --lines: write what cannot be converted to FILE, as
                          it was
    --site PROGRAM        make DIR one that PROGRAM publishes: mdbook, hugo or
                          jekyll
    --format FORMAT       what check prints its report as: text or json
    --color WHEN          colour: auto, always or never
    --hyperlinks WHEN     links that a terminal can follow: auto, always or never
    --heading-level N     level of title headings, instead of 1, in Markdown and
                          fragments of HTML
    --fragment            HTML to embed in a page, instead of a page
    --width N             wrap at N columns
    --max-width N         wrap prose at N columns, instead of 80, if there is room

  Behaviour:
    --pager COMMAND       page long output with COMMAND
    --no-pager            never start a pager
    --no-input            never ask; fail instead
    --retries N           if fetching fails, try up to N times more
    --jobs N              work on N cores instead of all
    --simulate-failure HOW
                          let fetching fail on purpose: count:N (the first N
                          times), always, or random:P:SEED

  Information:
    --help                explain faq, or the command that it stands with
    --version             print the version

  Examples:
    faq list                          the FAQs that are built in
    faq show 2                        the second FAQ
    faq search retry                  every FAQ in which the word occurs
    faq open 2                        the first button of the second FAQ
    faq check --source faqs.json      a line per fault
    faq convert --to html --output faq.html
                                      all FAQs as one page
    faq cache                         where, how many and how large
    faq doctor                        every decision
    faq help                          all commands and options

  Variables:
    FAQ_SOURCE            the source, if --source names none
    FAQ_PAGER, PAGER      the pager; empty or cat: none
    BROWSER               what faq open starts; %s stands for the address
    NO_COLOR              no colour, if not empty
    FORCE_COLOR, CLICOLOR_FORCE
                          colour in a pipe too
    CLICOLOR              no colour, if 0
    COLUMNS               the width, if --width names none
    XDG_CACHE_HOME        where the cache is, instead of ~/.cache
    http_proxy, https_proxy, all_proxy, no_proxy
                          the proxy to fetch through
    CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR
                          certificates of authorities to trust
    ACCESSIBLE            nothing moves on the screen, if set
    CI                    never ask, if set

  Exit status:
    0                     done
    1                     there is no such FAQ, or nothing matches
    2                     the arguments are wrong
    65                    the content is malformed
    69                    the content could not be fetched
    74                    the output could not be written

  faq help COMMAND says more about a command.

  """

private let showPage = """
  Usage: faq show [OPTION]... NUMBER|FROM-TO...
         faq show [OPTION]... WORDS...
         faq show [OPTION]... --all

  faq show: print FAQs in full, by number or by words.

  Words are looked for in the titles. If they match one FAQ, it is printed; if
  they match several, those are listed to choose from; if they match none, the
  nearest are named and the status is 1.

  Content:
    --source FILE         read FILE, an address (https:), or with - standard input
    --unknown POLICY      what becomes of items of unknown types: show, text, drop
                          or fail
    --all                 all FAQs

  Content from the web:
    --header HEADER       send a header: 'Name: value'; what comes is not kept
    --timeout SECONDS     how long fetching may take, instead of 120
    --max-size SIZE       how large content may be, instead of 64M
    --refresh             fetch anew, however fresh the cache is
    --offline             show what is in the cache, and fetch nothing
    --no-cache            neither read nor write the cache

  Output:
    --format FORMAT       what FAQs are printed as: ansi, plain, markdown, html or
                          json
    --color WHEN          colour: auto, always or never
    --hyperlinks WHEN     links that a terminal can follow: auto, always or never
    --heading-level N     level of title headings, instead of 1, in Markdown and
                          fragments of HTML
    --fragment            HTML to embed in a page, instead of a page
    --width N             wrap at N columns
    --max-width N         wrap prose at N columns, instead of 80, if there is room

  Behaviour:
    --pager COMMAND       page long output with COMMAND
    --no-pager            never start a pager
    --no-input            never ask; fail instead
    --retries N           if fetching fails, try up to N times more
    --simulate-failure HOW
                          let fetching fail on purpose: count:N (the first N
                          times), always, or random:P:SEED

  Information:
    --help                explain faq, or the command that it stands with
    --version             print the version

  Examples:
    faq show 2                        the second FAQ
    faq show 2 5-7                    the second, and the fifth to the seventh
    faq show dictionary               the one that the word finds
    faq show --all --format markdown  all of them, as Markdown
    faq show 7 --unknown drop         without items of unknown types

  """

private let checkPage = """
  Usage: faq check [OPTION]...

  faq check: report every fault in the content, for authors and CI.

  Each fault is a line: file:line:column: severity: message [code]. If there are
  errors among them, the status is 65. With --unknown fail, an unknown type is an
  error too.

  Content:
    --source FILE         read FILE, an address (https:), or with - standard input
    --unknown POLICY      what becomes of items of unknown types: show, text, drop
                          or fail

  Content from the web:
    --header HEADER       send a header: 'Name: value'; what comes is not kept
    --timeout SECONDS     how long fetching may take, instead of 120
    --max-size SIZE       how large content may be, instead of 64M
    --refresh             fetch anew, however fresh the cache is
    --offline             show what is in the cache, and fetch nothing
    --no-cache            neither read nor write the cache

  Output:
    --format FORMAT       what check prints its report as: text or json
    --color WHEN          colour: auto, always or never

  Behaviour:
    --no-pager            never start a pager
    --no-input            never ask; fail instead
    --retries N           if fetching fails, try up to N times more
    --simulate-failure HOW
                          let fetching fail on purpose: count:N (the first N
                          times), always, or random:P:SEED

  Information:
    --help                explain faq, or the command that it stands with
    --version             print the version

  Examples:
    faq check --source faqs.json      a line per fault
    faq check --source - < faqs.json  from standard input
    faq check --format json           for another program

  """
