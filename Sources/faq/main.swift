import ContentParser
import FaqService
import Renderers

let documents = ContentParser().parse(try await FaqService().fetch())
let rows = documents.enumerated().map { OverviewRow(number: $0 + 1, title: $1.title) }
print(ANSIRenderer().renderOverview(rows))
print(ANSIRenderer(hyperlinks: false).render(documents[6]))
print(PlainTextRenderer().render(documents[6]))
print(MarkdownRenderer().render(documents[6]))
print(JSONRenderer().render(documents[6]))
