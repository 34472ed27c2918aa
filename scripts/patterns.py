"""Content that repeats one thing: what has made programs of this kind slow, or could."""
import json

# What a title, a body and the label of a button repeat.
TEXTS = {
    "letters": "a",
    "words": "a b ",
    "long words": "a" * 100 + " ",
    "spaces": " ",
    "no-break spaces": "\u00a0",
    "tabs": "a\t",
    "line feeds": "\n",
    "lines": "a\n",
    "lines between spaces": "  a  \n",
    "carriage returns": "a\r",
    "other line ends": "a\r\nb\v\f\u0085\u2028\u2029",
    "paragraphs": "a\n\n",
    "controls": "\u0000\u001b[31m\u009b",
    "invisible characters": "\u200b\u202e\u2060\u00ad\ufeff",
    "lone surrogates": "\ud800\ufffe",
    "combining marks": "\u0301",
    "letters with marks": "e\u0301é",
    "joined emoji": "👩‍👩‍👧❤️ ",
    "one endless emoji": "👩‍",
    "flags": "🇩",
    "Hangul jamo": "\u1100\u1161\u11a8",
    "Hangul leads": "\u1100",
    "Thai": "สวัสดี",
    "Devanagari conjuncts": "क्",
    "Hebrew": "שלום ",
    "Arabic number signs": "\u0600",
    "ideographs": "使",
    "backslashes": "\\",
    "quotation marks": '"',
    "backticks": "`",
    "backticks in pairs": "``a` ",
    "stars": "*",
    "stars and letters": "*a**b",
    "underscores": "_a_ ",
    "tildes": "~~a~",
    "opening brackets": "[",
    "closing brackets": "]",
    "links": "[a](b) ![",
    "link definitions": "[a]: b\n",
    "angles": "<",
    "tags": "<a href='b'><!-- -->",
    "ends of scripts": "</script>",
    "ampersands": "&",
    "entities": "&amp;&#x41",
    "hashes": "#",
    "underlines": "a\n===\n---\n",
    "lists": "- a\n1. a\n",
    "quotes": "> # a\n",
    "tables": "|a|\n|-|\n",
    "braces": "{",
    "templates": "{{a}}{%b%}",
    "percent signs": "%",
    "colons": ":",
    "definitions": "a\n: b\n{: .c}\n",
    "digits": "1",
    "hyphens": "a-",
    "bare addresses": "https://a.org/b c@d.org ",
}


# What a rich text repeats between its start and its end, which is repeated as often after an "a".
MARKUP = {
    "opening brackets": ("", "[", ""),
    "brackets": ("", "[", "]"),
    "unclosed links": ("", "[a](", ""),
    "images": ("", "![[]()", ""),
    "backticks": ("", "`a``b", ""),
    "unclosed code": ("", "`", " ``"),
    "emphasis": ("", "*a **b ", ""),
    "unclosed emphasis": ("", "*a_ ", "* "),
    "nested emphasis": ("b ", "**", "**"),
    "strikethrough": ("", "~~a ", "~a~~ "),
    "quotes": ("", "> ", "a"),
    "lines of quotes": ("", "> > a\nb\n", ""),
    "lists": ("", "- ", "a"),
    "items": ("", "- a\n  - b\n", ""),
    "numbers": ("", "1. a\n\n", ""),
    "headings": ("", "## a\n", ""),
    "rules": ("", "* * *\n", ""),
    "fences": ("", "```\n~~~\n", ""),
    "tables": ("", "a|b\n-|-\n", ""),
    "rows": ("|a|b|\n|-|-|\n", "|c|\n", ""),
    "columns": ("", "|a", "|-"),
    "definitions": ("", "[a]: /b 'c'\n", ""),
    "references": ("[a]: https://b.org\n\n", "[a] ", ""),
    "bare addresses": ("", "www.a.org ", ""),
    "bare addresses in a bracket": ("[", "www.a.org ", ""),
    "bare addresses in brackets": ("", "[www.a", ""),
    "email addresses": ("", "a.b@", ""),
    "tags": ("", "<a b='", ""),
    "comments": ("", "a <!-- ", ""),
    "HTML": ("", "<div>\n\n", ""),
    "entities": ("", "&amp;&a", ""),
    "line breaks": ("", "a\\\n", ""),
    "soft line breaks": ("", "a\n", ""),
    "unsafe links": ("", "[a](/b)", ""),
}

