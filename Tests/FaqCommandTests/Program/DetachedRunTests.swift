import Synchronization
import Testing

@testable import FaqCommand
@testable import acme_help

@Suite("A program runs within another one")
struct DetachedRunTests {
  private static let content = #"[{"elements":[{"type":"title","text":"One"}]}]"#

  @Test("Input, output and errors are those of the call")
  func streams() async {
    let program = Help.program
    #expect(
      await program.result(of: ["list", "--source", "-"], input: Self.content)
        == RunResult(status: 0, output: "FAQ Overview\n\n1. One\n", errors: "")
    )
    #expect(
      await program.result(of: ["fmt", "-"], input: "[ ]")
        == RunResult(status: 0, output: "[]\n", errors: "")
    )
    #expect(
      await program.result(of: ["show", "9"])
        == RunResult(
          status: 1,
          output: "",
          errors: """
            acme-help: there is no FAQ 9 in built-in content; the last is 2
            acme-help list shows the numbers.

            """
        )
    )
  }

  @Test("Variables are those of the call")
  func variables() async {
    let colored = await Help.program.result(of: ["list"], variables: ["FORCE_COLOR": "1"])
    #expect(colored.output.hasPrefix("\u{1B}["))
    let source = ["ACME_HELP_SOURCE": "/nonexistent"]
    #expect(await Help.program.result(of: ["list"], variables: source).status == 69)
  }

  @Test("It has no terminal: it neither asks nor pages nor fills the screen")
  func terminal() async {
    let doctor = await Help.program.result(of: ["doctor"]).output
    for line in ["prompt      off ", "spinner     hidden ", "pager       none "] {
      #expect(doctor.contains(line), "\(line)")
    }
    let browse = await Help.program.result(of: ["browse"])
    #expect(browse.status == 2)
    #expect(browse.errors.hasPrefix("acme-help: browse needs a terminal"))
  }

  @Test("If nobody takes the output, it ends quietly")
  func closed() async {
    let errors = Mutex<[UInt8]>([])
    let status = await Help.program.run(
      arguments: ["list"],
      variables: [:],
      output: { _ in throw CancellationError() },
      errors: { bytes in errors.withLock { $0 += bytes } }
    )
    #expect(status == 0)
    #expect(errors.withLock { $0.isEmpty })
  }

  @Test("Many runs go on at the same time")
  func concurrent() async {
    await withTaskGroup(of: RunResult.self) { group in
      for number in 0..<20 {
        group.addTask { await Help.program.result(of: ["show", "\(number % 2 + 1)"]) }
      }
      for await result in group { #expect(result.status == 0 && !result.output.isEmpty) }
    }
  }
}
