import Testing

@Suite("The schema of output")
struct OutputSchemaTests {
  private let schema: JSONSchema

  init() throws { schema = try SchemaFiles.schema("faq-output") }

  @Test(
    "The JSON output of every command is valid",
    arguments: [
      ["list"], ["show", "1"], ["show", "2-3", "1"], ["show", "--all"], ["show", "what"],
      ["show", "dictionary", "--unknown", "drop"], ["search", "a"], ["search", "Café"],
      ["search", "zebra"], ["ask", "dictionary"], ["ask", "zebra"], ["check"],
      ["check", "--coverage"],
      ["types"], ["types", "list"],
    ]
  )
  func commands(arguments: [String]) throws {
    let json = arguments + ["--format", "json"]
    let sample = try Program.faq.run(json + ["--source", "-"], input: SampleContent.json)
    #expect(sample.output.hasPrefix("{\"schemaVersion\":1,"))
    #expect(try schema.faults(in: sample.output).isEmpty)
  }

  @Test(
    "The JSON output for the built-in content is valid",
    arguments: ["list", "show --all", "check"]
  )
  func embedded(arguments: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let output = try Program.faq.run(words + ["--format", "json"]).output
    #expect(try schema.faults(in: output).isEmpty)
  }

  @Test(
    "The JSON output for bad content is valid",
    arguments: try SchemaFiles.documents("good-content") + SchemaFiles.documents("bad-content")
      + [
        "{\"elements\":[]}\n{oh\n", #"{"elements":[],"elements":7}"#, "[", "{\"elements\":[1,]}",
        #"[{"elements":[],"fault":7,"source":[]}]"#,
      ]
  )
  func bad(content: String) throws {
    for command in ["list", "show --all", "check", "check --coverage"] {
      let words = command.split(separator: " ").map(String.init)
      let json = words + ["--format", "json", "--source", "-"]
      let output = try Program.faq.run(json, input: content).output
      if !output.isEmpty { #expect(try schema.faults(in: output).isEmpty) }
    }
  }

  @Test("Bad output is invalid", arguments: try SchemaFiles.documents("bad-output"))
  func rejected(output: String) throws {
    #expect(try !schema.faults(in: output).isEmpty)
  }

  @Test("The examples of output in the documentation are valid")
  func readme() throws {
    let listings = try SchemaFiles.listings("json")
      .filter { $0.contains("schemaVersion") && !$0.contains("…") }
    #expect(listings.count == 1)
    for listing in listings { #expect(try schema.faults(in: listing).isEmpty) }
  }
}
