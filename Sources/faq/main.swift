import FaqBlocks
import FaqCommand
import FaqSources

await FaqCommand(name: "faq", version: Version.current, blocks: FaqBlocks.all).main()
