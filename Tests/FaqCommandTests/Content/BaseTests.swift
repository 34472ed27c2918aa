import FaqCommand
import Platform
import TestServer
import Testing

@Suite("Relative links in content")
struct BaseTests {
  private static let content = #"""
    [{"elements": [
      {"type": "title", "text": "Where?"},
      {"type": "body", "format": "markdown", "text": "See [the map](../map)."},
      {"type": "button", "text": "Drive", "action": "/drive"}
    ]}]
    """#

  @Test("--base says what they are relative to, and JSON keeps them as they were written")
  func option() throws {
    let base = ["--base", "https://example.com/help/"]
    let shown = try Program.faq.run(
      ["show", "1", "--format", "markdown"] + base,
      reading: Self.content
    )
    #expect(
      shown.output == """
        # Where?

        See [the map](https://example.com/map).

        [Drive](https://example.com/drive)

        """
    )
    let json = try Program.faq.run(["show", "1", "--format", "json"] + base, reading: Self.content)
    #expect(json.output.contains(#""text": "See [the map](../map).""#))
    #expect(json.output.contains(#""action": "/drive""#))
    let opened = try Program.faq.run(
      ["open", "1"] + base,
      reading: Self.content,
      variables: ["BROWSER": "false", "PATH": "/nonexistent"]
    )
    #expect(opened.output == "https://example.com/drive\n")
    #expect(try Program.faq.run(["check"] + base, reading: Self.content).ending == .exited(0))
  }

  @Test("Without a base they are shown and not linked, and the check says what is missing")
  func none() throws {
    let shown = try Program.faq.run(["show", "1", "--format", "html"], reading: Self.content)
    #expect(shown.output.contains("<p>See the map (../map).</p>"))
    #expect(
      try Program.faq.run(["check"], reading: Self.content).output == """
        standard input:3:50: warning: `../map` is shown as text, without a link: \
        the scheme is missing. \
        A relative address needs --base, or a `base` before the FAQs. [unlinked-address]
        standard input:4:49: error: `action` is not a safe address: \
        the scheme is missing in `/drive`. \
        A relative address needs --base, or a `base` before the FAQs. [unsafe-address]

        """
    )
  }

  @Test(
    "A base must be an address of the web without a user",
    arguments: [
      (
        "javascript:alert(1)",
        """
        the scheme `javascript` is not allowed
        Addresses begin with https:, http:, mailto: or tel:.
        """
      ),
      (
        "file:///etc/",
        "the scheme `file` is not allowed\nAddresses begin with https:, http:, mailto: or tel:."
      ),
      (
        "https://a:b@example.com/",
        "it holds a user or a password\nLeave out what is before the `@`."
      ),
    ]
  )
  func hostile(base: String, reason: String) throws {
    #expect(
      try Program.faq.run(["list", "--base", base])
        == .init(
          ending: .exited(2),
          output: "",
          error: "faq: invalid address for --base: \(reason)\n"
        )
    )
  }

  @Test("The base of the content is reported if nothing can be relative to it")
  func unusable() throws {
    let content =
      #"{"base": "data:,a", "faqs": [[{"type": "title", "text": "a"}, {"type": "divider"}]]}"#
    #expect(
      try Program.faq.run(["check"], reading: content).output == """
        standard input:1:2: warning: relative addresses are not resolved against this `base`: \
        the scheme `data` is not allowed. \
        Addresses begin with https:, http:, mailto: or tel:. [unusable-base]

        """
    )
  }

  @Test("The base of a page counts")
  func page() throws {
    let page = """
      <!doctype html><base href="https://example.com/docs/">
      <details><summary>Why?</summary><a href="map">So</a>.</details>
      <details><summary>How?</summary>Thus.</details>
      """
    let shown = try Program.faq.run(["show", "1", "--format", "markdown"], reading: page)
    #expect(shown.output == "# Why?\n\n[So](https://example.com/docs/map).\n")
  }

  @Test("The address of content from the web is its base", .needsLibcurl)
  func web() throws {
    let server = try LoopbackServer(.answer(headers: [], body: Self.content))
    let address = server.origin + "/help/en/faqs.json?lang=en"
    #expect(try show(address).contains("See [the map](\(server.origin)/help/map)."))
    let shown = try show(address, "--base", "https://example.com/")
    #expect(shown.contains("See [the map](https://example.com/map)."))
  }

  @Test("JSON made of a page begins with its address", .needsLibcurl)
  func convertedPage() throws {
    let page = "<details><summary>Why?</summary><a href=map>So</a>.</details>"
    let server = try LoopbackServer(.answer("200 OK", ["Content-Type: text/html"], body: page))
    let address = server.origin + "/help/faq.html?token=secret"
    let arguments = ["convert", "--to", "faq", "--no-cache", "--source", address]
    let json = try Program.faq.run(arguments)
    #expect(
      json
        == .done(
          #"""
          {"schemaVersion":1,"base":"\#(server.origin)/help/faq.html","faqs":[\#
          {"elements":[{"type":"title","text":"Why?"},\#
          {"type":"richText","format":"html","text":"<a href=\"map\">So</a>."}]}]}

          """#
        )
    )
    let shown = try Program.faq.run(["show", "1", "--format", "markdown"], reading: json.output)
    #expect(shown.output == "# Why?\n\n[So](\(server.origin)/help/map).\n")
  }

  @Test("After a redirect, its target is the base, also of the copy in the cache", .needsLibcurl)
  func redirected() throws {
    let server = try LoopbackServer { request in
      request.path.hasPrefix("/moved/")
        ? [.answer(headers: ["Cache-Control: max-age=60"], body: Self.content)]
        : [.answer("302 Found", ["Location: /moved/en/faqs.json?key=secret"], body: "")]
    }
    let run = WebRun()
    for options in [[], ["--offline"], ["--refresh"], ["--no-cache"]] {
      let arguments = ["show", "1", "--format", "markdown", "--source", server.origin + "/a"]
      let shown = try Program.faq.run(arguments + options, variables: run.variables)
      #expect(shown.output.contains("See [the map](\(server.origin)/moved/map)."))
    }
    #expect(run.files.count == 1)
    #expect(run.files.allSatisfy { !$0.contains("secret") })
  }

  private func show(_ address: String, _ options: String...) throws -> String {
    let arguments = ["show", "1", "--format", "markdown", "--no-cache", "--source", address]
    return try Program.faq.run(arguments + options).output
  }
}
