import FaqService
import Testing

@testable import FaqCommand

@Suite("Mistakes in JSON")
struct JSONMistakeTests {
  @Test(
    "Commas, colons and comments have their exact place",
    arguments: [
      ("[1,2,]", "1:5 trailing comma → Remove it."),
      ("[{\"a\": 1,\n\n}]", "1:9 trailing comma → Remove it."),
      ("[{\"a\":\"é\", }]", "1:10 trailing comma → Remove it."),
      ("[1,,2]", "1:4 there are two commas in a row → Remove one."),
      ("[,1]", "1:2 nothing precedes this comma → Remove it."),
      ("[\"a\"\n  \"b\"]", "1:5 a comma is missing → Write , between the two values."),
      ("[{\"a\":1}{\"b\":2}]", "1:9 a comma is missing → Write , between the two values."),
      ("[1;2]", "1:3 values are separated by commas → Write , for ;."),
      ("[\"a\":1]", "1:5 a list has no names → Write { and } around members, and not [ and ]."),
      ("[{\"a\" 1}]", "1:6 a colon is missing → Write : after the name."),
      ("[{\"a\"=1}]", "1:6 names are followed by a colon → Write : for =."),
      ("[{\"a\"}]", "1:6 this name has no value → Write it as \"name\": \"value\"."),
      (
        "[{\"a\":}]",
        "1:7 this member has no value → Write a value after the colon, or remove the member."
      ),
      ("[1 // a\n]", "1:4 JSON has no comments → Remove the comment."),
      ("[1, /* a */ 2]", "1:5 JSON has no comments → Remove the comment."),
      ("[\n# a\n1]", "2:1 JSON has no comments → Remove the comment."),
    ]
  )
  func signs(content: String, mistake: String) async throws {
    #expect(try await JSONMistake.summary(in: content) == mistake)
  }

  @Test(
    "Words and numbers of other languages are named",
    arguments: [
      ("[True]", "1:2 JSON has no `True` → Write `true`."),
      ("{\"a\":None}", "1:6 JSON has no `None` → Write `null`."),
      ("[undefined]", "1:2 JSON has no `undefined` → Write `null`."),
      ("[nil]", "1:2 JSON has no `nil` → Write `null`."),
      ("[NaN]", "1:2 JSON has no `NaN` → Write `null`, or a text in quotation marks."),
      ("[-Infinity]", "1:2 JSON has no `-Infinity` → Write `null`, or a text in quotation marks."),
      ("{a:1}", "1:2 names are in quotation marks → Write \"a\"."),
      ("True", "1:1 JSON has no `True` → Write `true`."),
      (
        "[007]",
        "1:2 a number cannot begin with 0"
          + " → Remove the zeros, or write the digits in quotation marks."
      ),
      ("[+1]", "1:2 numbers have no plus sign → Remove it."),
      ("[.5]", "1:2 a digit must precede the point of a number → Write 0 before the point."),
      ("[1.]", "1:4 a digit must follow the point of a number → Write 0 after the point."),
    ]
  )
  func words(content: String, mistake: String) async throws {
    #expect(try await JSONMistake.summary(in: content) == mistake)
  }

