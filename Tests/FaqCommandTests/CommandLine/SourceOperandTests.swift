import Platform
import Testing

@testable import FaqCommand

@Suite("Operands that name sources and outputs")
struct SourceOperandTests {
  @Test("Operands that name files are sources of show and open, if others follow them")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "a.json")
    let path = folder.path + "/a.json"
    for arguments in [["show", path, "2"], ["open", path, "2"], ["show", "--all", path]] {
      #expect(try FaqCommand.faq.command(arguments).options.sources == [Path(path)])
    }
    for arguments in [
      ["show", path], ["show", "2", path], ["show", folder.path + "/b.json", "2"],
    ] {
      #expect(try FaqCommand.faq.command(arguments).options.sources.isEmpty)
    }
  }

  @Test("The output - is standard output")
  func standardOutput() throws {
    let convert = try FaqCommand.faq.command("convert --output -") as? ConvertCommand
    #expect(convert?.plan.output == nil)
    let new = try #require(try FaqCommand.faq.command("new -") as? NewCommand)
    #expect(new.path == nil)
  }
}
