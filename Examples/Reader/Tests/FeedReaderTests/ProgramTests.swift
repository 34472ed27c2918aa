import FaqCommand
import Foundation
import Testing

@testable import FeedReader

@Suite("The program")
struct ProgramTests {
  private static func result(of arguments: [String], input: String = "") async -> RunResult {
    await FeedReader.program(pictureFolder: nil).result(of: arguments, input: input)
  }

  @Test("A fault is at its place in the user's own feed")
  func places() async {
    let feed = """
      [
        {"title": "A", "link": "https://example.com/a"},
        {"title": "B",
         "link": "javascript:alert(1)"}
      ]
      """
    let result = await Self.result(of: ["check", "--source", "-"], input: feed)
    #expect(result.output.contains("standard input:4:12: "))
    #expect(result.status != 0)
  }

  @Test("The embedded feed has no faults, and is listed with the first sentence of each summary")
  func embedded() async {
    #expect(await Self.result(of: ["check"]).status == 0)
    let list = await Self.result(of: ["list"]).output
    #expect(list.contains("Divers raised a lump of bronze from a Roman wreck in 1901.\n"))
  }

  @Test("An error says whether fetching or reading failed")
  func failures() async {
    #expect(
      await Self.result(of: ["list", "--source", "-"], input: "[7]").errors.hasPrefix(
        "reader: standard input: the feed could not be read: at /0: "
      )
    )
    #expect(
      await Self.result(of: ["list", "--source", "/nowhere.json"]).errors.hasPrefix(
        "reader: /nowhere.json: the feed could not be fetched: "
      )
    )
  }
}
