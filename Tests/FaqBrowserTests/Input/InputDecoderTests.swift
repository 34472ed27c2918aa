import Testing

@testable import FaqBrowser

@Suite("Input decoder")
struct InputDecoderTests {
  @Test(
    "Keys",
    arguments: [
      ("j", ["j"]), ("é", ["é"]), ("日", ["日"]), ("👍", ["👍"]), ("\r", ["Enter"]), ("\n", ["Enter"]),
      ("\t", ["Tab"]), ("\u{7F}", ["Backspace"]), ("\u{8}", ["Backspace"]), ("\u{3}", ["Ctrl-C"]),
      ("\u{0}", ["Ctrl-Space"]), ("\u{1C}", ["Ctrl-\\"]), ("\u{1B}j", ["Alt-j"]),
      ("\u{1B}é", ["Alt-é"]), ("\u{1B}\r", ["Alt-Enter"]), ("\u{1B}\u{1B}[A", ["Esc", "Up"]),
      ("\u{1B}[A", ["Up"]), ("\u{1B}OB", ["Down"]), ("\u{1B}[H", ["Home"]), ("\u{1B}OF", ["End"]),
      ("\u{1B}[5~", ["PgUp"]), ("\u{1B}[6~", ["PgDn"]), ("\u{1B}[3~", ["Del"]),
      ("\u{1B}[1~", ["Home"]),
      ("\u{1B}OP", ["F1"]), ("\u{1B}[15~", ["F5"]), ("\u{1B}[24~", ["F12"]), ("\u{1B}[[C", ["F3"]),
      ("\u{1B}[Z", ["Shift-Tab"]), ("\u{1B}[1;5C", ["Ctrl-Right"]), ("\u{1B}[1;3D", ["Alt-Left"]),
      ("\u{1B}[5;2~", ["Shift-PgUp"]), ("\u{1B}[1;6A", ["Ctrl-Shift-Up"]), ("\u{1B}OM", ["Enter"]),
    ]
  )
  func keys(bytes: String, expected: [String]) {
    #expect(keyNames(bytes) == expected)
  }

  @Test(
    "Keys in the protocols of Kitty and xterm",
    arguments: [
      ("\u{1B}[106u", ["j"]), ("\u{1B}[106;2u", ["J"]), ("\u{1B}[47:63;2u", ["?"]),
      ("\u{1B}[50;2;64u", ["@"]), ("\u{1B}[99;5u", ["Ctrl-C"]), ("\u{1B}[1089::99;5u", ["Ctrl-C"]),
      ("\u{1B}[106;1:1u", ["j"]), ("\u{1B}[106;1:2u", ["j"]), ("\u{1B}[106;1:3u", []),
      ("\u{1B}[27u", ["Esc"]), ("\u{1B}[13;5u", ["Ctrl-Enter"]), ("\u{1B}[9;2u", ["Shift-Tab"]),
      ("\u{1B}[57404u", ["5"]), ("\u{1B}[57421u", ["PgUp"]), ("\u{1B}[57441;2u", []),
      ("\u{1B}[106;9u", []), ("\u{1B}[106;65u", ["j"]), ("\u{1B}[1;1:3A", []),
      ("\u{1B}[1;1:1A", ["Up"]),
      ("\u{1B}[27;5;99~", ["Ctrl-C"]), ("\u{1B}[27;2;9~", ["Shift-Tab"]), ("\u{1B}[27;5~", []),
    ]
  )
  func protocols(bytes: String, expected: [String]) {
    #expect(keyNames(bytes) == expected)
  }

