import ContentParser
import Renderers
import Testing

@Suite("Faults in items of the library")
struct FaultTests {
  @Test(
    "A fault has its place, a message and a hint",
    arguments: [
      (
        #"{"type":"text","spans":[7]}"#,
        """
        2:25 /elements/1/spans/0 error wrong-kind: \
        a span must be a string or an object with a `text`
        """
      ),
      (
        #"{"type":"text","spans":["a",{"text":"b","strong":1}]}"#,
        """
        2:50 /elements/1/spans/1/strong error wrong-kind: \
        `strong` must be true or false, but is the number 1
        """
      ),
      (
        #"{"type":"text","spans":[{"txt":"b"}]}"#,
        """
        2:26 /elements/1/spans/0/txt error missing-member: \
        `txt` is not a member of this object → \
        Did you mean `text`?
        """
      ),
      (
        #"{"type":"text","spans":[{"text":"b","link":"javascript:a"}]}"#,
        """
        2:44 /elements/1/spans/0/link error unsafe-address: \
        `link` is not a safe address: the scheme `javascript` is not allowed → \
        Addresses begin with https:, http:, mailto: or tel:.
        """
      ),
      (
        #"{"type":"text","text":"a"}"#,
        """
        2:1 /elements/1 error missing-member: \
        `spans` is missing → \
        For plain text, write a `body`.
        """
      ),
      (
        #"{"type":"heading","text":"a","level":6}"#,
        """
        2:38 /elements/1/level error invalid-value: \
        `level` must be from 1 to 5, but is 6 → \
        Level 1 is one level below the title.
        """
      ),
      (
        #"{"type":"list","items":"a"}"#,
        """
        2:24 /elements/1/items error wrong-kind: \
        `items` must be an array, but is a string
        """
      ),
      (
        #"{"type":"list","items":["a",7]}"#,
        """
        2:29 /elements/1/items/1 error wrong-kind: \
        an item must be a text, a block, or a list of texts and blocks
        """
      ),
      (
        #"{"type":"list","items":[["a",["b"]]]}"#,
        """
        2:30 /elements/1/items/0/1 error wrong-kind: \
        an item must be a text, a block, or a list of texts and blocks
        """
      ),
      (
        #"{"type":"list","style":"number","items":[]}"#,
        """
        2:24 /elements/1/style error invalid-value: \
        `style` must be one of `bullets`, `numbers`, but is `number` → \
        Did you mean `numbers`?
        """
      ),
      (
        #"{"type":"list","items":["a",["b",{"type":"bdy"}]]}"#,
        """
        2:42 /elements/1/items/1/1/type error unknown-type: \
        the type `bdy` is not known → \
        Did you mean `body`?
        """
      ),
      (
        #"{"type":"list","items":[["b",{"type":"list","items":[{"type":"body"}]}]]}"#,
        """
        2:54 /elements/1/items/0/1/items/0 error missing-member: \
        `text` is missing
        """
      ),
      (
        #"{"type":"steps","item":[]}"#,
        """
        2:17 /elements/1/item error missing-member: \
        `item` is not a member of `steps` → \
        Did you mean `items`?
        """
      ),
      (
        #"{"type":"code","code":"a"}"#,
        """
        2:1 /elements/1 error missing-member: \
        `text` is missing
        """
      ),
      (
        #"{"type":"image","url":"a.png","description":"b"}"#,
        """
        2:23 /elements/1/url error unsafe-address: \
        `url` is not a safe address: the scheme is missing in `a.png` → \
        A relative address needs --base, or a `base` before the FAQs.
        """
      ),
      (
        #"{"type":"image","url":"https://a.org/b.png","alt":"b"}"#,
        """
        2:45 /elements/1/alt error missing-member: \
        `alt` is not a member of `image` → Did you mean `description`?
        """
      ),
      (
        #"{"type":"media","kind":"movie","text":"a","url":"tel:1"}"#,
        """
        2:24 /elements/1/kind error invalid-value: \
        `kind` must be one of `video`, `audio`, `file`, but is `movie`
        """
      ),
      (
        #"{"type":"media","kind":"video","text":"a","url":"tel:1","poster":7}"#,
        """
        2:66 /elements/1/poster error wrong-kind: \
        `poster` must be a string, but is the number 7
        """
      ),
      (
        #"{"type":"quote","source":"a"}"#,
        """
        2:1 /elements/1 error missing-member: \
        `text` is missing → \
        Write a `text`, or a list of `blocks`.
        """
      ),
      (
        #"{"type":"quote","txet":"a"}"#,
        """
        2:17 /elements/1/txet error missing-member: \
        `txet` is not a member of `quote` → \
        Did you mean `text`?
        """
      ),
      (
        #"{"type":"note","kind":"Tip","text":"a"}"#,
        """
        2:23 /elements/1/kind error invalid-value: \
        `kind` must be one of `note`, `tip`, `warning`, `danger`, but is `Tip` → \
        Did you mean `tip`?
        """
      ),
      (
        #"{"type":"note","title":"a"}"#,
        """
        2:1 /elements/1 error missing-member: \
        `text` is missing → \
        Write a `text`, or a list of `blocks`.
        """
      ),
      (
        #"{"type":"note","text":"a","blocks":[{"type":"title"}]}"#,
        """
        2:37 /elements/1/blocks/0 error missing-member: \
        `text` is missing
        """
      ),
      (
        #"{"type":"details","text":"a"}"#,
        """
        2:1 /elements/1 error missing-member: \
        `summary` is missing
        """
      ),
      (
        #"{"type":"tags","tags":["a",null]}"#,
        """
        2:28 /elements/1/tags/1 error wrong-kind: \
        an element of `tags` must be a string, but is null
        """
      ),
    ]
  )
  func faults(item: String, summary: String) throws {
    let document = try Document.parsing(#"{"type":"title","text":"a"},"# + "\n" + item)
    #expect(document.summaries == [summary])
  }
}