# Foreign content: what stands before, what is repeated with its number as N, and what is repeated
# as often after that.
IMPORTS = {
    # Markdown
    "headings": ("# FAQ\n", "## Why N?\n\nSo.\n\n", ""),
    "headings without answers": ("# FAQ\n", "## Why N?\n", ""),
    "equal headings": ("# FAQ\n", "## Why?\n\nSo N.\n\n", ""),
    "statements": ("# FAQ\n", "## Black screen N\n\nSo.\n\n", ""),
    "deeper headings": ("# FAQ\n## Why?\n", "### Part N\n\nSo.\n\n", ""),
    "sections": ("", "# Part N\n\n## Why?\n\nSo.\n\n", ""),
    "underlined headings": ("", "Why N?\n------\n\nSo.\n\n", ""),
    "bold lines": ("# FAQ\n", "**Why N?**\n\nSo.\n\n", ""),
    "bold starts": ("# FAQ\n", "**Why N?** So.\n\n", ""),
    "bold lines as answers": ("# FAQ\n", "## Why N?\n\n**So.**\n\n", ""),
    "unclosed bold": ("# FAQ\n", "**Why N? ", ""),
    "labels": ("", "Q: Why N?\nA: So.\n\n", ""),
    "labels in one paragraph": ("", "Q: Why N?\nA: So.\n", ""),
    "labels without answers": ("", "Q: Why N?\n", ""),
    "list items": ("# FAQ\n", "- Why N?\n\n  So.\n\n", ""),
    "nested list items": ("# FAQ\n", "- ", "Why?\n"),
    "numbered items": ("# FAQ\n", "N. Why?\n   So.\n", ""),
    "definitions": ("# FAQ\n", "Why N?\n: So.\n\n", ""),
    "definitions of one term": ("# FAQ\nWhy?\n", ": So.\n", ""),
    "terms without definitions": ("# FAQ\n", "Why N?\n\n", ""),
    "details": ("# FAQ\n", "<details><summary>Why N?</summary>\n\nSo.\n\n</details>\n\n", ""),
    "nested details": ("# FAQ\n", "<details><summary>Why N?</summary>\n\n", "</details>\n"),
    "unclosed details": ("# FAQ\n", "<details><summary>Why N?</summary>\n\n", ""),
    "summaries": ("# FAQ\n<details>", "<summary>Why N?</summary>\n", ""),
    "ends of details": ("# FAQ\n<details>", "</details>\n", ""),
    "indented containers": ("# FAQ\n", '??? question "Why N?"\n    So.\n', ""),
    "fenced containers": ("# FAQ\n", "::: details Why N?\nSo.\n:::\n\n", ""),
    "nested fenced containers": ("# FAQ\n", "::: details Why N?\nSo.\n", ":::\n"),
    "unclosed containers": ("# FAQ\n", "::: details Why N?\n", ""),
    "callouts": ("# FAQ\n", "> [!faq] Why N?\n> So.\n\n", ""),
    "callouts in one quote": ("# FAQ\n", "> [!faq] Why N?\n> So.\n", ""),
    "table rows": ("|Question|Answer|\n|-|-|\n", "|Why N?|So.|\n", ""),
    "table columns": ("|Question|Answer", "|a", "|-"),
    "tables": ("", "|Question|Answer|\n|-|-|\n|Why N?|So.|\n\n", ""),
    "references": ("# FAQ\n[a]: /b\n\n", "## Why N?\n\nSo [a].\n\n", ""),
    "link definitions": ("# FAQ\n## Why?\n\n[a1]\n\n## And?\n\n[a2]\n\n", "[aN]: /b\n", ""),
    "components": ("# FAQ\n", '<Accordion title="Why N?">\nSo.\n</Accordion>\n\n', ""),
    "nested components": ("# FAQ\n", '<Tab title="N">\n', "</Tab>\n"),
    "templates": ("# FAQ\n## Why?\n\n", "{% note %}{{< a >}} So N.\n", ""),
    "unclosed templates": ("# FAQ\n## Why?\n\n", "{{ N ", ""),
    "front matter": ("---\ntitle: FAQ\n", "aN: b\n", ""),
    "code": ("# FAQ\n## Why?\n\n```\n", "## Why N?\n", ""),
    "fences": ("# FAQ\n", "## Why N?\n\n```\nSo\n```\n\n", ""),
    "comments": ("# FAQ\n", "<!-- N -->\n## Why N?\n\nSo.\n\n", ""),
    "unclosed comments": ("# FAQ\n## Why?\n\nSo.\n\n", "<!-- N ", ""),
    "angles": ("# FAQ\n## Why?\n\n", "a < b and <N ", ""),
    "lines of text": ("# FAQ\n## Why?\n\n", "So N.\n", ""),
    "a long line": ("# FAQ\n## Why?\n\n", "So N. ", ""),
    "blank lines": ("# FAQ\n## Why?\n\nSo.\n\n## And?\n", "\n", ""),
    "lines with colons": ("", "aN: b\n", ""),
    # HTML
    "page details": ("<html>", "<details><summary>Why N?</summary>So.</details>", ""),
    "equal page details": ("<html>", "<details><summary>Why?</summary>So.</details>", ""),
    "nested page details": ("<html>", "<details><summary>Why N?</summary>So.", "</details>"),
    "page headings": ("<html>", "<h2>Why N?</h2><p>So.</p>", ""),
    "page headings without answers": ("<html>", "<h2>Why N?</h2>", ""),
    "page sections": ("<html>", "<h2>Part N</h2><h3>Why?</h3><p>So.</p>", ""),
    "items of headings": ("<html>", "<div><div><h3>Why N?</h3></div><p>So.</p></div>", ""),
    "page definitions": ("<html><dl>", "<dt>Why N?</dt><dd>So.</dd>", ""),
    "definitions of one page term": ("<html><dl><dt>Why?</dt>", "<dd>So N.</dd>", ""),
    "buttons": ("<html>", '<button aria-controls="pN">Why?</button><div id="pN">So.</div>', ""),
    "buttons of one panel": ("<html>", '<button aria-controls="p">Why N?</button>', ""),
    "buttons in a row": ("<html>", "<button>Why N?</button>", ""),
    "classes": ("<html>", '<p class="faq-question">Why N?</p><p class="faq-answer">So.</p>', ""),
    "questions of classes": ("<html>", '<p class="faq-question">Why N?</p>', ""),
    "microdata": ("<html>", '<div itemscope itemtype="https://schema.org/Question"><b itemprop="name">'
                  'Why N?</b><p itemprop="acceptedAnswer"><i itemprop="text">So.</i></div>', ""),
    "nested microdata": ("<html>", '<div itemtype="https://schema.org/Question">', "</div>"),
    "linked data": ('<html><script type="application/ld+json">{"@type":"FAQPage","mainEntity":[0',
                    ',{"@type":"Question","name":"Why N?","acceptedAnswer":{"text":"So."}}', ""),
    "scripts": ("<html>", '<script type="application/ld+json">{}</script>', ""),
    "bold page lines": ("<html>", "<p><b>Why N?</b></p><p>So.</p>", ""),
    "lines of one paragraph": ("<html><p>", "<b>Why N?</b><br>So.<br>", ""),
    "open elements": ("<html>", "<div>", ""),
    "open paragraphs": ("<html>", "<p>Why N?", ""),
    "open phrases": ("<html>", "<b>Why N?", ""),
    "nested elements": ("<html>", "<div>", "</div>"),
    "ends of elements": ("<html><h2>Why?</h2>", "</div>", ""),
    "unfinished tags": ("<html><h2>Why?</h2><p>", "<a b='", ""),
    "attributes": ("<html><h2>Why?</h2><p", " aN=b", ""),
    "page comments": ("<html><h2>Why?</h2><p>So.", "<!-- N -->", ""),
    "page entities": ("<html><h2>Why?</h2><p>", "&amp;&a", ""),
    "navigation": ("<html>", "<nav><a href=N>Why?</a></nav>", ""),
    "hidden elements": ("<html>", "<p hidden>Why N?</p>", ""),
    "page tables": ("<html><table>", "<tr><td>Why N?<td>So.", ""),
    "identifiers": ("<html><h2>Why?</h2>", '<p id="aN">So.</p>', ""),
    "tags in text": ("", "True when a<b and N>c. ", ""),
    # Tables
    "rows": ("question,answer\n", "Why N?,So.\n", ""),
    "short rows": ("question,answer\n", "a?,b\n", ""),
    "quoted rows": ("question,answer\n", '"Why N?","So ""it"" is."\n', ""),
    "unclosed quotes": ("question,answer\n", '"Why N?,So.\n', ""),
    "rows without a header": ("", "Why N?;So.\n", ""),
    "ragged rows": ("question,answer\n", "Why N?\n,,,\n", ""),
    "tabs": ("question\tanswer\n", "Why N?\tSo.\n", ""),
    # JSON
    "pairs": ("[0", ',{"question":"Why N?","answer":"So."}', ""),
    "equal pairs": ("[0", ',{"question":"Why?","answer":"So."}', ""),
    "pairs in categories": ("[0", ',{"category":"cN","faqs":[{"question":"Why?","answer":"So."}]}', ""),
    "likely pairs": ("[0", ',{"title":"Why N?","content":"So."}', ""),
    "marked groups": ("[0", ',{"x":"Why N?","y":"So it is."}', ""),
    "flat names": ('{"x":0', ',"qN":"Why?","aN":"So."', ""),
    "named questions": ('{"x":0', ',"Why N?":"So."', ""),
    "chats": ('{"messages":[{"role":"system","content":"a"}', ',{"role":"user","content":"Why N?"},{"role":"assistant","content":"So."}',
              ""),
    "rich texts": ('[{"question":"Why?","answer":[0', ',{"type":"paragraph","text":"So N."}', ""),
    "languages": ('[{"question":{"x":0', ',"de":"Warum N?"', ""),
    "several answers": ('[{"question":"Why?","x":0', ',"answerN":"So."', ""),
    "lines of pairs": ("", '{"question":"Why N?","answer":"So."}\n', ""),
    "other members": ('[{"question":"Why?","answer":"So.","x":0', ',"aN":"b"', ""),
    "other objects": ("[0", ',{"name":"aN","version":1}', ""),
    "parallel lists": ('{"questions":["Why?","How?"],"answers":["So.","Thus."],"x":0', ',"qN":["Why?"]', ""),
    "further parts of an answer": ('{"q1":"Why?","a1":"So.","q2":"How?","a2":"Thus."', ',"1 note N":"So."', ""),
    # YAML
    "YAML pairs": ("", "- question: Why N?\n  answer: So.\n", ""),
    "YAML pairs in categories": ("", "- cN:\n  - q: Why?\n    a: So.\n", ""),
    "YAML documents": ("", "---\nquestion: Why N?\nanswer: So.\n", ""),
    "YAML lines of a text": ("- question: Why?\n  answer: |\n", "    So N.\n", ""),
    "YAML lines of a folded text": ("- question: Why?\n  answer: So.\n", "    So N.\n\n", ""),
    "YAML quotes": ('- question: Why?\n  answer: "', "\\u00e9 N\n    ", ""),
    "YAML keys": ("question: Why?\nanswer: So.\n", "aN: b\n", ""),
    "YAML anchors": ("", "- &aN {question: Why?, answer: So.}\n- *aN\n", ""),
    "YAML comments": ("- question: Why?\n  answer: So.\n", "# N\n", ""),
    "nested YAML lists": ("", "- ", "\n"),
    "nested YAML brackets": ("a: ", "[", "]"),
    "YAML in braces": ("a: [0", ", {question: Why N?, answer: So.}", ""),
}


