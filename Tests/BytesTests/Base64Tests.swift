import Bytes
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test(
    "Three bytes are four digits, and fewer are padded",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("ÿ~?", "w79+Pw=="),
    ]
  )
  func digits(text: String, digits: String) { #expect(text.utf8.base64 == Array(digits.utf8)) }
}
