import Testing

@testable import Platform

@Suite("An address is opened in a browser")
struct BrowserTests {
  private static let address = "https://example.com/?a=%s&b=$(id)"

  @Test(
    "BROWSER lists commands, in which %s stands for the address",
    arguments: [
      (nil, [] as [[String]]),
      ("", []),
      ("firefox", [["firefox", address]]),
      ("firefox --new-tab %s:w3m", [["firefox", "--new-tab", address], ["w3m", address]]),
      ("a --url=%s -x: :b", [["a", "--url=" + address, "-x"], ["b", address]]),
    ]
  )
  func commands(variable: String?, expected: [[String]]) {
    let browser = WebBrowser(variables: variable.map { ["BROWSER": $0] } ?? [:])
    #expect(browser.commands(for: Self.address).dropLast() == expected[...])
    #expect(browser.commands(for: Self.address).last?.last == Self.address)
  }

  @Test(
    "A program has opened the address if it succeeds or is still running after a while",
    arguments: ["true", "/nonexistent/browser:true", "false:true", "sleep 5 %s"]
  )
  func started(variable: String) {
    let browser = WebBrowser(
      variables: Program.variables.merging(["BROWSER": variable]) { $1 },
      patience: .milliseconds(200)
    )
    #expect(browser.open("1"))
  }

  @Test("If every program fails, the address was not opened")
  func nothing() {
    let commands = "false:/nonexistent/browser:false"
    let browser = WebBrowser(variables: ["BROWSER": commands], patience: .seconds(60))
    #expect(!browser.open("about:blank"))
  }
}
