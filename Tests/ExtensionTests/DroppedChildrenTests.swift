import ContentParser
import Renderers
import Testing

@Suite("Children that the policy drops")
struct DroppedChildrenTests {
  @Test(
    "They are gone from JSON too",
    arguments: [
      (
        #"{"type":"callout", "title":"a","elements":[{"type":"poll"},{"type":"body","text":"b"}]}"#,
        #"{"type":"callout","title":"a","elements":[{"type":"body","text":"b"}]}"#
      ),
      (
        #"{"type":"callout","title":"a","elements":[{"type":"poll"}],"x":1.0}"#,
        #"{"type":"callout","title":"a","elements":[],"x":1.0}"#
      ),
      (
        #"{"type":"callout","title":"a","elements":{"type":"poll"}}"#,
        #"{"type":"callout","title":"a","elements":[]}"#
      ),
      (
        #"{"type":"poll","fallback":[{"type":"quiz"},{"type":"body","text":"b"}]}"#,
        #"{"type":"poll","fallback":[{"type":"body","text":"b"}]}"#
      ),
      (
        #"{"type":"poll","fallback":{"type":"callout","title":"a","elements":[7]}}"#,
        #"{"type":"poll","fallback":{"type":"callout","title":"a","elements":[]}}"#
      ),
    ]
  )
  func json(item: String, expected: String) throws {
    #expect(
      JSONRenderer().render(try .parsing(item, unknownPolicy: .drop)) == """
        {"schemaVersion":1,"faqs":[{"elements":[\(expected)]}]}

        """
    )
  }
}
