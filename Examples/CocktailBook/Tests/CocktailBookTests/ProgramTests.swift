import CocktailsAPI
import FaqCommand
import Foundation
import Testing

@testable import CocktailBook

@Suite("The program")
struct ProgramTests {
  private static let small = FakeService(["Daiquiri": "alcoholic", "Ambrosia": "non-alcoholic"])

  private static func result(
    of arguments: String...,
    service: some CocktailService = small
  ) async -> RunResult {
    await CocktailBook.program(service).result(of: arguments)
  }

  @Test("It lists the cocktails in alphabetical order")
  func list() async {
    #expect(
      await Self.result(of: "list").output == """
        Cocktails

        1. Ambrosia – Short.
        2. Daiquiri – Short.

        """
    )
  }

  @Test("HTML has a drawing, which text describes")
  func formats() async {
    let page = await Self.result(of: "show", "2", "--format", "html").output
    #expect(page.contains("<svg ") && page.contains("Daiquiri in a coupe glass"))
    let text = await Self.result(of: "show", "2", "--format", "plain").output
    #expect(text.contains("\nDaiquiri in a coupe glass\n"))
  }

  @Test("A service that fails is told, and asked again if the user says so")
  func failure() async {
    let failing = await Self.result(of: "list", service: FakeService(failure: .unavailable))
    #expect(failing.status == 69)
    #expect(failing.errors.hasPrefix("cocktails: the cocktail service: the service does not "))
    let patient = CocktailsAPI(failures: .count(1), latency: .zero)
    let list = await Self.result(of: "list", "--retries", "1", service: patient)
    #expect(list.output.contains("14. "))
  }

  @Test("Content of another source is checked at its own lines")
  func places() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = """
      [{"name":"A",
      "preparationMinutes":"7","type":"alcoholic"}]
      """
    try Data(answer.utf8).write(to: file)
    let check = await Self.result(of: "check", "--source", file.path)
    #expect(check.output.contains(".json:2:22: "))
  }
}
