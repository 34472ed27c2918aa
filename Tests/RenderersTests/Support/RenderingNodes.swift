import ContentParser
import FaqService
import Renderers

extension NodeRenderer where Output == String {
  /// What nodes look like by themselves.
  func render(_ nodes: [Node]) -> String {
    var output = OutputBuffer()
    write(nodes, to: &output)
    return self.output(of: output)
  }
}

extension String {
  /// The same with ESC where `␛` stands, so that expected sequences can be read.
  var withEscapes: String {
    split(separator: "␛", omittingEmptySubsequences: false).joined(separator: "\u{1B}")
  }

  /// The same without the sequences that the ANSI renderer may use: SGR and OSC 8.
  var withoutSequences: String {
    replacing(#/\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/#, with: "")
  }
}
