import Markup
import Testing

@Suite("Visible and hidden HTML")
struct HTMLVisibilityTests {
  @Test(
    "What is not shown gives no text",
    arguments: [
      "<script>b</script>", "<style>b</style>", "<template><p>b</p></template>",
      "<noscript>b</noscript>", "<title>b</title>", "<!-- b -->", "<span hidden>b</span>",
      "<span style='color:red; DISPLAY : none !important'>b</span>", "<dialog>b</dialog>",
      "<svg><style>b</style><text>b</text></svg>", "<script>/*<!--<script>*/</script>b</script>",
      "<datalist><option>b</datalist>", "<noembed>b</noembed>", "<math hidden>b</math>",
    ]
  )
  func hidden(source: String) { #expect(html("<p>a" + source) == "<p>a</p>\n") }

  @Test(
    "What is shown gives its text",
    arguments: [
      "<span aria-hidden=true>b</span>", "<span hidden=until-found>b</span>",
      "<span style='display:none;display:block'>b</span>", "<custom-tag>b</custom-tag>",
      "<math><mi>b</math>", "<math><input>b", "<svg><p>b", "<svg/>b", "<tr>b</tr>",
      "<frame>b</frameset>",
    ]
  )
  func shown(source: String) {
    let text = html(source).filter { $0 == "b" }
    #expect(text == "b")
  }

  private func html(_ source: String) -> String {
    HTMLRendering.html(of: HTMLParser().parse(source))
  }
}
