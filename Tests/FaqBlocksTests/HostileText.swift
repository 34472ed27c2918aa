/// Text that acts on a format that does not escape it.
enum HostileText {
  static let all = [
    "\u{1B}]52;c;eA==\u{7}\u{1B}[2J\u{9B}31m\r\u{8}",
    "<script>alert(1)</script><b onclick='x' title=\"y\">&amp;&lt;",
    "# a\n\n- *b* `c` [d](javascript:e) ![f](g)\n\n```\nh\n```\n~~~",
    "\u{202E}abc\u{2066}\u{FEFF}\u{0}",
    "]]>--><!--{{x}}</article>\u{2028}\u{2029}|a|\n|-|",
    "",
    " \n ",
  ]
}
