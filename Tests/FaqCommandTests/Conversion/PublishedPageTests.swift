import Testing

@Suite("Pages of a publisher")
struct PublishedPageTests {
  private static let members = #""title":"Help","summary":"All","url":"https://a.org/h/","#
  private static let faqs = #"[{"elements":[{"type":"title","text":"A?"}]},{"elements":[]}]"#

  private func convert(_ options: [String], to name: String = "page.html") throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("{\(Self.members)\"image\":\"c.png\",\"faqs\":\(Self.faqs)}", to: "faqs.json")
    try folder.write("a { b: c }", to: "own.css")
    try folder.write("<meta name=\"d\">", to: "head.html")
    let files = options.map { $0.replacing("FOLDER", with: folder.path) }
    let source = ["convert", "--to", "html", "--source", "\(folder.path)/faqs.json"]
    let output = ["--output", "\(folder.path)/out/"]
    if name == "page.html" { return try Program.faq.run(source + files).output }
    #expect(try Program.faq.run(source + output + files) == .done(""))
    return try folder.text(of: "out/\(name)")
  }

  @Test("Members before the FAQs describe the page, and options come before them")
  func members() throws {
    let page = try convert([])
    #expect(page.contains("<h1>Help</h1>\n<p>All</p>\n"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://a.org/h/\">\n"))
    #expect(page.contains("<meta property=\"og:image\" content=\"https://a.org/h/c.png\">\n"))
    let other = try convert(["--title", "Other", "--url", "https://b.org/"])
    #expect(other.contains("<h1>Other</h1>"))
    #expect(other.contains("<link rel=\"canonical\" href=\"https://b.org/\">\n"))
  }

  @Test("They stay before the FAQs in JSON, which describes the same page")
  func nativeContent() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\(Self.members)\"x\":1,\"faqs\":\(Self.faqs)}", to: "faqs.json")
    let source = ["convert", "--source", "\(folder.path)/faqs.json"]
    let json = try Program.faq.run(source + ["--to", "faq"]).output
    #expect(json.contains(#"{"schemaVersion":1,\#(Self.members)"faqs":["#))
    #expect(json.contains(#""envelope":{"x":1}"#))
    try folder.write(json, to: "again.json")
    let again = ["convert", "--to", "html", "--source", "\(folder.path)/again.json"]
    let page = try Program.faq.run(source + ["--to", "html"])
    #expect(try Program.faq.run(again) == page)
  }

  @Test("In a folder, they describe the index, and the address of each page is beside it")
  func folder() throws {
    let index = try convert([], to: "index.html")
    #expect(index.contains("<h1>Help</h1>\n<p>All</p>\n"))
    #expect(index.contains("<link rel=\"canonical\" href=\"https://a.org/h/\">\n"))
    let page = try convert([], to: "a.html")
    #expect(page.contains("<link rel=\"canonical\" href=\"https://a.org/h/a.html\">\n"))
    #expect(page.contains("<title>A?</title>\n"))
  }

  @Test("Files add rules and elements")
  func files() throws {
    let page = try convert(["--css", "FOLDER/own.css", "--head", "FOLDER/head.html"])
    #expect(page.contains("<style>a { b: c }</style>\n<meta name=\"d\">\n</head>\n"))
  }

  @Test(
    "Options of a page need one, and files that exist",
    arguments: [
      (["convert", "--title", "a"], "--title needs a page in HTML"),
      (["show", "--all", "--css", "a"], "--css needs a page in HTML"),
      (["convert", "--to", "html", "--fragment", "--head", "a"], "--head needs a page in HTML"),
      (["convert", "--to", "html", "--url", "a"], "invalid address for --url"),
      (["convert", "--to", "html", "--css", "/none"], "/none: No such file or directory"),
    ]
  )
  func refusals(arguments: [String], message: String) throws {
    let result = try Program.faq.run(arguments)
    #expect(result.error.contains("faq: \(message)"))
    #expect(result.output.isEmpty)
  }
}
