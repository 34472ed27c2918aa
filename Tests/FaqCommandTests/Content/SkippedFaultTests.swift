import FaqCommand
import Platform
import Testing

@Suite("--skip-faults leaves out entries with a fault")
struct SkippedFaultTests {
  private static let faqs = """
    [
      {"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"So."}]},
      {"elements":[{"type":"title","text":"Ho"w?"},{"type":"body","text":"Thus."}]},
      {"elements":[{"type":"title","text":"Who?"},{"type":"body","text":"We."}]},
    ]
    """
  private static let errors = """
    faq: standard input: line 3, column 42, at /1/elements/0: this quotation mark ends the string
    Write \\" for a quotation mark within a string.
    faq: standard input: line 4, column 77, at /3: trailing comma
    Remove it.

    """

  @Test(
    "The others are shown by each command, the faults are reported, and the status stays",
    arguments: [
      (["list"], "FAQ Overview\n\n1. Why?\n2. Who?\n"), (["show", "2"], "Who?\n\nWe.\n"),
      (["convert", "--to", "plain"], "1. Why?\n\nSo.\n\n\n2. Who?\n\nWe.\n"),
    ]
  )
  func commands(command: [String], output: String) throws {
    let arguments = command + ["--skip-faults", "--source", "-"]
    #expect(
      try Program.faq.run(arguments, input: Self.faqs)
        == .init(ending: .exited(65), output: output, error: Self.errors)
    )
  }

  @Test("A source that is read twice reports each fault once")
  func page() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faqs, to: "faqs.json")
    let path = "\(folder.path)/faqs.json"
    let result = try Program.faq.run(["convert", "--to", "html", "--skip-faults", path])
    #expect(result.ending == .exited(65))
    #expect(result.output.contains("Why?") && result.output.contains("Who?"))
    #expect(result.error == Self.errors.replacing("standard input: ", with: "\(path): "))
  }

  @Test("--prune keeps the file of an FAQ that has an error now")
  func prune() throws {
    let folder = try TemporaryFolder()
    let options = ["--output", "\(folder.path)/", "--prune", "--skip-faults"]
    let arguments = ["convert", "--source", "-"] + options
    let sound = Self.faqs.replacing("Ho\"w?", with: "How?").replacing("}]},\n]", with: "}]}\n]")
    #expect(try Program.faq.run(arguments, input: sound).ending == .exited(0))
    #expect(try folder.text(of: "how.md").contains("Thus."))
    let broken = sound.replacing("\"How?\"", with: "How?")
    #expect(try Program.faq.run(arguments, input: broken).ending == .exited(65))
    #expect(try folder.text(of: "how.md").contains("Thus."))
  }

  @Test("Content in another shape is read without them too, and the first hundred are listed")
  func many() throws {
    let good = #"{"question":"Why?","answer":"So."}"#
    let bad = #"{"question":"How?" "answer":"Thus."}"#
    let faqs = "[" + Array(repeating: "\(good),\n\(bad)", count: 120).joined(separator: ",\n") + "]"
    let result = try Program.faq.run(["check", "--skip-faults", "--source", "-"], input: faqs)
    #expect(result.ending == .exited(65))
    #expect(result.error.contains("in 120 FAQs"))
    #expect(result.error.contains("line 200, ") && !result.error.contains("line 202, "))
    #expect(
      result.error.hasSuffix("faq: 120 FAQs could not be read; the first 100 are listed above\n")
    )
  }
}
