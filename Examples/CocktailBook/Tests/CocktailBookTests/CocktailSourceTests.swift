import CocktailsAPI
import FaqService
import Testing

@testable import CocktailBook

@Suite("Cocktails of the service become entries")
struct CocktailSourceTests {
  @Test("They are sorted as a person sorts, whatever their case and accents")
  func order() async throws {
    let service = FakeService([
      "Zombie": "alcoholic", "éclair": "alcoholic", "Eau": "non-alcoholic", "old": "alcoholic",
      "Negroni": "alcoholic",
    ])
    let faqs = try await FaqService(source: entries(of: service)).fetch()
    let names = faqs.compactMap { $0.items.first?["text"]?.string?.text }
    #expect(names == ["Eau", "éclair", "Negroni", "old", "Zombie"])
  }

  @Test("An entry has the members of the answer, spelled as in the answer")
  func entry() async throws {
    let answer = #"""
      [{"id":"a","name":"A \"B\" \u00e9","type":"alcoholic","shortDescription":"S",
      "longDescription":"L","preparationMinutes":7,"imageName":"i","ingredients":["x","y"]}]
      """#
    let source = entries(of: FakeService(answer: answer))
    let faqs = try await FaqService(source: source).fetch()
    #expect(
      faqs.map { $0.value?.description } == [
        #"""
        {"id":"a","summary":"S","elements":[{"type":"title","text":"A \"B\" \u00e9"},\#
        {"type":"preparation","minutes":7,"kind":"alcoholic"},\#
        {"type":"picture","name":"i","of":"A \"B\" \u00e9"},\#
        {"type":"body","text":"L"},{"type":"ingredients","items":["x","y"]}]}
        """#
      ]
    )
  }

  @Test("What the answer leaves out, the entry leaves out")
  func gaps() async throws {
    let source = entries(of: FakeService(answer: #"[{"name":"A"},7,{}]"#))
    let faqs = try await FaqService(source: source).fetch()
    #expect(
      faqs.map { $0.value?.description } == [
        #"{"elements":[{"type":"title","text":""}]}"#,
        #"{"elements":[{"type":"title","text":"A"},{"type":"picture","of":"A"}]}"#,
      ]
    )
  }

  @Test("A failing service is worth a retry")
  func failure() async {
    let source = entries(of: FakeService(failure: .unavailable))
    let error = await #expect(throws: FaqServiceError.self) {
      try await FaqService(source: source).fetch()
    }
    #expect(error?.description == "the cocktail service: the service does not answer")
    #expect(error?.recovery == .later)
  }

  @Test("An answer that is no JSON is malformed")
  func malformed() async {
    let source = entries(of: FakeService(answer: "[oops]"))
    let error = await #expect(throws: FaqServiceError.self) {
      try await FaqService(source: source).fetch()
    }
    #expect(error?.code == .malformed)
  }

  @Test("The service fails as often as it is told, and then answers")
  func counted() async throws {
    let api = CocktailsAPI(failures: .count(2), latency: .zero)
    for _ in 1...2 {
      await #expect(throws: CocktailsAPIError.unavailable) { try await api.fetchCocktails() }
    }
    let faqs = try await FaqService(source: entries(of: api)).fetch()
    #expect(faqs.count == 14)
  }
}
