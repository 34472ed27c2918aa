/// Text that acts on a format that does not escape it.
///
/// Whatever it tries to create is called `hostile`: an element, an attribute, an address.
public enum HostileText {
  /// Sequences and characters that drive a terminal.
  public static let terminal = [
    "one \u{1B}[2J \u{1B}]52;c;eA==\u{7} \u{9B}31m \u{9D}0;two\u{9C} \u{1B}P1$r\u{1B}\\",
    "one\u{8}\u{7F}\r two\u{B}three\u{C}four\u{85}five",
    "one \u{1B}]8;;https://hostile.org\u{1B}\\two\u{1B}]8;;\u{1B}\\",
  ]

  /// Characters that reorder text, are not shown, or end lines.
  public static let unicode = [
    "one\u{202E}two\u{2066}three\u{2069} \u{FEFF}\u{0}four", "one\u{2028}two\u{2029}three",
    "one\u{301}\u{301} \u{1F469}\u{200D}\u{1F680} \u{5D0}\u{5D1} \u{FF1C}two\u{FF1E}",
    "\u{301}one '\u{301}two\" \u{61A}three &\u{301} <\u{301}four>",
  ]

  /// Elements, attributes and scripts of HTML.
  public static let html = [
    "one <hostile>two</hostile> <b hostile>three</b>",
    "one <script>hostile()</script>",
    #"one "><hostile x=" '><hostile y='"#,
    #"one" onclick="hostile()" two='three' hostile='"#,
    "one <img src=x onerror=hostile()> two",
    "one </script><hostile> --> ]]> </style><hostile> two",
    "one </article></main> <!-- two <![CDATA[ three <? four",
    "one &lt;hostile&gt; &#60;two&#62; &amp;amp; &colon; three",
    "one <a href=javascript:hostile()>two</a>",
  ]

  /// Structure, links and raw HTML of Markdown.
  public static let markdown = [
    "one *hostile* **two** _three_ ~~four~~ `five`",
    "one [two](javascript:hostile) ![three](hostile)",
    "one\n# two\n- three\n1. four\n> five\n+ six\n* seven\n---\n===",
    "one\n\n```\ntwo\n```\n~~~\nthree",
    "one | two\n|-|-|\n| three | four |",
    #"one <https://hostile.org> \[two\] \*three\* &#42;four&#42;"#,
    "[one]: hostile\n[two][one]",
  ]

  /// Syntax of JSON, templates and shells.
  public static let syntax = [
    #"one","hostile":"two"}]} \" \\" \u0022"#,
    "one {{hostile}} {% two %} ${three} $(four) `five`",
  ]

  /// Text without words.
  public static let blank = ["", " \n ", "\u{A0}\t"]

  /// All of them.
  public static let all = terminal + unicode + html + markdown + syntax + blank
}
