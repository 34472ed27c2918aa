import ContentParser
import Renderers
import Testing

/// Names in an override are part of the program: a name that is not allowed is a programming error.
@Suite("Names in an override for HTML")
struct HTMLNameTests {
  @Test(
    "An element in which text would run, load or be read as markup is not allowed",
    arguments: ["script", "style", "iframe", "svg", "math", "title", "textarea", "base", "STYLE"]
      + ["a href", "a>", "1", ""]
  )
  func elements(name: String) { #expect(!HTMLNames.allowElement(name)) }

  @Test("Other elements are allowed", arguments: ["a", "h1", "video", "my-element", "img"])
  func allowedElements(name: String) { #expect(HTMLNames.allowElement(name)) }

  @Test(
    "An attribute that would run, load or style content is not allowed, whatever its value",
    arguments: ["onclick", "on", "style", "srcdoc", "srcset", "ping", "A", "a b", "a=", "\"", ""]
  )
  func attributes(name: String) throws {
    #expect(!HTMLNames.allowAttribute(name, .text("x")))
    #expect(!HTMLNames.allowAttribute(name, .address(try Address("tel:1"))))
  }

  @Test(
    "An attribute that leads to an address can hold nothing but an address",
    arguments: ["href", "src", "action", "formaction", "cite", "poster", "data"]
  )
  func addresses(name: String) throws {
    #expect(!HTMLNames.allowAttribute(name, .text("https://example.com")))
    #expect(HTMLNames.allowAttribute(name, .address(try Address("https://example.com"))))
  }

  @Test("Only a source can be a picture")
  func pictures() throws {
    let picture = HTMLAttribute.picture(try #require(EmbeddedPicture(Array("<svg></svg>".utf8))))
    #expect(HTMLNames.allowAttribute("src", picture))
    for name in ["href", "action", "alt", "style"] {
      #expect(!HTMLNames.allowAttribute(name, picture))
    }
  }

  @Test(
    "Other attributes can hold text",
    arguments: ["class", "title", "alt", "data-number", "id"]
  )
  func allowedAttributes(name: String) { #expect(HTMLNames.allowAttribute(name, .text("x"))) }
}
