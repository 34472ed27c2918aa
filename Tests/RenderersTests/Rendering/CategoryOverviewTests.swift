import ContentParser
import Renderers
import Testing

@Suite("Categories in the overview")
struct CategoryOverviewTests {
  private static let rows = [
    OverviewRow(number: 1, title: "a", category: "Billing"),
    OverviewRow(number: 2, title: "b"),
    OverviewRow(number: 3, title: "c", category: "# <Cards> & \u{1B}cash"),
    OverviewRow(number: 4, title: "d", category: "Billing"),
    OverviewRow(number: 5, title: "e", category: "Billing"),
  ]

  @Test(
    "Rows without a category come first, then the categories as they appear, with their numbers",
    arguments: [
      (
        TextRenderer.plain() as any Renderer,
        """
        FAQ Overview

        2. b

        Billing

        1. a
        4. d
        5. e

        # <Cards> & \u{FFFD}cash

        3. c

        """
      ),
      (
        TextRenderer.ansi(),
        """
        ␛[1;36mFAQ Overview␛[0m

        ␛[2m2. ␛[0mb

        ␛[1;36mBilling␛[0m

        ␛[2m1. ␛[0ma
        ␛[2m4. ␛[0md
        ␛[2m5. ␛[0me

        ␛[1;36m# <Cards> & \u{FFFD}cash␛[0m

        ␛[2m3. ␛[0mc

        """.withEscapes
      ),
      (
        HTMLFragmentRenderer(headingLevel: 2),
        """
        <h2>FAQ Overview</h2>
        <ol class="overview">
        <li value="2">b</li>
        </ol>
        <h3>Billing</h3>
        <ol class="overview">
        <li value="1">a</li>
        <li value="4">d</li>
        <li value="5">e</li>
        </ol>
        <h3># &lt;Cards&gt; &amp; \u{FFFD}cash</h3>
        <ol class="overview">
        <li value="3">c</li>
        </ol>

        """
      ),
      (
        JSONRenderer(),
        #"""
        {"schemaVersion":1,"overview":[{"number":2,"title":"b"},
        {"number":1,"title":"a","category":"Billing"},
        {"number":4,"title":"d","category":"Billing"},
        {"number":5,"title":"e","category":"Billing"},
        {"number":3,"title":"c","category":"# <Cards> & \u001bcash"}]}

        """#
      ),
    ]
  )
  func formats(renderer: any Renderer, overview: String) {
    #expect(renderer.renderOverview(Self.rows) == overview)
  }

  @Test("Markdown begins another list at each gap, because a list counts by itself")
  func markdown() {
    #expect(
      MarkdownRenderer().renderOverview(Self.rows) == ##"""
        # FAQ Overview

        2. b

        ## Billing

        1. a
        4) d
        5) e

        ## # \<Cards> & �cash

        3. c

        """##
    )
  }

  @Test("Rows that arrive in the order of the content have a heading wherever the category changes")
  func stream() {
    #expect(
      MarkdownRenderer().stream(Self.rows) == ##"""
        # FAQ Overview

        ## Billing

        1. a

        ***

        2. b

        ## # \<Cards> & �cash

        3. c

        ## Billing

        4. d
        5. e

        """##
    )
  }

  @Test("Rows without a category follow a rule if they follow others")
  func rule() {
    #expect(
      HTMLFragmentRenderer().stream(Array(Self.rows[..<2])) == """
        <h1>FAQ Overview</h1>
        <h2>Billing</h2>
        <ol class="overview">
        <li value="1">a</li>
        </ol>
        <hr>
        <ol class="overview">
        <li value="2">b</li>
        </ol>

        """
    )
  }
}

private extension Renderer {
  /// The overview of rows that arrive one by one.
  func stream(_ rows: [OverviewRow]) -> String {
    var assembly = Assembly(ofOverviewIn: self, to: MemorySink())
    for row in rows { assembly.write(row) }
    return assembly.finish().text
  }
}