  @Test(
    "Invalid UTF-8 is U+FFFD, and what follows it is read",
    arguments: [
      ([0x80, 0x6A], ["\u{FFFD}", "j"]), ([0xFF, 0x6A], ["\u{FFFD}", "j"]),
      ([0xC3, 0x6A], ["\u{FFFD}", "j"]), ([0xE6, 0x97, 0x1B, 0x5B, 0x41], ["\u{FFFD}", "Up"]),
      ([0xED, 0xA0, 0x80, 0x6A], ["\u{FFFD}", "j"]), ([0xC0, 0x6A], ["\u{FFFD}", "j"]),
      ([0xF4, 0x90, 0x80, 0x80, 0x6A], ["\u{FFFD}", "j"]),
    ] as [([UInt8], [String])]
  )
  func invalidBytes(bytes: [UInt8], expected: [String]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes).map(\.keyName) == expected)
  }

  @Test(
    "What is cut off is a key if nothing follows",
    arguments: [
      ("\u{1B}", ["Esc"]), ("\u{1B}[", ["Alt-["]), ("\u{1B}O", ["Alt-O"]), ("\u{1B}]", ["Alt-]"]),
      ("\u{1B}[1;5", []), ("\u{1B}]11;rgb", []), ("j", []), ("\u{1B}[200~a", []), ("\u{1B}[[", []),
    ]
  )
  func timeOut(bytes: String, expected: [String]) {
    var decoder = InputDecoder()
    _ = decoder.decode(Array(bytes.utf8))
    #expect(decoder.isWaiting == !["j", "\u{1B}[200~a"].contains(bytes))
    #expect(decoder.timeOut().map(\.keyName) == expected)
    #expect(!decoder.isWaiting)
  }

  @Test(
    "Paste and mouse, and no event when the window gains or loses the focus",
    arguments: [
      ("\u{1B}[200~q\u{1B}[A\n\u{1B}[201~", [.paste("q\u{1B}[A\n")]),
      ("\u{1B}[200~a\u{1B}[20\u{1B}[201~", [.paste("a\u{1B}[20")]),
      ("\u{1B}[<0;3;2M", [.click(ScreenPoint(column: 2, row: 1))]),
      ("\u{1B}[<16;3;2M", [.click(ScreenPoint(column: 2, row: 1))]),
      ("\u{1B}[<0;3;2m", []), ("\u{1B}[<32;3;2M", []), ("\u{1B}[<2;3;2M", []),
      ("\u{1B}[<0;0;0M", []),
      ("\u{1B}[<64;3;2M", [.wheel(-1, ScreenPoint(column: 2, row: 1))]),
      ("\u{1B}[<65;1;1M", [.wheel(1, ScreenPoint(column: 0, row: 0))]),
      ("\u{1B}[M !!", []), ("\u{1B}[I", []), ("\u{1B}[O", []),
    ] as [(String, [InputEvent])]
  )
  func events(bytes: String, expected: [InputEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == expected)
    #expect(!decoder.isWaiting)
  }

  @Test(
    "Replies and unknown sequences are no keys, and end where they should",
    arguments: [
      "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\",
      "\u{1B}[?62;c",
      "\u{1B}[12;40R\u{18}", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[99999999999999999999999999~",
      "\u{1B}[201~",
      "\u{1B}[\(String(repeating: "1", count: 200))A",
    ]
  )
  func replies(bytes: String) {
    #expect(keyNames(bytes + "j").last == "j")
    #expect(keyNames(bytes + "j").count <= 3)
  }

  @Test("A long paste is cut, and its end is found")
  func longPaste() {
    var decoder = InputDecoder()
    let text = String(repeating: "a", count: 100_000)
    let events = decoder.decode(Array("\u{1B}[200~\(text)\u{1B}[201~j".utf8))
    #expect(events == [.paste(String(text.prefix(64 << 10))), .key("j")])
  }

  private func keyNames(_ text: String) -> [String] {
    var decoder = InputDecoder()
    return decoder.decode(Array(text.utf8)).map(\.keyName)
  }
}

private extension InputEvent {
  /// The name of the key, as help shows it.
  var keyName: String {
    if case .key(let press) = self { press.description } else { "\(self)" }
  }
}
