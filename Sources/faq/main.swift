import FaqService

for faq in try await FaqService().fetch() { print(faq.items.first?["text"]?.string?.text ?? "") }
