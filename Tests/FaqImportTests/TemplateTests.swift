import Testing

@Suite("Templates of pages")
struct TemplateTests {
  @Test("The tags of a template are left out, and one with nothing but tags is an error")
  func templates() throws {
    let template = """
      {% extends "base.html" %}
      {# The page of questions. #}
      <h3>What is a pot?</h3><p>A <a href="{{ url_for('shop') }}">vessel</a>.</p>
      <h3>What is a pan?</h3><p>Flat{% if season %}, now{% endif %}.</p>
      """
    #expect(
      try listing(template) == """
        read as: questions in headings (HTML), 2 of 2, 5 template tags left out
        What is a pot?
          html: <p>A <a href="                     ">vessel</a>.</p>
        What is a pan?
          html: <p>Flat               , now           .</p>

        """
    )
    let loop = "{% for faq in faqs %}<h3>{{ faq.question }}</h3><p>{{ faq.answer }}</p>{% endfor %}"
    #expect(try listing(loop) == "nothing\n")
    #expect(try listing("{{< note >}}\n\n## How?\nSo.\n## Why?\nThus.") != "nothing\n")
  }

  @Test(
    "The title in a block of its own does not hide the page after it",
    arguments: ["Answers", "- Bank"]
  )
  func titleBlock(title: String) throws {
    let template = """
      {% extends "base.html" %}
      {% block title %}\(title){% endblock %}
      {% block content %}
      <div class="row">
              <h2>How do I register?</h2>
              <p>Scan the tag.</p>

              <h2>Is it secure?</h2>
              <p>Yes.</p>
      </div>
      {% endblock %}
      """
    #expect(
      try listing(template) == """
        read as: questions in headings (HTML), 2 of 2, 5 template tags left out
        How do I register?
          html: <p>Scan the tag.</p>
        Is it secure?
          html: <p>Yes.</p>

        """
    )
  }

  @Test("The tags of ERB, EJS and JSP are left out, so that what is indented is no code")
  func percentTags() throws {
    let template = """
      <%- include("head") %>
      <div>
          <div>
              <h3>What is it?</h3>
              <p>A tool.</p>

              <h3>Where is it?</h3>
              <p>Here, <%= name %>.</p>
          </div>
      </div>
      """
    let found = try listing(template).split(separator: " ").joined(separator: " ")
    #expect(
      found == """
        read as: questions in headings (HTML), 2 of 2, 2 template tags left out
        What is it?
         html: <p>A tool.</p>
        Where is it?
         html: <p>Here, .</p>

        """
    )
  }

  @Test("Of a tag that translates a text, the text stays")
  func translations() throws {
    let template = """
      {% extends "base.html" %}
      <h3>{{ _('How?') }}</h3><p>{% trans "Thus." %} {% blocktrans %}Thanks.{% endblocktrans %}</p>
      <h3>Why?</h3><p>So.</p>
      """
    let found = try listing(template).split(separator: " ").joined(separator: " ")
    #expect(
      found == """
        read as: questions in headings (HTML), 2 of 2, 3 template tags left out
        How?
         html: <p> Thus. Thanks. </p>
        Why?
         html: <p>So.</p>

        """
    )
  }

  private func listing(_ text: String) throws -> String {
    try Listing.lines(of: Array(text.utf8))
  }
}
