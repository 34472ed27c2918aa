import AnimalFacts
import FaqCommand

await AnimalFacts.program.main()
