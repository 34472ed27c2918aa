import Testing

@testable import FaqCommand

@Suite("File names")
struct FileNamingTests {
  @Test(
    "A name consists of the number and the words of the title",
    arguments: [
      (2, "What is an Optional?", "0002-what-is-an-optional"),
      (12_345, "a", "12345-a"),
      (1, "Straße, Čeština, İstanbul: don’t!", "0001-strasse-cestina-istanbul-dont"),
      (1, "e\u{301}à Æsop", "0001-ea-aesop"),
      (1, "C++ & C#  ", "0001-c-c"),
      (1, "日本語 in Swift", "0001-in-swift"),
      (1, "שלום עולם", "0001"),
      (1, "🙂🙃", "0001"),
      (1, "", "0001"),
      (1, nil, "0001"),
    ] as [(Int, String?, String)]
  )
  func words(number: Int, title: String?, name: String) {
    #expect(FileName().name(number: number, title: title) == name)
  }

  @Test(
    "No title escapes the folder or names a device",
    arguments: [
      ("../../etc/passwd", "0001-etc-passwd"), ("/", "0001"), (".", "0001"), ("..", "0001"),
      ("CON", "0001-con"), ("nul.txt", "0001-nul-txt"), ("a\0b\\c", "0001-a-b-c"),
      ("\u{202E}dm.live\n", "0001-dm-live"), ("-rf ~", "0001-rf"), ("%2e%2e%2f", "0001-2e-2e-2f"),
    ]
  )
  func hostility(title: String, name: String) {
    #expect(FileName().name(number: 1, title: title) == name)
  }

  @Test("A long title is cut between words, if it has several")
  func length() {
    let naming = FileName()
    let letters = String(repeating: "x", count: 60)
    #expect(naming.name(number: 1, title: letters) == "0001-\(letters)")
    #expect(naming.name(number: 1, title: letters + "x") == "0001-\(letters)")
    #expect(naming.name(number: 1, title: letters + " y") == "0001-\(letters)")
    #expect(naming.name(number: 1, title: "y " + letters) == "0001-y")
    #expect(
      naming.name(number: 1, title: String(repeating: "word ", count: 10_000))
        == "0001-word-word-word-word-word-word-word-word-word-word-word-word"
    )
  }
}
