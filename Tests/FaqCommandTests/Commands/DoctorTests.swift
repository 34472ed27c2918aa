import FaqService
import FaqSources
import Testing

@testable import FaqCommand

@Suite("faq doctor shows every decision and its reason")
struct DoctorTests {
  private static let libcurl =
    HTTPSource.libraryVersion ?? "not found; nothing can be fetched"

  @Test("In a pipe, with the built-in content")
  func pipe() async {
    #expect(
      await doctor([], .pipe()) == """
        version     faq 0.1.0
        source      built-in content (neither --source nor FAQ_SOURCE is set)
        libcurl     \(Self.libcurl)
        cache       none (HOME is not set)
        unknown     show (the default)
        format      plain (standard output is not a terminal)
        colour      off (standard output is not a terminal)
        pictures    off (colour is off)
        theme       dark (the default)
        hyperlinks  off (standard output is not a terminal)
        width       80, prose not wrapped (the default)
        pager       none (standard input is not a terminal)
        prompt      off (standard input is not a terminal)
        spinner     hidden (standard error is not a terminal)
        retries     0 (the default)
        settings    none (there is no folder for them)

        """
    )
  }

  @Test("The file with declared types is one of them")
  func types() async {
    let rows = await doctor(["--types", "types.json"], .pipe()).split(separator: "\n")
    #expect(rows.contains("types       types.json (--types names it)"))
  }

  @Test("The base of relative addresses is one of them")
  func base() async {
    let rows = await doctor(["--base", "https://e.org"], .pipe()).split(separator: "\n")
    #expect(rows.contains("base        https://e.org (--base names it)"))
  }

  @Test("At a terminal, with options and variables")
  func terminal() async {
    let variables = ["FAQ_SOURCE": "f.json", "PAGER": "more", "NO_COLOR": "1"]
    let environment = Environment.terminal(variables)
    #expect(
      await doctor(["--retries", "3", "--no-input", "--width", "50", "--no-cache"], environment)
        == """
        version     faq 0.1.0
        source      f.json (FAQ_SOURCE names it)
        libcurl     \(Self.libcurl)
        cache       none (--no-cache)
        unknown     show (the default)
        format      ansi (standard output is a terminal)
        colour      off (NO_COLOR is set)
        pictures    off (colour is off)
        theme       dark (the default)
        hyperlinks  off (the pager is more, not less)
        width       50, prose at 50 (--width 50)
        pager       more (PAGER is more)
        prompt      off (--no-input)
        spinner     moving (standard error is a terminal)
        retries     3 (--retries)
        settings    none (there is no folder for them)

        """
    )
  }

  @Test("A value from the settings file has the file as its reason, unless an option replaces it")
  func settings() async {
    var environment = Environment.pipe()
    environment.configuration = Configuration(
      "format = html\nretries = 2\nno-input = true\nhyperlinks = always\ntheme = light\n"
        + "base = https://e.org",
      path: "/faq/config",
      home: nil,
      of: .faq
    )
    let rows = await doctor(["--hyperlinks", "never"], environment).split(separator: "\n")
    for row in [
      "base        https://e.org (the configuration)",
      "format      html (the configuration)",
      "hyperlinks  off (--hyperlinks never)",
      "prompt      off (the configuration)",
      "retries     2 (the configuration)", "theme       light (the configuration)",
      "settings    /faq/config",
    ] { #expect(rows.contains { $0 == row }, "\(row)") }
  }

  @Test("Names are bold where colour is on")
  func bold() async {
    let start = "\u{1B}[1mversion\u{1B}[0m     faq "
    #expect(await doctor([], .terminal()).hasPrefix(start))
  }

  @Test("For an address, it shows the limits and the cached copy, but no secrets")
  func web() async {
    let variables = ["XDG_CACHE_HOME": "/nonexistent", "SSL_CERT_FILE": "/own.pem"]
    let arguments = ["--source", "https://u:p@example.com/?q=1", "--timeout", "5", "--offline"]
    let lines = await doctor(arguments, .pipe(variables))
      .split(separator: "\n")
    #expect(lines[1] == "source      https://example.com/?q=… (--source names it)")
    let cache = "cache       /nonexistent/faq (XDG_CACHE_HOME is /nonexistent)"
    #expect(lines[3].hasPrefix("\(cache); the only source (--offline)"))
    #expect(lines[4] == "authorities named (SSL_CERT_FILE is /own.pem)")
    #expect(lines[5] == "limits      5 seconds, 64 MiB")
    #expect(lines[6] == "copy        never cached: headers or a password are sent")
  }

  @Test(
    "A source that is not valid is a row like any other",
    arguments: [
      (["--source", "ftp://example.com"], [:], "--source"),
      ([], ["FAQ_SOURCE": "ftp://example.com"], "FAQ_SOURCE"),
    ] as [([String], [String: String], String)]
  )
  func invalidSource(arguments: [String], variables: [String: String], origin: String) async {
    let lines = await doctor(arguments, .pipe(variables)).split(separator: "\n")
    let reason = "the address begins with ftp: instead of https: or http:"
    #expect(lines[1] == "source      invalid (\(origin): \(reason))")
    #expect(lines.last == "settings    none (there is no folder for them)")
  }

  @Test("Variables with invalid values are listed as ignored")
  func ignored() async {
    let output = await doctor([], .pipe(["COLUMNS": "wide", "XDG_CACHE_HOME": "cache"]))
    #expect(
      output.hasSuffix(
        """
        settings    none (there is no folder for them)
        ignored     COLUMNS is wide, not a number from 1 to 10000
        ignored     XDG_CACHE_HOME is cache, not an absolute path

        """
      )
    )
  }

  @Test(
    "A value takes one line, whatever it contains",
    arguments: ["\n", "\r\n", "\u{2028}", "\u{85}"]
  )
  func oneLine(lineEnd: String) async {
    let lines = await doctor([], .pipe(["FAQ_SOURCE": "a\(lineEnd)b\u{1B}.json"]))
      .split(separator: "\n")
    #expect(lines[1] == "source      a b\u{FFFD}.json (FAQ_SOURCE names it)")
  }

  @Test("It shows the age of the copy and its remaining freshness")
  func copy() async throws {
    let run = WebRun()
    let store = CacheStore(path: run.folder + "/faq", now: { Timestamp(seconds: 1_000) })
    let source = HTTPSource(try HTTPAddress("https://example.com/"))
    _ = try await CachedSource(
      KeptSource(identity: source.identity, freshness: .seconds(7_200)),
      in: store,
      now: { Timestamp(seconds: 1_000) },
      fallsBack: { _, _ in Issue.record("an old copy is used") }
    ).open()
    for (seconds, finding) in [
      (1_060, "2 bytes, 1 minute old, fresh for another 1 hour"),
      (9_000, "2 bytes, 2 hours old, not fresh"),
    ] {
      let output = await doctor(
        ["--source", "https://example.com/"],
        .pipe(run.variables),
        at: Int64(seconds)
      )
      #expect(output.contains("\ncopy        \(finding)\n"))
    }
  }

  private func doctor(
    _ arguments: [String],
    _ environment: Environment,
    at seconds: Int64 = 0
  ) async -> String {
    let output = RecordedOutput()
    let run = Run(
      arguments: ["doctor"] + arguments,
      environment: environment,
      output: output,
      errors: RecordedOutput(),
      effects: SystemEffects(now: { Timestamp(seconds: seconds) })
    )
    #expect(await run.status() == .done)
    return output.text
  }
}

/// A source whose content may be cached for a given time.
private struct KeptSource: RevalidatingSource {
  let name = "kept"
  let identity: String?
  let freshness: Duration

  func open(unlessStill _: Validators?) -> sending Answer {
    .content(
      MemorySource(Array("[]".utf8)).open(),
      KeepingTerms(allowsKeeping: true, freshness: freshness)
    )
  }
}
