import Testing

/// An item, and what it becomes in three formats.
struct RenderingCase: Sendable, CustomTestStringConvertible {
  let item: String
  let plain: String
  let markdown: String
  let html: String

  var testDescription: String { item }
  var article: String { "<article>\n\(html)\n</article>\n" }

  init(_ item: String, plain: String, markdown: String, html: String) {
    self.item = item
    self.plain = plain
    self.markdown = markdown
    self.html = html
  }

  static let all = text + lists + media + containers

  private static let text = [
    Self(
      """
      {"type":"text","spans":["Press ",{"text":"F1","code":true}," ",{"text":"now","strong":true,\
      "emphasis":true},", or\\nread ",{"text":"this","link":"https://a.org/b"},{"text":""},"."]}
      """,
      plain: "Press F1 now, or\nread this (https://a.org/b).",
      markdown: "Press `F1` ***now***, or\\\nread [this](https://a.org/b).",
      html: """
        <p>Press <code>F1</code> <strong><em>now</em></strong>, or<br>\
        read <a href="https://a.org/b" rel="noopener noreferrer">this</a>.</p>
        """
    ),
    Self(
      #"{"type":"heading","text":"Part *two*"}"#,
      plain: "Part *two*",
      markdown: #"## Part \*two\*"#,
      html: "<h2>Part *two*</h2>"
    ),
    Self(
      #"{"type":"code","text":"let a = 1\n  b","language":"swift"}"#,
      plain: "    let a = 1\n      b",
      markdown: "```swift\nlet a = 1\n  b\n```",
      html: """
        <pre tabindex="0"><code class="language-swift">let a = 1
          b</code></pre>
        """
    ),
    Self(
      #"{"type":"tags","tags":["pay","<b>"]}"#,
      plain: "pay · <b>",
      markdown: "pay · \\<b>",
      html: "<p>pay · &lt;b&gt;</p>"
    ),
    Self(
      #"{"type":"related","text":"See","faqs":["Why?",3,{"number":4,"title":"How?"}]}"#,
      plain: "See\n\n- Why?\n- FAQ 3\n- How?",
      markdown: "**See**\n\n- Why?\n- FAQ 3\n- How?",
      html: "<div>\n<p><strong>See</strong></p>\n<ul>\n<li>\n<p>Why?</p>\n</li>\n<li>\n"
        + "<p>FAQ 3</p>\n</li>\n<li>\n<p>How?</p>\n</li>\n</ul>\n</div>"
    ),
    Self(#"{"type":"divider"}"#, plain: "───", markdown: "***", html: "<hr>"),
    Self(
      """
      {"type":"table","header":["Day","At"],"rows":[["Mon","9"],["Sun|day"]],\
      "align":["start","end"]}
      """,
      plain: "Day     │ At\n────────┼───\nMon     │  9\nSun|day",
      markdown: "| Day | At |\n| --- | --: |\n| Mon | 9 |\n| Sun\\|day |",
      html: """
        <div class="table" tabindex="0">
        <table>
        <thead>
        <tr><th scope="col">Day</th><th scope="col" class="align-end">At</th></tr>
        </thead>
        <tbody>
        <tr><td>Mon</td><td class="align-end">9</td></tr>
        <tr><td>Sun|day</td></tr>
        </tbody>
        </table>
        </div>
        """
    ),
  ]

  private static let lists = [
    Self(
      """
      {"type":"list","items":["Bread",["Fruit",{"type":"list","items":["Pears"]}],\
      {"type":"code","text":"x"}]}
      """,
      plain: "- Bread\n- Fruit\n\n  - Pears\n-     x",
      markdown: "- Bread\n\n- Fruit\n\n  - Pears\n\n- ```\n  x\n  ```",
      html: """
        <ul>
        <li>
        <p>Bread</p>
        </li>
        <li>
        <p>Fruit</p>
        <ul>
        <li>
        <p>Pears</p>
        </li>
        </ul>
        </li>
        <li>
        <pre tabindex="0"><code>x</code></pre>
        </li>
        </ul>
        """
    ),
    Self(
      #"{"type":"list","style":"numbers","start":3,"items":["a","b"]}"#,
      plain: "3. a\n4. b",
      markdown: "3. a\n4. b",
      html: "<ol start=\"3\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>"
    ),
    Self(
      #"{"type":"list","style":"numbers","items":["a"]}"#,
      plain: "1. a",
      markdown: "1. a",
      html: "<ol>\n<li>\n<p>a</p>\n</li>\n</ol>"
    ),
    Self(
      #"{"type":"steps","items":["a\n\nb",["c",{"type":"body","text":"d"}]]}"#,
      plain: "1. a\n\n   b\n2. c\n\n   d",
      markdown: "1. a\n\n   b\n\n2. c\n\n   d",
      html: """
        <ol>
        <li>
        <p>a</p>
        <p>b</p>
        </li>
        <li>
        <p>c</p>
        <p>d</p>
        </li>
        </ol>
        """
    ),
  ]
}

extension RenderingCase {
  private static let media = [
    Self(
      #"{"type":"image","url":"https://a.org/b.png","description":"A map","caption":"1:5"}"#,
      plain: "A map (https://a.org/b.png)\n\n1:5",
      markdown: "![A map](https://a.org/b.png)\n\n*1:5*",
      html: """
        <figure><img src="https://a.org/b.png" alt="A map" loading="lazy">\
        <figcaption>1:5</figcaption></figure>
        """
    ),
    Self(
      #"{"type":"image","url":"https://a.org/b","description":"A map","width":40,"height":30}"#,
      plain: "A map (https://a.org/b)",
      markdown: "![A map](https://a.org/b)",
      html: """
        <figure><img src="https://a.org/b" alt="A map" width="40" height="30" loading="lazy">\
        </figure>
        """
    ),
    Self(
      """
      {"type":"media","kind":"audio","text":"Listen","url":"https://a.org/b",\
      "poster":"https://a.org/c"}
      """,
      plain: "→ Listen (https://a.org/b)",
      markdown: "[Listen](https://a.org/b)",
      html: """
        <p class="action"><a href="https://a.org/b" rel="noopener noreferrer">Listen</a></p>
        """
    ),
  ]

