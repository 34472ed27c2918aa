import FaqService
import Foundation
import Testing

@Suite("What the README says of a transport of one's own")
struct SessionSourceTests {
  @Test("A transport on URLSession is ten lines of code, and the README shows them as compiled")
  func listing() async throws {
    let listing = try await TextFile.text("Tests/ExtensionTests/SessionSource.swift")
    let type = try #require(listing.range(of: "struct SessionSource")).lowerBound
    let lines = listing[type...].split(separator: "\n").filter { $0 != "}" }
    #expect(lines.count == 10)
    #expect(try await TextFile.text("README.md").contains("```swift\n\(listing)```\n"))
  }

  @Test("It yields what the session loads")
  func content() async throws {
    let url = try #require(URL(string: "data:application/json,%5B%7B%22elements%22:%5B%5D%7D%5D"))
    #expect(try await FaqService(source: SessionSource(url: url)).fetch().count == 1)
  }
}