  @Test(
    "Quotation marks, line breaks and backslashes in strings are explained",
    arguments: [
      (
        "['a']",
        "1:2 strings need double quotes"
          + " → Write \" for ' at both ends."
      ),
      (
        "[`a`]",
        "1:2 strings need double quotes, not backticks → Write \" for ` at both ends."
      ),
      (
        "{“a”:1}",
        "1:2 strings need straight quotes → Write \" at both ends."
      ),
      (
        #"["Say "hi" now"]"#,
        #"1:7 this quotation mark ends the string"#
          + #" → Write \" for a quotation mark within a string."#
      ),
      (
        #"["C:\Users\me"]"#,
        #"1:5 `\U` is not an escape that JSON has → In a path, write \\ or / for each backslash."#
      ),
      (
        #"["C:\users"]"#,
        #"1:5 `\u` is not an escape that JSON has → In a path, write \\ or / for each backslash."#
      ),
      (#"["a \* b"]"#, #"1:5 `\*` is not an escape that JSON has → Write \\ for a backslash."#),
      (
        "[\"a\nb\"]",
        #"1:4 a string cannot span lines"#
          + #" → Write \n for the line break, or " to end the string."#
      ),
      ("[\"a\tb\"]", #"1:4 a string cannot hold a tab → Write \t for it."#),
      (
        "[\"a\",\n \"b]",
        "2:5 the string of line 2, column 2 is not closed → Write \" where it ends."
      ),
      (
        "[\u{A0}1]",
        "1:2 the invisible character U+00A0 is not allowed here → Write an ordinary space for it."
      ),
      ("[\u{200B}1]", "1:2 the invisible character U+200B is not allowed here → Remove it."),
    ]
  )
  func strings(content: String, mistake: String) async throws {
    #expect(try await JSONMistake.summary(in: content) == mistake)
  }

  @Test(
    "A bracket that is not closed has the place where it was opened",
    arguments: [
      ("[\n {\"a\": 1}\n", "3:1 the [ of line 1, column 1 is not closed → Write ] where it ends."),
      (
        "[[],\n {\"a\": [1", "2:10 the [ of line 2, column 8 is not closed → Write ] where it ends."
      ),
      (
        "{\"v\":1,\n\"faqs\":[{\"elements\":[]}",
        "2:24 the [ of line 2, column 8 is not closed → Write ] where it ends."
      ),
      (
        "[{\"elements\":[\n{\"type\":\"title\"]}]",
        "2:16 the { of line 2, column 1 is not closed before this ] → Write } before it."
      ),
      (
        "[{\"elements\":[\n]\n,{\"elements\":[]}]",
        "3:2 the { of line 1, column 2 is not closed before this {"
          + " → Write } before the comma, where the object ends."
      ),
      (
        "[]]",
        "1:3 this bracket closes nothing → Remove it, or write the one that it closes."
      ),
      (
        "{\"elements\":[]},\n{\"elements\":[]}",
        "1:16 nothing can follow the end of the content"
          + " → Several entries are a list: write [ before the first and ] after the last."
      ),
    ]
  )
  func brackets(content: String, mistake: String) async throws {
    #expect(try await JSONMistake.summary(in: content) == mistake)
  }

  @Test("Other faults keep the reader's words", arguments: ["", "[] x", "[?]", "[\"\u{1}\"]"])
  func others(content: String) async throws {
    #expect(try await JSONMistake.summary(in: content) == nil)
  }

  @Test("Chunks of any size give the same mistake", arguments: [1, 2, 3, 7])
  func chunks(size: Int) async throws {
    let content = "{\"v\":1,\n\"faqs\":[{\"elements\":[]},\n{\"elements\":[],}]}"
    let source = MemorySource(Array(content.utf8), chunkSize: size)
    #expect(
      try await JSONMistake.summary(in: source) == "3:15 trailing comma → Remove it."
    )
  }

  @Test("After a lot of content, the mistake has its place, and the first bracket too")
  func long() async throws {
    let entry = #"{"elements":[{"type":"title","text":"a"}]},"# + "\n"
    let content = "[\n" + String(repeating: entry, count: 100_000)
    let source = MemorySource(Array((content + "{}").utf8), chunkSize: 1 << 16)
    #expect(
      try await JSONMistake.summary(in: source)
        == "100002:3 the [ of line 1, column 1 is not closed → Write ] where it ends."
    )
    let other = MemorySource(Array((content + "]").utf8), chunkSize: 1 << 16)
    #expect(
      try await JSONMistake.summary(in: other)
        == "100001:43 trailing comma → Remove it."
    )
  }

  @Test("A bracket or quotation mark in a string opens and closes nothing")
  func strings() async throws {
    let mistake = try await JSONMistake.summary(in: #"[{"a":"\"]"}"#)
    #expect(mistake == "1:13 the [ of line 1, column 1 is not closed → Write ] where it ends.")
  }
}
