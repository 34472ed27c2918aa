#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

Signals.ignoreBrokenPipes()
let program = Program(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: .current(),
  output: StandardOutput(.output),
  errors: StandardOutput(.error)
)
exit(await program.run().rawValue)
