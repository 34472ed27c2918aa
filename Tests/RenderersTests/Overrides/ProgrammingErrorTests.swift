import ContentParser
import Renderers
import Testing

/// Names in an override are part of the program, so that a wrong one is a programming error.
@Suite("Programming errors in an override for HTML")
struct ProgrammingErrorTests {
  @Test("An element whose text would run or load traps")
  func elements() async {
    await #expect(processExitsWith: .failure) { render { $0.element("script") { $0.text("x") } } }
    await #expect(processExitsWith: .failure) { render { $0.element("STYLE") } }
    await #expect(processExitsWith: .failure) { render { $0.element("svg") } }
    await #expect(processExitsWith: .failure) { render { $0.element("a href") } }
    await #expect(processExitsWith: .failure) { render { $0.element("") } }
  }

  @Test("An attribute that would run or style content traps")
  func attributes() async {
    await #expect(processExitsWith: .failure) { render { $0.element("p", ["onclick": "x"]) } }
    await #expect(processExitsWith: .failure) { render { $0.element("p", ["style": "x"]) } }
    await #expect(processExitsWith: .failure) { render { $0.element("p", ["srcdoc": "x"]) } }
    await #expect(processExitsWith: .failure) { render { $0.element("p", ["a b": "x"]) } }
    await #expect(processExitsWith: .failure) { render { $0.element("p", ["A": "x"]) } }
  }

  @Test("An attribute that leads to an address traps unless its value is an Address")
  func addresses() async {
    await #expect(processExitsWith: .failure) { render { $0.element("a", ["href": "x"]) } }
    await #expect(processExitsWith: .failure) { render { $0.element("img", ["src": "x"]) } }
    await #expect(processExitsWith: .failure) { render { $0.element("q", ["cite": 1]) } }
    await #expect(processExitsWith: .success) {
      render { $0.element("a", ["href": Attack.harmlessAddress]) }
    }
  }

  @Test("A literal that is no language tag traps")
  func language() async {
    await #expect(processExitsWith: .failure) { _ = HTMLPageRenderer(language: "\" onload=\"x") }
  }
}

private func render(_ write: @escaping @Sendable (inout HTMLWriter) -> Void) {
  _ = HTMLFragmentRenderer()
    .overriding(TitleBlock.self) { _, writer in write(&writer) }
    .render(Document(blocks: [TitleBlock("x")]))
}
