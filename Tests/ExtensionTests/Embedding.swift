import ContentParser
import FaqService
import FaqSources
import Renderers

func printMarkdown() async throws {
  let faqs = try await FaqService(source: .file("faqs.json")).fetch()
  let documents = ContentParser().parse(faqs)
  print(MarkdownRenderer().render(documents))
}

func fetchedFaqs() async throws -> [RawFaq] {
  let source = HTTPSource(try HTTPAddress("https://example.com/faqs.json"))
  let faqs = try await FaqService(source: source).fetch()
  return faqs
}
