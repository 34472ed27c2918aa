import FaqService

/// One iteration: generated input for a target, checked as it is and then damaged.
package struct Trial {
  /// The input that was checked last.
  package private(set) var input: [UInt8] = []
  private let target: FuzzTarget
  private var random: SeededGenerator

  /// Creates the iteration with this number, for a seed.
  package init(_ target: FuzzTarget, seed: UInt64, iteration: Int) {
    self.target = target
    random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(iteration))
  }

  /// Checks all rules of the target.
  package mutating func run() async throws(Violation) {
    input = generated()
    try await target.check(input)
    if target == .reader { try Reading(pieces: [input]).checkValid() }
    Mutation.mutate(&input, &random)
    try await target.check(input)
  }

  /// The input in printable ASCII, with other bytes in hexadecimal.
  package var escapedInput: String {
    input.map { byte in
      switch byte {
      case 0x20...0x7E: String(UnicodeScalar(byte))
      case 0x0A: "\\n"
      default: "<\(String(byte, radix: 16, uppercase: true))>"
      }
    }.joined()
  }
}

private extension Trial {
  mutating func generated() -> [UInt8] {
    let hides = Bool.random(using: &random)
    switch target {
    case .reader, .rendering, .importing, .cache: return ContentGenerator.content(&random)
    case .keys, .encodings: return joined([Self.keys], mayHaveNoise: true)
    case .search: return joined([Self.questions]) + [0x0A] + ContentGenerator.content(&random)
    case .assistants: return joined([Self.messages])
    case .entries: return joined([Self.markdown + Self.keys])
    case .yaml: return joined([Self.yaml], mayHaveNoise: hides)
    case .markdown:
      let marks = Self.markdown + (hides ? MarkdownInvariants.hidingMarks : [])
      return joined([[MarkdownInvariants.word], marks, marks])
    case .html:
      let names = HTMLInvariants.names
      let (starts, ends) = (names.map { "<\($0)>" }, names.map { "</\($0)>" })
      let marks = Self.html + (hides ? Self.hidingHTML : [])
      return joined([[HTMLInvariants.word], starts, starts, ends, marks])
    }
  }

  /// Parts of the lists, each of which is as likely as the others, with random bytes between them.
  mutating func joined(_ lists: [[String]], mayHaveNoise: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      bytes += lists.randomElement(using: &random)?.randomElement(using: &random)?.utf8 ?? "".utf8
      if mayHaveNoise, Int.random(in: 0..<3, using: &random) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    return bytes
  }

  static let keys = [
    "j", "é", "日", "👍", "\r", "\u{3}", "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P",
    "\u{1B}\\", "A", "1;5", "~", "u", "5~", "200~", "201~", "\u{1B}[200~", "\u{1B}[201~",
    "<0;1;1", "<65;9;9M", "M", "m", "97:65;2:1;65", "27;5;99~", ";;", ":",
    "99999999999999999999", "[", "\u{7}", "\u{18}", "\u{1B}[I",
  ]

  static let questions = [
    "how ", "do ", "I ", "get ", "refund", "+", "-", "\"", " ", "é", "日本", "ไทย", "?", "😀", "a",
    "\u{301}", "title ", "text ",
  ]

  static let messages = [
    "{\"jsonrpc\":\"2.0\",", "\"id\":1,", "\"id\":\"a\",", "\"method\":\"tools/call\",",
    "\"method\":\"tools/list\",", "\"method\":\"resources/read\",", "\"method\":\"initialize\",",
    "\"params\":{\"name\":\"search_faqs\",\"arguments\":{\"query\":\"refund\"}}}\n",
    "\"params\":{\"name\":\"read_faq\",\"arguments\":{\"id\":1,\"offset\":9}}}\n",
    "\"params\":{\"uri\":\"faq://refund\"}}\n", "\"params\":{\"cursor\":\"2\"}}\n",
    "\"params\":{}}\n", "}\n", "[", "\n", "\"result\":1", "\"method\":\"notifications/cancelled\",",
  ]

  static let yaml = [
    " ", "  ", "\n", "\n  ", "\n    ", "- ", "? ", ": ", "a", "a: ", "b: 1", "question: ",
    "answer: ", "Why?", "|", "|-\n", ">+2\n", "\"", "'", "\\u00e9", "\\x4", "[", "]", "{", "}",
    ", ", "&a ", "*a", "!!str ", "!t ", "%TAG !e! t\n", "%YAML 1.2\n", "\n---\n", "\n...\n",
    " # ", "~", "0x1F", "-.5e3", "\t", "\r\n", "é", "<<: ", "true",
  ]

  static let markdown = [
    " ", "\n", "\n\n", "*", "**", "_", "~~", "`", "``", "[", "]", "](u \"t\")", "![", "\\", "&",
    "&amp;", "\n- ", "\n1. ", "\n> ", "\n# ", "\n    ", "\n\t", "\n---\n", "\n===\n", "  \n",
    "\n```", "\n~~~ ", "\n<div>", "<!--", "-->", "<", ">", "@", "www.", ":", "https://", ".", "é",
  ]

  static let html = [
    " ", "\n", "\n\n", "<br>", "<hr>", "<img src=a alt=b>", "&amp;", "&", "&#65;", "&notin", "<",
    "</", "</>", "<!---->", "<input type=submit value=a>", "<td colspan=3 rowspan=2>",
    "<a href=https://a.org>", "<video src=a>", "é", "<ol start=-7>",
  ]

  /// Marks that hide the text after them.
  static let hidingHTML = [
    "<script>", "</script>", "<style>", "<title>", "<template>", "<svg>", "</svg>", "<p hidden>",
    "<!--", "-->", "<textarea>", "<select>", "<b style='display:none'>", "<plaintext>", "<a b='",
  ]
}
