import CocktailBook
import CocktailsAPI
import FaqCommand
import Foundation

/// `COCKTAILS_FAILURES=2` lets the service fail twice before it succeeds.
let variable = ProcessInfo.processInfo.environment["COCKTAILS_FAILURES"]
let failures = variable.flatMap { Int($0) }.map { max(0, $0) }

await CocktailBook.program(CocktailsAPI(failures: failures.map { .count($0) } ?? .never)).main()
