import FaqCommand
import FaqSources

await FaqCommand(name: "faq", version: Version.current).main()
