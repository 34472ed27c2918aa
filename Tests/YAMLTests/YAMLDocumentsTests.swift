import Bytes
import Testing
import YAML

@Suite("YAML becomes JSON")
struct YAMLDocumentsTests {
  @Test(
    "A plain text has a type of the core schema",
    arguments: [
      ("~", "null"), ("null", "null"), ("", ""), ("True", "true"), ("yes", #""yes""#),
      ("012", "12"), ("-1_0", #""-1_0""#), ("0x1F", "31"), ("0o17", "15"), ("+.5", "0.5"),
      ("0\u{650}0", "\"0\u{650}0\""), ("1e3", "1e3"), ("1.", "1"), (".inf", #"".inf""#),
      ("1.2.3", #""1.2.3""#), ("False", "false"), ("-0.5", "-0.5"),
      ("2026-01-02", #""2026-01-02""#), ("a: b#c", #"{"a":"b#c"}"#), ("a # b", #""a""#),
      ("a\n b\n\n c", #""a b\nc""#),
    ]
  )
  func plain(yaml: String, json: String) throws { #expect(try YAMLText(yaml).json == json) }

  @Test(
    "A quoted text is a string, with escapes and folded lines",
    arguments: [
      (#"'it''s "so" \n'"#, #""it's \"so\" \\n""#), (#""\x41\u00e9\U0001F600\t""#, #""Aé😀\t""#),
      (#""\ud83d\ude00""#, #""😀""#), ("\"a \\\n   b\n\n  c\"", #""a b\nc""#),
      ("'12'", #""12""#), ("a: 'b\n  c'", #"{"a":"b c"}"#),
      ("- a: 'b\nc'", #"[{"a":"b c"}]"#),
    ]
  )
  func quoted(yaml: String, json: String) throws { #expect(try YAMLText(yaml).json == json) }

  @Test(
    "Lines after | are kept and those after > are folded, with the line ends that are asked for",
    arguments: [
      ("a: |\n  b\n   c\n\nd: e", #"{"a":"b\n c\n","d":"e"}"#), ("|-\n a\n", #""a""#),
      ("|+\n a\n\n", #""a\n\n""#), (">\n a\n b\n\n c\n  d\n e\n", #""a b\nc\n d\ne\n""#),
      ("|2\n   a\n", #"" a\n""#), ("a: | # so\n  # b\n", ##"{"a":"# b\n"}"##),
      ("a: |\nb: c", #"{"a":"","b":"c"}"#),
    ]
  )
  func blocks(yaml: String, json: String) throws { #expect(try YAMLText(yaml).json == json) }

  @Test(
    "Lists and mappings nest by their indentation or in brackets",
    arguments: [
      ("- a\n- - b\n  - c\n-\n", #"["a",["b","c"],null]"#),
      ("a:\n- b: c\n  d: e\nf:\n", #"{"a":[{"b":"c","d":"e"}],"f":null}"#),
      ("[a, 'b': c, {d, e: }, ]", #"["a",{"b":"c"},{"d":null,"e":null}]"#),
      ("{a: [b,\n c], \"d\":e}", #"{"a":["b","c"],"d":"e"}"#),
      ("? a\n: - b\n? [c, d]\n", #"{"a":["b"],"[ \"c\", \"d\"]":null}"#),
      ("1: a\ntrue: b\n: c", #"{"1":"a","true":"b","":"c"}"#),
      ("[? a : b, c\n d, e:{}]", #"[{"a":"b"},"c d",{"e":{}}]"#),
      ("[\"a\":b, c:]", #"[{"a":"b"},{"c":null}]"#),
    ]
  )
  func collections(yaml: String, json: String) throws {
    #expect(try YAMLText(yaml).json == json)
  }

  @Test(
    "An alias is a copy, and a tag of another schema makes a string",
    arguments: [
      ("- &a {b: 1}\n- *a", #"[{"b":1},{"b":1}]"#), ("&a b: *a", #"{"b":"b"}"#),
      ("? &a [&b c, \"d\"]\n: [*a, *b]", ##"{"[ \"c\", \"d\"]":[["c","d"],"c"]}"##),
      ("- &a b\n- *a", #"["b","b"]"#), ("!!str 12", #""12""#), ("!!int 12", "12"),
      ("! 12", #""12""#), ("!<tag:yaml.org,2002:str> 12", #""12""#), ("!money 12", #""12""#),
      ("!map {a: 1}", #"{"a":1}"#),
      ("%TAG !e! tag:yaml.org,2002:\n---\n!e!str 12", #""12""#),
      ("a: !!str\nb: c", #"{"a":"","b":"c"}"#),
      ("a: &b !!str\nc: *b", #"{"a":"","c":""}"#),
    ]
  )
  func properties(yaml: String, json: String) throws { #expect(try YAMLText(yaml).json == json) }

  @Test(
    "Each document is a value of its own",
    arguments: [
      ("", []), ("# a\n", []), ("a\n---\nb\n", [#""a""#, #""b""#]),
      ("---\n---\n", ["null", "null"]), ("...\na", [#""a""#]),
      ("a: 1\n...\n%YAML 1.2\n---\n- b", [#"{"a":1}"#, #"["b"]"#]), ("\u{FEFF}a", [#""a""#]),
    ]
  )
  func documents(yaml: String, json: [String]) throws {
    #expect(try YAMLText(yaml).documents == json)
  }

  @Test(
    "A fault has a place and a sentence",
    arguments: [
      (
        "a: b: c", 4, "a value cannot have a colon with a space after it; put the value into quotes"
      ),
      ("a:\n\t- b", 4, "indent with spaces; a tab is no indentation in YAML"),
      ("a: [b", 3, "this [ is never closed"), ("a: 'b", 3, "this quotation mark is never closed"),
      ("\"a\n--- b\"", 0, "this quotation mark is never closed"),
      (#"a: "\d""#, 4, #"there is no such escape; write \\ for a backslash"#),
      ("a: @b", 3, "a text cannot begin with @; put it into quotes"),
      ("a: *b", 3, "no &b precedes this; put a text that begins with * into quotes"),
      ("a: [1]\n  b: 2", 9, "this is indented more than what it follows, and belongs to nothing"),
      ("a: 1\nb", 5, "expected a key with a colon and a space after it"),
      ("- a\nb: 1", 4, "this does not belong to what precedes it; check its indentation"),
      ("a: 'b' c", 7, "this follows a value that has ended; put all of the text into quotes"),
      ("[a,,]", 3, "there is nothing before this comma; remove it"),
      ("[a b: [}", 7, "expected a comma or ] after an entry"),
      ("%YAML 1.2\na", 10, "directives end with a line ---, which is missing"),
      ("!a!b c", 0, "no %TAG line says what this tag is"),
      ("&a &b c", 3, "a node has one anchor and one tag at most"),
      ("a: |b\n", 4, "begin the text on the next line, indented"),
      ("a\u{0}", 1, "this is a NUL byte; the content is not text"),
      ("- &a b\n- &c *a", 12, "an alias cannot have an anchor or a tag of its own"),
      ("&a - b", 3, "write the anchor or tag of a collection on the line before it"),
      ("a: - b", 3, "a list or a mapping begins on a line of its own"),
      ("|12\n a", 2, "the indentation is one digit"),
      (
        "a: |\n     \n  b", 13,
        "an empty line above has more spaces than this first line of the text"
      ),
      (
        "a:\n  - [b,\n c]", 12,
        "indent this line more than the key or the dash that the collection belongs to"
      ),
      ("[a\nb: c]", 1, "a key in a list must be on one line, and not long"),
      ("- 'b\n- c'", 5, "indent this line of a quoted text more than its key or dash"),
      (#""\x4""#, 3, "expected 2 hexadecimal digits"),
      ("& a", 0, "an anchor needs a name; put a text that begins so into quotes"),
      ("!<a b", 0, "this tag has no >"),
      ("!a[b", 0, "a tag ends with a space; put a text that begins with ! into quotes"),
      ("'a'#b", 3, "write a space before the # of a comment"),
      ("%YAML 1.2\n%YAML 1.2\n---", 10, "%YAML is there twice"),
      ("%YAML\n---", 0, "write it as %YAML 1.2"),
      ("%TAG a\n---", 0, "write it as %TAG !name! prefix"),
    ]
  )
  func faults(yaml: String, offset: Int, reason: String) {
    let fault = #expect(throws: YAMLFault.self) { try YAMLText(yaml) }
    #expect(fault?.offset == offset)
    #expect(fault?.reason == reason)
  }

  @Test("A key that is there twice is kept, and its place is known")
  func duplicates() throws {
    let text = try YAMLText("a: 1\nb: {c: 1, c: 2}\n\"a\": 3")
    #expect(text.json == #"{"a":1,"b":{"c":1,"c":2},"a":3}"#)
    #expect(text.yaml.duplicates == [15, 21])
    let many = (0..<40).map { "k\($0 % 39): v\n" }.joined()
    #expect(try YAMLText(many).yaml.duplicates.count == 1)
  }

  @Test("All aliases together stand for a limited number of bytes")
  func aliases() {
    let lines = (1..<30).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]\n" }
    let fault = #expect(throws: YAMLFault.self) {
      try YAMLText("- &a0 so\n" + lines.joined())
    }
    #expect(fault?.reason == "the aliases up to here stand for over 8388608 bytes")
  }

  @Test("Keys in keys take a limited number of bytes")
  func keys() {
    let fault = #expect(throws: YAMLFault.self) {
      try YAMLText(String(repeating: "? ", count: 40) + "\n")
    }
    #expect(fault?.reason == "the lists and mappings in keys up to here take over 8388608 bytes")
  }

  @Test(
    "Collections nest up to a limit",
    arguments: ["[", "- ", "? ", "{a: "]
  )
  func depth(part: String) {
    let fault = #expect(throws: YAMLFault.self) {
      try YAMLText(String(repeating: part, count: 10_000))
    }
    #expect(fault?.reason == "more than 256 lists and mappings contain one another here")
  }

  @Test("The way back leads to the same character")
  func places() throws {
    let yaml = "q: \"Wh\\ty\"\na: |\n  So \"it\" is.\n  Then.\nb: plain\n"
    let text = try YAMLText(yaml)
    for word in ["Wh", "So", "it", "is", "Then", "plain"] {
      #expect(text.origin(of: word) == text.place(of: word, in: yaml), "\(word)")
    }
  }
}

/// A YAML text that was read.
private struct YAMLText {
  let yaml: YAMLDocuments

  init(_ text: String) throws(YAMLFault) { yaml = try YAMLDocuments(Array(text.utf8)) }

  /// The documents without spaces between values.
  var documents: [String] {
    yaml.ranges.map { range in
      var isInString = false
      var last: UInt8 = 0
      let json = yaml.json[range].filter { byte in
        if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isInString.toggle() }
        last = last == UInt8(ascii: "\\") ? 0 : byte
        return isInString || byte != 0x20
      }
      return String(copying: json.span)
    }
  }

  /// The only document; empty without any.
  var json: String { documents.joined() }

  func place(of word: String, in text: String) -> Int? {
    text.firstRange(of: word).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
  }

  func origin(of word: String) -> Int? {
    place(of: word, in: String(copying: yaml.json.span)).map(yaml.map.origin)
  }
}
