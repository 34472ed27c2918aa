import Markup
import Testing

@Suite("Inputs that make careless parsers slow")
struct PathologicalTests {
  @Test(
    "20,000 characters of a hostile pattern are read in a moment",
    .timeLimit(.minutes(10)),
    arguments: HostilePattern.all
  )
  func finishes(pattern: HostilePattern) {
    _ = MarkupParser().parse(pattern.text(of: 20_000))
  }
}

/// Text that repeats a part.
struct HostilePattern: Sendable, CustomTestStringConvertible {
  let start: String
  let part: String
  let end: String

  init(_ part: String, start: String = "", end: String = "") {
    self.start = start
    self.part = part
    self.end = end
  }

  var testDescription: String { "\(start)\(part)\(part)…\(end)".debugDescription }

  /// The pattern in about so many bytes.
  func text(of size: Int) -> String {
    start + String(repeating: part, count: size / part.utf8.count)
      + (end.isEmpty ? "" : String(repeating: end, count: size / part.utf8.count))
  }

  static let all = [
    Self("["), Self("[", end: "]"), Self("[a", end: "](b)"), Self("![[]()"), Self("]"),
    Self("[a]("), Self("[a](<b"), Self("[a](b \"c"), Self("[a](b 'c\" "), Self("[a][b"),
    Self("[a]: u\n"), Self("[a] ", start: "[a]: uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu\n\n"),
    Self("[a](b) ", start: String(repeating: "**x ", count: 20_000)), Self("[a]: b '\n"),
    Self("*a **a "), Self("*a ", end: "* "), Self("a**b"), Self("*", end: "a*"), Self("a*"),
    Self("**a *a ", end: "b** c* "), Self("_a__a ", end: "_"), Self("*~a_", end: "_~*"),
    Self("~~a ", end: "~a~~ "), Self("*a_ "), Self("a***b_ _c"),
    Self("`a``b```c````"), Self("a`", end: "``"), Self("`", end: " `"),
    Self("<a b='<a c=\""), Self("<!--"), Self("a <!-- "), Self("a <? "), Self("a <![CDATA["),
    Self("a <!A "), Self("<a "), Self("a </"), Self("<a b "), Self("<a@"), Self("<a:"),
    Self("> ", end: "a"), Self("- ", end: "a"), Self("- a\n"), Self("1. ", end: "a"),
    Self(">\n"), Self("> a\nb\n"), Self("* * * a\n"), Self("# "), Self("#", end: " #"),
    Self("```\n"), Self("~~~~\n~~~\n"), Self("<div>\n\n"), Self("<script>\n"), Self("    a\n"),
    Self("\t"), Self(" ", end: "a"), Self("\n"), Self("\r"), Self("\\"), Self("\\\n"), Self("&a"),
    Self("&#"), Self("&amp;"), Self("|a", end: "|-"), Self("|", start: "|a|\n|-|\n"), Self("|-|\n"),
    Self("a|b\n-|-\n"), Self("a\n", start: String(repeating: "|a", count: 20_000) + "\n"),
    Self(
      "|\n",
      start: "\(String(repeating: "|a", count: 9_999))\n" + String(repeating: "|-", count: 9_999)
        + "\n"
    ),
    Self("www."), Self("_www.a"), Self("(www.a"), Self("www.a)", end: ")"), Self("http://"),
    Self("http://a.b&a;"), Self("a@"), Self("a@a.b"), Self("a.a@_"), Self("a@a"), Self("w"),
    Self(":"), Self("\u{0}"), Self("é*"), Self("a  \n"), Self("a\n=\n"), Self("a\n-\n"),
    Self("=\n", start: "[a]: b\n"),
  ]
}
