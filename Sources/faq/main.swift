import FaqBlocks
import FaqCommand
import FaqSources

await FaqCommand(
  name: "faq",
  version: Version.current,
  content: .embedded(faqsAboutFaq),
  blocks: FaqBlocks.all
).main()
