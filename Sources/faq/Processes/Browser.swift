#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The user's browser.
struct Browser {
  let environment: Environment
  /// How long a program may take to say that it cannot.
  var patience = Duration.seconds(1)

  /// Hands an address to the first program that takes it; false if there is none.
  func opens(_ address: String) -> Bool {
    commands(for: address).contains { started($0) }
  }

  /// The programs to try, each with its arguments: those of BROWSER, then that of the system.
  func commands(for address: String) -> [[String]] {
    let named = (environment["BROWSER"] ?? "").split(separator: ":")
      .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      .filter { !$0.isEmpty }
    return named.map { Self.command($0, with: address) } + [[Self.systemOpener, address]]
  }
}

extension Browser {
  #if canImport(Darwin)
  private static let systemOpener = "open"
  #else
  private static let systemOpener = "xdg-open"
  #endif

  /// The address stands where `%s` does, or at the end: `firefox --new-tab %s`.
  private static func command(_ words: [String], with address: String) -> [String] {
    let filled = words.enumerated().map { i, word in
      i == 0 ? word : replaced(word, with: address)
    }
    return filled == words ? words + [address] : filled
  }

  private static func replaced(_ word: String, with address: String) -> String {
    var result = ""
    var rest = Substring(word)
    while let character = rest.popFirst() {
      if character == "%", rest.first == "s" {
        rest.removeFirst()
        result += address
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// A program that still runs after a while, or has ended well, has taken the address.
  private func started(_ words: [String]) -> Bool {
    let nowhere = SpawnPlan.Connection.path("/dev/null")
    guard
      let process = try? ChildProcess(
        words,
        variables: environment.variables,
        streams: [.input: nowhere, .output: nowhere, .error: nowhere],
        inOwnSession: true
      )
    else { return false }
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      if let ending = process.ending() { return ending == .exited(0) }
      usleep(5_000)
    }
    return true
  }
}
