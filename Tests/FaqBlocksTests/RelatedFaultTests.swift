import ContentParser
import Testing

@Suite("Faults in lists of related FAQs")
struct RelatedFaultTests {
  @Test(
    "A fault is at the entry or its member",
    arguments: [
      (
        #"{"type":"related","faqs":["a",true]}"#,
        """
        2:31 /elements/1/faqs/1 error wrong-kind: \
        an FAQ must be a title, a whole number, or an object with a `title`
        """
      ),
      (
        #"{"type":"related","faqs":[1.5]}"#,
        """
        2:27 /elements/1/faqs/0 error wrong-kind: \
        this value must be a whole number, but is the number 1.5
        """
      ),
      (
        #"{"type":"related","faqs":[0]}"#,
        """
        2:27 /elements/1/faqs/0 error invalid-value: \
        an FAQ's number must be at least 1, but is 0
        """
      ),
      (
        #"{"type":"related","faqs":[{"id":3,"title":"a"}]}"#,
        "2:33 /elements/1/faqs/0/id error wrong-kind: `id` must be a string, but is the number 3"
      ),
      (
        #"{"type":"related","faqs":[{"number":-1,"title":"a"}]}"#,
        """
        2:37 /elements/1/faqs/0/number error invalid-value: \
        an FAQ's number must be at least 1, but is -1
        """
      ),
      (
        #"{"type":"related","faqs":[{"number":1}]}"#,
        "2:27 /elements/1/faqs/0 error missing-member: `title` is missing"
      ),
      (
        #"{"type":"related","faqs":"a"}"#,
        "2:26 /elements/1/faqs error wrong-kind: `faqs` must be an array, but is a string"
      ),
    ]
  )
  func faults(item: String, summary: String) throws {
    let document = try Document.parsing(#"{"type":"title","text":"a"},"# + "\n" + item)
    #expect(document.summaries == [summary])
  }
}
