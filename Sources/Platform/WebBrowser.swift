import Bytes

/// The user's browser.
package struct WebBrowser {
  /// The environment of the programs, in which `BROWSER` names those to try first.
  let variables: [String: String]
  /// How long to wait for a program to fail.
  let patience: Duration

  /// Opens an address with the first program that accepts it; false if none does.
  package func open(_ address: String) -> Bool { commands(for: address).contains { started($0) } }

  /// The commands to try: those in `BROWSER`, then the system's opener.
  func commands(for address: String) -> [[String]] {
    let named = (variables["BROWSER"] ?? "").split(separator: ":")
      .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      .filter { !$0.isEmpty }
    return named.map { Self.command($0, with: address) } + [[Self.systemOpener, address]]
  }
}

extension WebBrowser {
  package init(variables: [String: String]) {
    self.init(variables: variables, patience: .seconds(1))
  }

  #if canImport(Darwin)
  private static let systemOpener = "open"
  #else
  private static let systemOpener = "xdg-open"
  #endif

  /// Puts the address in place of `%s`, or at the end: `firefox --new-tab %s`.
  private static func command(_ words: [String], with address: String) -> [String] {
    let filled = words.enumerated().map { i, word in
      i == 0 ? word : word.replacing("%s", with: address)
    }
    return filled == words ? words + [address] : filled
  }

  /// Whether the program ends successfully, or is still running after a while.
  private func started(_ words: [String]) -> Bool {
    let nowhere = ChildProcess.Connection.path("/dev/null")
    guard
      let process = try? ChildProcess(
        words,
        variables: variables,
        streams: [.input: nowhere, .output: nowhere, .error: nowhere],
        inOwnSession: true
      )
    else { return false }
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      if let ending = process.ending() { return ending == .exited(0) }
      usleep(5_000)
    }
    // It may run on for long, and its status is taken whenever it ends.
    Task { while process.ending() == nil { try? await Task.sleep(for: .seconds(1)) } }
    return true
  }
}
