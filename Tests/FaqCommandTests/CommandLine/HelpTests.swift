import Testing

@testable import FaqCommand

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
    #expect(!page.split(separator: "\n").contains { $0.count > 80 })
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
    list                  list the FAQs, one numbered row each
    show                  print FAQs in full, by number or by words
    search                list the FAQs that contain all the given words
    open                  open the link of an FAQ's first button in the browser
    check                 report every fault in the content, for authors and CI
    convert               convert all FAQs in the source to another format
    cache                 show where content from the web is cached, and how much
    doctor                show every decision that faq makes here, and why
    help                  explain a command, with examples

  Content:
    --source FILE         read FILE, an address (https:), or standard input (-)
    --unknown POLICY      how to treat items of unknown types: show, text, drop or
                          fail
    --all                 print all FAQs

  Content from the web:
    --header HEADER       send a header 'Name: value'; nothing is cached
    --timeout SECONDS     time limit for fetching; 120 by default
    --max-size SIZE       size limit for content; 64M by default
    --refresh             fetch, even if the cached copy is fresh
    --offline             show the cached copy; fetch nothing
    --no-cache            neither read nor write the cache

  Output:
    --format FORMAT       output format: ansi, plain, markdown, html or json
    --to FORMAT           output format, markdown by default: ansi, plain,
                          markdown, html or json
    --output FILE|DIR/    write FILE, which appears once it is complete, or one
                          file per FAQ in DIR
    --lines               read one FAQ per line, write one JSON object per line
    --rejects FILE        with --lines: copy lines that cannot be converted to
                          FILE
    --site PROGRAM        lay out DIR for a site generator: mdbook, hugo or jekyll
    --title-headings WHEN
                          with --site: begin pages with their title, which Hugo
                          and Jekyll print already: auto, always or never
    --format FORMAT       format of the report: text or json
    --color WHEN          when to use colour: auto, always or never
    --hyperlinks WHEN     when to write terminal hyperlinks: auto, always or never
    --heading-level N     level of title headings in Markdown and HTML fragments;
                          1 by default
    --fragment            write HTML to embed in a page, not a whole page
    --width N             wrap at N columns
    --max-width N         wrap prose at N columns at most; 80 by default

  Behaviour:
    --pager COMMAND       page long output with COMMAND
    --no-pager            never start a pager
    --no-input            never prompt; fail instead
    --retries N           if fetching fails, try up to N more times
    --jobs N              use N cores instead of all
    --simulate-failure HOW
                          make fetching fail on purpose: count:N (the first N
                          times), always, or random:P:SEED

  Information:
    --help                explain faq, or the given command
    --version             print the version

  Examples:
    faq list                          the built-in FAQs
    faq show 2                        the second FAQ
    faq search retry                  every FAQ that contains the word
    faq open 2                        the first button of the second FAQ
    faq check --source faqs.json      one line per fault
    faq convert --to html --output faq.html
                                      all FAQs as one page
    faq cache                         the folder, its entries and their size
    faq doctor                        every decision
    faq help                          all commands and options

  Variables:
    FAQ_SOURCE            the source, unless --source names one
    FAQ_PAGER, PAGER      the pager; none if empty or cat
    BROWSER               the browser for faq open; %s stands for the address
    NO_COLOR              turns colour off, if not empty
    FORCE_COLOR, CLICOLOR_FORCE
                          turns colour on, even in a pipe
    CLICOLOR              turns colour off, if 0
    COLUMNS               the width, unless --width sets it
    XDG_CACHE_HOME        the folder for the cache, instead of ~/.cache
    http_proxy, https_proxy, all_proxy, no_proxy
                          the proxy to use
    CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR
                          the certificate authorities to trust
    ACCESSIBLE            turns animation off, if set
    CI                    turns prompts off, if set

  Exit status:
    0                     done
    1                     there is no such FAQ, or nothing matches
    2                     the arguments are invalid
    65                    the content is malformed
    69                    the content could not be fetched
    74                    the output could not be written

  faq help COMMAND explains one command.

  """

private let showPage = """
  Usage: faq show [OPTION]... NUMBER|FROM-TO...
         faq show [OPTION]... WORDS...
         faq show [OPTION]... --all

  faq show: print FAQs in full, by number or by words.

  Words are looked up in the titles. A single match is printed; several matches
  are listed to choose from. If nothing matches, similar titles are suggested
  and the status is 1.

  Content:
    --source FILE         read FILE, an address (https:), or standard input (-)
    --unknown POLICY      how to treat items of unknown types: show, text, drop or
                          fail
    --all                 print all FAQs

  Content from the web:
    --header HEADER       send a header 'Name: value'; nothing is cached
    --timeout SECONDS     time limit for fetching; 120 by default
    --max-size SIZE       size limit for content; 64M by default
    --refresh             fetch, even if the cached copy is fresh
    --offline             show the cached copy; fetch nothing
    --no-cache            neither read nor write the cache

  Output:
    --format FORMAT       output format: ansi, plain, markdown, html or json
    --color WHEN          when to use colour: auto, always or never
    --hyperlinks WHEN     when to write terminal hyperlinks: auto, always or never
    --heading-level N     level of title headings in Markdown and HTML fragments;
                          1 by default
    --fragment            write HTML to embed in a page, not a whole page
    --width N             wrap at N columns
    --max-width N         wrap prose at N columns at most; 80 by default

  Behaviour:
    --pager COMMAND       page long output with COMMAND
    --no-pager            never start a pager
    --no-input            never prompt; fail instead
    --retries N           if fetching fails, try up to N more times
    --simulate-failure HOW
                          make fetching fail on purpose: count:N (the first N
                          times), always, or random:P:SEED

  Information:
    --help                explain faq, or the given command
    --version             print the version

  Examples:
    faq show 2                        the second FAQ
    faq show 2 5-7                    the second, and five to seven
    faq show dictionary               the FAQ whose title matches
    faq show --all --format markdown  all FAQs, as Markdown
    faq show 7 --unknown drop         without items of unknown types

  """

private let checkPage = """
  Usage: faq check [OPTION]...

  faq check: report every fault in the content, for authors and CI.

  Each fault is one line: file:line:column: severity: message [code]. If any of
  them is an error, the status is 65. With --unknown fail, unknown types are
  errors too.

  Content:
    --source FILE         read FILE, an address (https:), or standard input (-)
    --unknown POLICY      how to treat items of unknown types: show, text, drop or
                          fail

  Content from the web:
    --header HEADER       send a header 'Name: value'; nothing is cached
    --timeout SECONDS     time limit for fetching; 120 by default
    --max-size SIZE       size limit for content; 64M by default
    --refresh             fetch, even if the cached copy is fresh
    --offline             show the cached copy; fetch nothing
    --no-cache            neither read nor write the cache

  Output:
    --format FORMAT       format of the report: text or json
    --color WHEN          when to use colour: auto, always or never

  Behaviour:
    --no-pager            never start a pager
    --no-input            never prompt; fail instead
    --retries N           if fetching fails, try up to N more times
    --simulate-failure HOW
                          make fetching fail on purpose: count:N (the first N
                          times), always, or random:P:SEED

  Information:
    --help                explain faq, or the given command
    --version             print the version

  Examples:
    faq check --source faqs.json      one line per fault
    faq check --source - < faqs.json  from standard input
    faq check --format json           as JSON, for other programs

  """
