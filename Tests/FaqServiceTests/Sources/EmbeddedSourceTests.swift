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

  @Test("It shows each standard type, and types that nobody registers")
  func types() async throws {
    let items = try await FaqService().fetch().flatMap(\.items)
    let types = Set(items.compactMap(\.type))
    #expect(types.isSuperset(of: ["title", "body", "button", "video"]))
    #expect(items.allSatisfy { $0["text"]?.string?.text.isEmpty == false })
  }

  @Test("Its buttons lead to addresses")
  func buttons() async throws {
    let items = try await FaqService().fetch().flatMap(\.items)
    let actions = items.filter { $0.type == "button" }.map { $0["action"]?.string?.text }
    #expect(actions.isEmpty == false)
    #expect(actions.allSatisfy { $0?.hasPrefix("https://") == true })
  }

  @Test("It is a service like any other")
  func serviceProtocol() async throws {
    let service: any FaqServiceProtocol = FaqService()
    #expect(try await service.fetch().count >= 12)
  }
}
