import ContentParser
import FaqService
import Testing

@testable import FaqSearch

@Suite("Slugs")
struct SlugTests {
  @Test(
    "A slug consists of the words of a text, in lower case and without accents",
    arguments: [
      ("What is an Optional?", "what-is-an-optional"),
      ("Straße, Čeština, İstanbul: don’t!", "strasse-cestina-istanbul-dont"),
      ("e\u{301}à Æsop", "ea-aesop"), ("C++ & C#  ", "c-c"), ("2 Factors", "2-factors"),
      ("日本語 in Swift", "日本語-in-swift"), ("שלום עולם", "שלום-עולם"),
      ("क्या है?", "कया-है"), ("🙂🙃", nil), ("", nil), ("…", nil),
    ] as [(String, String?)]
  )
  func words(text: String, slug: String?) {
    #expect(text.slug == slug)
  }

  @Test(
    "No text escapes a folder, names a device, or is called like something else in an output",
    arguments: [
      ("../../etc/passwd", "etc-passwd"), ("/", nil), ("..", nil), ("CON", "faq-con"),
      ("nul.txt", "nul-txt"), ("Com1", "faq-com1"), ("com", "com"), ("a\0b\\c", "a-b-c"),
      ("\u{202E}dm.live\n", "dm-live"), ("-rf ~", "rf"), ("%2e%2e%2f", "2e-2e-2f"),
      ("\"><script>", "script"), ("Index", "faq-index"), ("FAQ 7", "faq-faq-7"), ("FAQ", "faq"),
    ] as [(String, String?)]
  )
  func hostility(text: String, slug: String?) {
    #expect(text.slug == slug)
  }

  @Test("The scalars that are not looked up are all parts of slugs")
  func certainLetters() {
    let scalars = (UInt32(0x80)...0xFFFF).compactMap(Unicode.Scalar.init)
    let certain = scalars.filter(\.isCertainLetter)
    #expect(certain.count > 20_000)
    let others = certain.filter { !$0.isPartOfSlug }
    #expect(others.isEmpty)
  }

  @Test("A long text is cut between words, if it has several")
  func length() {
    let letters = String(repeating: "x", count: 60)
    #expect(letters.slug == letters)
    #expect((letters + "x").slug == letters)
    #expect((letters + " y").slug == letters)
    #expect(("y " + letters).slug == "y")
    #expect(String(repeating: "字", count: 30).slug == String(repeating: "字", count: 20))
    let words = String(repeating: "word ", count: 10_000)
    #expect(words.slug == "word-word-word-word-word-word-word-word-word-word-word-word")
  }

  @Test("An FAQ has the slug of its id, or else of its title, or else of its number")
  func own() throws {
    let faqs = [
      ("Pay_now", "How?"), (nil, "How?"), (nil, nil), ("…", "How?"), (nil, "Pay now"),
      (nil, "How 2"),
    ]
    var slugs = UniqueSlugs()
    let found = try faqs.enumerated().map { index, faq in
      let id = faq.0.map { #""id":"\#($0)","# } ?? ""
      let entry = try RawFaq(parsing: #"{\#(id)"elements":[]}"#)
      return slugs.next(entry, title: faq.1, number: index + 1)
    }
    #expect(
      found == [["pay-now", "how"], ["how-2"], ["faq-3"], ["how-3"], ["pay-now-2"], ["how-2-2"]]
    )
  }

  @Test("After many slugs, FAQs have those of their numbers, so that memory stays small")
  func limit() throws {
    var slugs = UniqueSlugs()
    let entry = try RawFaq(parsing: "[]")
    for number in 1...100_000 { _ = slugs.next(entry, title: "\(number)", number: number) }
    #expect(slugs.next(entry, title: "a", number: 7) == ["faq-7"])
  }

  @Test("A reference has the slugs of all that it names, the surest first")
  func references() {
    #expect(FAQReference("How?", id: "pay", number: 3).slugs == ["pay", "how", "faq-3"])
    #expect(FAQReference(number: 2).slugs == ["faq-2"])
    #expect(FAQReference(number: 0).slugs.isEmpty)
  }
}
