import ContentParser
import FaqService
import FaqSources
import Testing

@testable import FaqCommand

@Suite("What the answers to links mean")
struct LinkDiagnosticTests {
  @Test(
    "A link is dead only if its server says so; any other failure is a warning",
    arguments: [
      (
        .refused(status: 404, reason: "the server answered 404 Not Found"),
        "error dead-link: nothing is at https://e.org/a?k=…: the server answered 404 Not Found"
      ),
      (
        .refused(status: 403, reason: "the server answered 403 Forbidden"),
        """
        warning unconfirmed-link: https://e.org/a?k=… could not be checked: \
        the server answered 403 Forbidden. Look at it in a browser.
        """
      ),
      (
        .refused(status: 503, reason: "the server answered 503 Service Unavailable"),
        """
        warning unconfirmed-link: https://e.org/a?k=… could not be checked: \
        the server answered 503 Service Unavailable. Look at it in a browser.
        """
      ),
      (
        .failed(reason: "the TLS handshake failed", hint: "Check it."),
        """
        warning unreachable-link: https://e.org/a?k=… cannot be reached: \
        the TLS handshake failed. Check it.
        """
      ),
    ] as [(LinkProbe.Answer, String)]
  )
  func failures(answer: LinkProbe.Answer, text: String) throws {
    #expect(try Diagnostic(link(), answer).map(self.text) == text)
  }

  @Test(
    "A page that has moved is a note, which shows the new address unless it may hold a secret",
    arguments: [
      (
        "https://new.org/",
        """
        note moved-link: https://e.org/a?k=… has moved to https://new.org/. \
        Write https://new.org/.
        """
      ),
      (
        "https://new.org/?key=secret",
        "note moved-link: https://e.org/a?k=… has moved to https://new.org/?key=…"
      ),
    ]
  )
  func moved(target: String, text: String) throws {
    let answer = LinkProbe.Answer.found(movedTo: try HTTPAddress(target))
    #expect(try Diagnostic(link(), answer).map(self.text) == text)
  }

  @Test("A page that is there gets no remark")
  func found() throws {
    #expect(try Diagnostic(link(), .found(movedTo: nil)) == nil)
    #expect(try Diagnostic(link(), .cancelled) == nil)
  }

  private func link() throws -> ContentLink {
    ContentLink(
      address: try HTTPAddress("https://e.org/a?k=v"),
      location: RawLocation(offset: 0, line: 1, column: 1, pointer: "")
    )
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    let hint = diagnostic.hint.map { ". \($0)" } ?? ""
    return "\(diagnostic.severity) \(diagnostic.code.rawValue): \(diagnostic.message)\(hint)"
  }
}
