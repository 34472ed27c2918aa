import FaqService
import Foundation
import TestServer

/// Runs faq with a cache of its own.
final class WebRun: Sendable {
  /// The folder for the cache.
  let folder = FileManager.default.temporaryDirectory.appending(path: "faq-web-\(UUID())").path

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The name and text of each file in the cache.
  var files: [String] {
    let path = folder + "/faq"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.map { name in
      name + "\n" + String(utf8: FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data())
    }
  }

  var variables: [String: String] { ["XDG_CACHE_HOME": folder] }

  func list(_ address: String, _ options: String...) throws -> Program.Result {
    try Program.faq.run(["list", "--source", address] + options, variables: variables)
  }

  func atTerminal(
    _ arguments: String...,
    variables: [String: String] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(.faq, arguments, variables: self.variables.merging(variables) { $1 })
  }
}

extension LoopbackServer {
  /// The address of content on this server.
  var address: String { origin + "/faqs.json" }
}

extension ServerStep {
  /// A response with a single FAQ.
  static func faq(_ title: String, _ headers: String...) -> Self {
    answer(headers: headers, body: #"[{"elements":[{"type":"title","text":"\#(title)"}]}]"#)
  }

  static func answer(headers: [String], body: String) -> Self {
    answer("200 OK", ["Content-Type: application/json"] + headers, body: body)
  }
}
