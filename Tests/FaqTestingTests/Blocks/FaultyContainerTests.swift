import ContentParser
import FaqTesting
import Testing

@Suite("Containers with a fault")
struct FaultyContainerTests {
  @Test("A container that shows the nodes of its children in place of the children")
  func lowering() {
    #expect(
      violations(of: LoweringBox.self) == [
        Violation(
          .showsChildren,
          input: #"{"type":"box","blocks":[{"type":"body","text":"Hello"}]}"#,
          expected: #"the child {"type":"body","text":"Hello"} in a `Node.blocks` of the body"#,
          found: "a body without it"
        )
      ]
    )
  }

  @Test("A container that does not say which blocks it holds")
  func secretive() {
    #expect(
      violations(of: SecretiveBox.self) == [
        Violation(
          .showsChildren,
          input: #"{"type":"box","blocks":[{"type":"body","text":"Hello"}]}"#,
          expected: #"{"type":"body","text":"Hello"} among the children"#,
          found: "only in the body"
        )
      ]
    )
  }

  @Test("A container that does not show its children")
  func empty() {
    #expect(
      violations(of: EmptyBox.self).first
        == Violation(
          .showsText,
          input: #"{"type":"box","blocks":[{"type":"body","text":"Wordmark7041"}]}"#,
          expected: "“Wordmark7041” in the body",
          found: "“”"
        )
    )
  }

  @Test("A container whose body ignores the children that it is given")
  func stubborn() {
    #expect(
      violations(of: StubbornBox.self) == [
        Violation(
          .showsChildren,
          input: #"{"type":"box","blocks":[{"type":"body","text":"Hello"}]}"#,
          expected: "the blocks that `children` is set to in the body",
          found: "a body without them"
        )
      ]
    )
  }

  @Test("A container that leaves out blocks of unknown types")
  func picky() {
    #expect(
      violations(of: PickyBox.self) == [
        Violation(
          .followsPolicy,
          input: #"{"type":"box","blocks":[{"type":"faq-testing-unknown","text":"Wordmark7041"}]}"#,
          expected: "the text of the unknown child under the policy show",
          found: "“”"
        )
      ]
    )
  }
}