def title(text):
    return {"type": "title", "text": text}


def body(text):
    return {"type": "body", "text": text}


def button(text, address):
    return {"type": "button", "text": text, "action": address}


def unknown(**members):
    return {"type": "video", **members}


def faq(*items, **members):
    return {**members, "elements": list(items)}


def entry(name, **members):
    """An FAQ with a title that the search finds, and an item of a type."""
    return faq(title("a b"), {"type": name, **members})


def numbered(count, value=1):
    return {f"a{number}": value for number in range(count)}


def nested(levels, inner, outer):
    for _ in range(levels):
        inner = outer(inner)
    return inner


def spelled(item):
    """JSON of an FAQ with one item that is given as JSON."""
    return '[{"elements":[{%s}]}]' % item


def repeated(template, count):
    """Members in JSON, which may have one name, with their number."""
    return ",".join(template % number for number in range(count))


def lines(*entries):
    return "".join(f"{line}\n" for line in entries)


LINE = json.dumps(faq(title("a b")))

# How often each repeats something in the smaller content, and the content: JSON, or its values.
STRUCTURES = {
    "FAQs": (200, lambda n: [faq(title(f"a {number}"), body("b")) for number in range(n)]),
    "FAQs with one title": (200, lambda n: [faq(title("a b"))] * n),
    "FAQs as arrays": (200, lambda n: [[title("a"), body("b")]] * n),
    "items without FAQs": (200, lambda n: [title("a"), body("b")] * n),
    "arrays of FAQs": (200, lambda n: numbered(n, [faq(title("a b"))])),
    "members around FAQs": (1000, lambda n: {**numbered(n), "b": [faq(title("a b"))]}),
    "entries that are no objects": (1000, lambda n: [1] * n),
    "lines": (200, lambda n: lines(LINE) * n),
    "bad lines": (200, lambda n: lines(LINE, "{a") * n),
    "blank lines": (5000, lambda n: lines(LINE) + lines("") * n),
    "a long bad line": (5000, lambda n: lines(LINE, "{" + "a" * n)),
    "white space": (100000, lambda n: "[" + " \n" * n + "]"),
    "titles": (500, lambda n: [faq(*[title("a b")] * n)]),
    "bodies": (500, lambda n: [faq(*[body("a b")] * n)]),
    "buttons": (500, lambda n: [faq(*[button("a b", "https://a.org")] * n)]),
    "lines of a title and others": (
        300, lambda n: [faq(title("a b\n" * n), body("".join(f"a b {i}\n" for i in range(n))))]),
    "items without a type": (500, lambda n: [faq(*[{"text": "a b"}] * n)]),
    "items without a text": (300, lambda n: [faq(*[{"type": "body", "txet": "a b"}] * n)]),
    "mistyped items": (200, lambda n: [faq(*[{"type": "titel", "text": "a b"}] * n)]),
    "unknown types": (200, lambda n: [faq(*[{"type": f"a b {i}"} for i in range(n)])]),
    "unknown items with leaves": (
        20, lambda n: [faq(*[unknown(list=["a", "b c", 1, None] * n)] * 20)]),
    "leaves": (1000, lambda n: [entry("video", list=["a", "b c", 1, None] * n)]),
    "leaves with names": (1000, lambda n: [entry("video", **numbered(n, "a b"))]),
    "leaves of lines": (2000, lambda n: [entry("video", text="a b\n" * n)]),
    "leaves that are addresses": (500, lambda n: [entry("video", list=["https://a.org/b"] * n)]),
    "nested leaves": (
        100, lambda n: [entry("video", list=nested(n, "a", lambda inner: [{"b": inner}]))] * 20),
    "deep arrays": (
        20, lambda n: [entry("video", list=nested(500, [], lambda inner: [inner]))] * n),
    "addresses without a scheme": (
        300, lambda n: [faq(title("a b"), button("a", "www.a.org"))] * n),
    "fallbacks": (300, lambda n: [faq(*[unknown(fallback=body("a b"))] * n)]),
    "a list of fallbacks": (200, lambda n: [entry("video", fallback=[body("a b")] * n)]),
    "unknown fallbacks": (200, lambda n: [entry("video", fallback=[unknown(text="a b")] * n)]),
    "nested fallbacks": (
        5, lambda n: [faq(nested(60, body("a b"), lambda inner: unknown(fallback=[inner])))] * n),
    "members of an item": (1000, lambda n: [entry("body", text="a", **numbered(n))]),
    "members of an FAQ": (1000, lambda n: [faq(title("a b"), **numbered(n))]),
    "members of one name": (
        1000, lambda n: spelled('"type":"body",' + repeated('"text":"a b %d"', n))),
    "types of one item": (1000, lambda n: spelled(repeated('"type":"a b %d"', n))),
    "lists of items in one FAQ": (
        500, lambda n: "[{%s}]" % repeated('"elements":[{"type":"title","text":"a b %d"}]', n)),
    "a long type": (5000, lambda n: [entry("a`*\n" * n)]),
    "a long member name": (5000, lambda n: [entry("body", text="b", **{"a" * n: 1})]),
    "a long language": (5000, lambda n: [faq(title("a b"), lang="a-" * n, dir="a" * n)]),
    "languages": (500, lambda n: [faq(*[{**body("a b"), "lang": "pt-BR", "dir": "rtl"}] * n)]),
    "a huge number": (5000, lambda n: spelled('"type":"a","b":%s.%se%s' % (("1" * n,) * 3))),
    "a huge number as text": (5000, lambda n: spelled('"type":"title","text":' + "1" * n)),
    "escaped letters": (5000, lambda n: spelled(r'"type":"title","text":"%s"' % (r"\u0061" * n))),
}