  private static let containers = [
    Self(
      #"{"type":"quote","text":"Less is more.","source":"A. B.","url":"https://a.org/"}"#,
      plain: "> Less is more.\n> \n> — A. B. (https://a.org/)",
      markdown: "> Less is more.\n>\n> — [A. B.](https://a.org/)",
      html: """
        <blockquote>
        <p>Less is more.</p>
        <p>— <a href="https://a.org/" rel="noopener noreferrer">A. B.</a></p>
        </blockquote>
        """
    ),
    Self(
      #"{"type":"note","kind":"danger","text":"Hot.","blocks":[{"type":"tags","tags":["a"]}]}"#,
      plain: "! Danger\n  Hot.\n\n  a",
      markdown: "> **Danger**\n>\n> Hot.\n>\n> a",
      html: """
        <aside role="note" class="danger">
        <p><strong>Danger</strong></p>
        <p>Hot.</p>
        <p>a</p>
        </aside>
        """
    ),
    Self(
      #"{"type":"note","title":"Achtung","text":"Heiß."}"#,
      plain: "! Achtung\n  Heiß.",
      markdown: "> **Achtung**\n>\n> Heiß.",
      html: """
        <aside role="note">
        <p><strong>Achtung</strong></p>
        <p>Heiß.</p>
        </aside>
        """
    ),
    Self(
      #"{"type":"details","summary":"More","blocks":[{"type":"body","text":"a"}]}"#,
      plain: "More\n\na",
      markdown: "**More**\n\na",
      html: "<details open=\"\">\n<summary>More</summary>\n<p>a</p>\n</details>"
    ),
  ]
}
