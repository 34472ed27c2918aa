import ContentParser
import FaqBlocks
import FaqCommand
import FaqSources

await FaqCommand(
  name: "faq",
  version: Version.current,
  summary: "Find, read, check and publish FAQs.",
  content: .embedded(faqsAboutFaq),
  // One by one: the conversion of a whole array looks up each conformance at run time.
  blocks: FaqBlocks.all.map { $0 as any ParsableBlock.Type }
).main()