# What the address of a button repeats between its start and its end.
ADDRESSES = {
    "letters": ("https://a.org/", "a", ""),
    "percent signs": ("https://a.org/", "%", ""),
    "accents": ("https://a.org/", "é", ""),
    "marks": ("https://a.org/?", "(\\*&;'[", ""),
    "host names": ("https://", "a.", "org/"),
    "at signs": ("https://", "a@", "b.org/"),
    "colons": ("https://a", ":", "/"),
    "spaces": ("https:", " ", "//a.org"),
    "a refused scheme": ("javascript:", "a", ""),
}


def content(name, scale):
    """The content of a pattern, with its usual number of repetitions times `scale`."""
    kind, _, rest = name.partition(": ")
    return KINDS[kind](rest, scale)


def text(name, scale):
    count = int(4000 * scale)
    run = (TEXTS[name] * count)[:count]
    return json.dumps([faq(title(run), body(run + " a b"), button(run, "https://a.org"))])


def address(name, scale):
    start, unit, end = ADDRESSES[name]
    return json.dumps([faq(title("a b"), button("a", start + unit * int(3000 * scale) + end))])


def markup(name, scale):
    start, unit, end = MARKUP[name]
    count = int(12000 * scale / len(unit))
    text = start + unit * count + ("a" if end else "") + end * count
    return json.dumps([faq(title("a b"), {"type": "richText", "format": "markdown", "text": text})])


