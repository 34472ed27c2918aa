import ContentParser
import FaqBrowser
import FaqCommand
import FaqFoundation
import FaqService
import FaqSources
import Foundation
import Testing

@Suite("Errors as people read them")
struct PublicErrorTests {
  /// The errors that only a terminal or a file system can cause.
  private static let unmade: Set<String> = [
    "BrowserFailure", "FavouriteFailure", "FileSystemError",
  ]

  @Test("Every public error describes itself, and those of the libraries for apps do in Foundation")
  func all() async throws {
    var names: Set<String> = []
    for module in try await Self.modules() {
      let record = try await TextFile.text("docs/interface/\(module).txt")
      for line in record.split(separator: "\n") {
        guard let match = line.wholeMatch(of: /(?:(\w+): )?(?:struct|enum) (\w+) : (.*)/),
          match.3.split(separator: ", ").contains("Error")
        else { continue }
        let name = (match.1.map { $0 + "." } ?? "") + match.2
        names.insert(String(name))
        #expect(match.3.contains("CustomStringConvertible"), "\(name)")
        guard !["FaqBrowser", "FaqCommand"].contains(module) else { continue }
        let localized = try await TextFile.text("docs/interface/FaqFoundation.txt")
        #expect(localized.contains("extension \(name) : Error, LocalizedError"), "\(name)")
      }
    }
    #expect(names == Set(ErrorCase.all.map(\.type)).union(Self.unmade))
  }

  @Test("A description is what to read", arguments: ErrorCase.all)
  func description(error: ErrorCase) {
    #expect("\(error.error)" == error.text)
    if error.error is any LocalizedError {
      #expect(error.error.localizedDescription == error.text)
    }
  }

  private static func modules() async throws -> [String] {
    let package = try await TextFile.text("Package.swift")
    return package.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
  }
}

/// An error, the name of its type, and its description.
struct ErrorCase: Sendable, CustomTestStringConvertible {
  let type: String
  let error: any Error
  let text: String

  var testDescription: String { "\(type): \(text)" }

  init(_ type: String, _ error: any Error, _ text: String) {
    (self.type, self.error, self.text) = (type, error, text)
  }

  static let all: [Self] =
    addresses + headers + [
      Self("BlockError", BlockError("long", message: "`text` is too long"), "`text` is too long"),
      made("DuplicateBlockType", #"Video and Video are both named "video""#) {
        _ = try BlockRegistry.empty.adding(Video.self).adding(Video.self)
      },
      Self("Failure", Failure(.notFound, "there is no FAQ \(7)"), "there is no FAQ 7"),
      Self("UsageError", UsageError("7 is late", hint: "Be early."), "7 is late"),
      Self("LoadFailure", LoadFailure(message: "the oven is cold"), "the oven is cold"),
      Self(
        "FaqServiceError",
        FaqServiceError("cold", source: "the oven", reason: "it is cold"),
        "the oven: it is cold"
      ),
      made("AddressError", "the address cannot be used: the scheme `javascript` is not allowed") {
        _ = try Address("javascript:alert(1)")
      },
      made("RawReadingError", "line 1, column 2, at /0: expected a value or ']', found '}'") {
        _ = try RawFaq(parsing: "[}")
      },
      made(
        "Document.Refusal",
        "line 1, column 15, at /elements/0: A block of type “hint” cannot be shown here"
      ) {
        let faq = try RawFaq(parsing: #"{"elements": [{"type": "hint"}]}"#)
        if let refusal = ContentParser(unknownPolicy: .fail).parse(faq).refusal { throw refusal }
      },
    ]

  private static let addresses: [Self] = [
    (HTTPAddressError.malformed, "the address does not have the form https://host/path"),
    (.scheme("ftp"), "the address begins with ftp: instead of https: or http:"),
    (.controlCharacter, "the address contains a control character"),
    (.host, "the host in the address is missing or invalid"),
    (.port, "the port in the address is not a number from 1 to 65535"),
    (.credentials, "the user or password in the address is not percent-encoded correctly"),
  ].map { Self("HTTPAddressError", $0, $1) }

  private static let headers: [Self] = [
    (HTTPHeaderError.malformed, "the header does not have the form Name: value"),
    (.controlCharacter, "the header contains a control character"),
    (.reserved("Host"), "the header Host is reserved for the transport"),
  ].map { Self("HTTPHeaderError", $0, $1) }

  /// The error of some code.
  private static func made(_ type: String, _ text: String, by code: () throws -> Void) -> Self {
    do {
      try code()
      return Self(type, CancellationError(), text)
    } catch {
      return Self(type, error, text)
    }
  }
}
