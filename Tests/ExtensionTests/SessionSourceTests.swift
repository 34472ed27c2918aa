import FaqService
import Foundation
import Testing

@Suite("What the documentation says of a transport of one's own")
struct SessionSourceTests {
  @Test("A transport on URLSession is twelve lines of code")
  func listing() async throws {
    let listing = try await TextFile.text("Tests/ExtensionTests/SessionSource.swift")
    let type = try #require(listing.range(of: "struct SessionSource")).lowerBound
    let lines = listing[type...].split(separator: "\n").filter { $0 != "}" }
    #expect(lines.count == 12)
  }

  @Test("It yields what the session loads")
  func content() async throws {
    let url = try #require(URL(string: "data:application/json,%5B%7B%22elements%22:%5B%5D%7D%5D"))
    #expect(try await FaqService(source: SessionSource(url: url)).fetch().count == 1)
  }
}