def imported(name, scale):
    start, unit, end = IMPORTS[name]
    count = int(12000 * scale / len(unit))
    text = start + "".join(unit.replace("N", str(number)) for number in range(count))
    text += "a" * bool(end) + end * count
    return text + JSON_ENDS.get(name, "")


def structure(name, scale):
    count, made = STRUCTURES[name]
    values = made(int(count * scale))
    return values if isinstance(values, str) else json.dumps(values)


# What closes the JSON of the patterns that need it.
JSON_ENDS = {
    "linked data": "]}</script>", "pairs": "]", "equal pairs": "]", "pairs in categories": "]",
    "likely pairs": "]", "marked groups": "]", "flat names": "}", "named questions": "}",
    "chats": "]}", "rich texts": "]}]", "languages": '},"answer":{"de":"So."}}]',
    "several answers": "}]", "other members": "}]", "other objects": "]",
    "parallel lists": "}", "further parts of an answer": "}", "YAML quotes": '"', "YAML in braces": "]",
}

KINDS = {"text": text, "address": address, "markup": markup, "structure": structure,
         "import": imported}
NAMES = [*(f"import: {name}" for name in IMPORTS), *(f"text: {name}" for name in TEXTS), *(f"address: {name}" for name in ADDRESSES),
         *(f"markup: {name}" for name in MARKUP),
         *(f"structure: {name}" for name in STRUCTURES)]
