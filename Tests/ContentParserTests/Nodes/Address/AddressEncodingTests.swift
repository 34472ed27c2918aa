import ContentParser
import Testing

@Suite("What an address percent-encodes")
struct AddressEncodingTests {
  @Test(
    "It is what browsers percent-encode in that part, and what could end the address in a text",
    arguments: [
      ("https://a.org/\"<>^`{|}", "https://a.org/%22%3C%3E%5E%60%7B%7C%7D"),
      ("https://a.org?\"<>^`{|}", "https://a.org?%22%3C%3E%5E%60%7B%7C%7D"),
      ("https://a.org#\"<>^`{|}", "https://a.org#%22%3C%3E%5E%60%7B%7C%7D"),
      ("mailto:\"a\"<b>^`{|}@c.org", "mailto:%22a%22%3Cb%3E%5E%60%7B%7C%7D@c.org"),
      ("tel:1?\"<>#{|}", "tel:1?%22%3C%3E#%7B%7C%7D"),
      ("https://a.org/'?'#'", "https://a.org/'?%27#'"),
      ("http://a.org?it's", "http://a.org?it%27s"),
      ("mailto:o'a@b.org?subject='#'", "mailto:o'a@b.org?subject='#'"),
      ("https://me:a:b@a.org", "https://me:a%3Ab@a.org"),
      ("https://me@b.org@a.org", "https://me%40b.org@a.org"),
      ("https://a;b=[c]:d;e=[f]@a.org", "https://a%3Bb%3D%5Bc%5D:d%3Be%3D%5Bf%5D@a.org"),
      ("https://\"'{|}:<>^`@a.org/", "https://%22'%7B%7C%7D:%3C%3E%5E%60@a.org/"),
      ("https://%zz:%@a.org/%?%#%{", "https://%zz:%@a.org/%?%#%%7B"),
      ("https://ü:ß@a.org/ä|ö?é|è#ñ|", "https://ü:ß@a.org/ä%7Cö?é%7Cè#ñ%7C"),
      ("https://a.org/<\u{301}\"\u{308}", "https://a.org/%3C\u{301}%22\u{308}"),
      ("https://a.org/\"onerror=\"alert(1)", "https://a.org/%22onerror=%22alert(1)"),
      ("https://a.org/{{page}}/${id}", "https://a.org/%7B%7Bpage%7D%7D/$%7Bid%7D"),
    ]
  )
  func encoded(text: String, expected: String) throws {
    #expect(try Address(text).text.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("A code point that is no character is percent-encoded, since no web page may hold it")
  func noncharacter() throws {
    let scalars = try [0xFDD0, 0xFFFE, 0x10FFFF].map { try #require(Unicode.Scalar($0)) }
    let text = "https://a.org/\(scalars[0])?\(scalars[1])#\(scalars[2])"
    #expect(try Address(text).text == "https://a.org/%EF%B7%90?%EF%BF%BE#%F4%8F%BF%BF")
  }

  @Test("What is percent-encoded stays the same when it is read again")
  func again() throws {
    let address = try Address("https://a:b:c@d.org/\"%?'%#{%")
    #expect(try Address(address.text) == address)
  }

  @Test("In no part does it hold a character that is unsafe where it is written")
  func safe() {
    let unsafe = (0...0x20).map { Unicode.Scalar(UInt8($0)) } + "\"<>`\\^{|}\u{7F}".unicodeScalars
    let addresses = unsafe.flatMap { scalar in
      [
        "https://a\(scalar)b@c", "https://a\(scalar)b", "https://a/\(scalar)b",
        "https://a?\(scalar)", "https://a#\(scalar)b", "mailto:a\(scalar)b",
        "tel:1?\(scalar)", "tel:1#\(scalar)b",
      ]
    }
    let accepted = addresses.compactMap { try? Address($0) }
    #expect(accepted.count == 56)
    #expect(accepted.allSatisfy { !$0.text.unicodeScalars.contains(where: unsafe.contains) })
  }
}
