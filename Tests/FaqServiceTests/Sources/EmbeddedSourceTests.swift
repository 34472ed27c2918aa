import FaqService
import Testing

@Suite("Embedded content")
struct EmbeddedSourceTests {
  @Test("A service without a source reads the embedded content")
  func standard() async throws {
    let faqs = try await FaqService().fetch()
    #expect(faqs.count >= 12)
    #expect(faqs.allSatisfy { $0.fault == nil })
    #expect(faqs.allSatisfy { $0.items.first?.type == "title" })
    #expect(try await FaqService(source: .embedded).fetch() == faqs)
    #expect(FaqService().source.name == "embedded content")
  }

  @Test("The embedded content shows all standard types and an unknown one")
  func types() async throws {
    let items = try await FaqService().fetch().flatMap(\.items)
    let types = Set(items.compactMap(\.type))
    #expect(types.isSuperset(of: ["title", "body", "button", "video"]))
    #expect(items.allSatisfy { $0["text"]?.string?.text.isEmpty == false })
  }

  @Test("The buttons of the embedded content have web addresses")
  func buttons() async throws {
    let items = try await FaqService().fetch().flatMap(\.items)
    let actions = items.filter { $0.type == "button" }.map { $0["action"]?.string?.text }
    #expect(actions.isEmpty == false)
    #expect(actions.allSatisfy { $0?.hasPrefix("https://") == true })
  }

  @Test("The service can be used through its protocol")
  func serviceProtocol() async throws {
    let service: any FaqServiceProtocol = FaqService()
    #expect(try await service.fetch().count >= 12)
  }
}
