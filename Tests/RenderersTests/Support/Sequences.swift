extension String {
  /// The same with ESC in place of `␛`, so that expected sequences can be read.
  var withEscapes: String {
    split(separator: "␛", omittingEmptySubsequences: false).joined(separator: "\u{1B}")
  }

  /// The same without the sequences that the ANSI renderer may use: SGR and OSC 8.
  var withoutSequences: String {
    replacing(#/\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/#, with: "")
  }
}
