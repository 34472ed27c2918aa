"""FAQs for the judges: generated from a seed, and extreme ones by name."""
import json
import random
import re
import subprocess
import sys

PIECES = [
    "# x", "- x", "+ x", "* x", "1. x", "1) x", "> x", "***", "---", "===", "[a](b)", "![a](b)",
    "<b>", "<https://x.y>", "&amp;", "&#10;", "\\", "`", "``", "```", "~~~", "\t", "    ", "  ",
    " ", "snake_case", "2 * 3", "C#", "1.", "_x_", "__x__", "*x*", "**x**", "|a|b|", "|-|-|",
    "a@b.c", "https://example.com/?a=b&c=d", "https://a.org",
    "www.a.org/", "a", "é", "使用", "🙂", "\n", "\n\n", "<!--", "-->",
    "<?", "<![CDATA[", "</script>", "[x]: y", "[^1]", "!", "(", ")", "]", "[", "&", "&copy;", "'",
    "\"", "- - -", "_ _ _", "1234567890. x", "#", "##", "####### x", "foo #", "ends \\", "<", "a<b",
]

MARKUP = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>",
    "\"><iframe src=javascript:alert(1)>", "' onmouseover='alert(1)", "</style><style>*{color:red}",
    "</title><base href=//evil.example>", "<meta http-equiv=refresh content=0>", "]]>", "&lt;b&gt;",
    "&#60;script&#62;", "</script><!--<script>", "</main></body></html>",
]

CONTROLS = [
    "\x00", "\x1b[2J", "\x1b]52;c;ZXZpbA==\x07", "\x1b]0;title\x1b\\", "\x1bP1$r\x1b\\", "\x1bc",
    "\x9b31m", "\x9d8;;x\x9c", "\x85", "\x7f", "\r", "\b\b\b", "\x0e", "\u202eevil",
    "\u2066\u2069", "\ud800", "\udc00\ud800", "\u2028", "\u2029",
]

NONCHARACTERS = ["\ufdd0", "\uffff", "\U0001fffe"]

SCRIPTS = [
    "שלום", "مرحبا", "한국어", "日本語", "Ελλάδα", "Straße", "ﬀ", "e\u0301", "x" * 300, "wörter " * 30,
]

# Terminals disagree about the width of these.
CLUSTERS = [
    "👩‍👩‍👧", "🇩🇪", "❤️", "👍🏽", "हिन्दी", "ไทย", "e" + "\u0301" * 50, "\u200b", "\ufeff",
]

ALL = PIECES + MARKUP + CONTROLS + NONCHARACTERS + SCRIPTS + CLUSTERS

ADDRESSES = [
    "https://example.com/", "https://example.com/a_b?c=d&e=(f)#g", "mailto:a@example.com",
    "tel:+1-2", "HTTPS://EXAMPLE.COM/ü", "https://example.com/\"><script>alert(1)</script>",
]

UNSAFE_ADDRESSES = [
    "javascript:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)", " javascript:alert(1)",
    "\x01javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript&colon;alert(1)",
    "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=", "vbscript:x",
    "//evil.example", "https:/\\evil.example", "https://a\x1b]8;;b", "file:///etc/passwd", "",
]

# Long, unusual and broken texts without line ends, whose meaning would depend on the place.
EXTREMES = {
    "a line of a megabyte": "x" * (1 << 20),
    "a megabyte of Chinese": "語" * 350_000,
    "ten thousand marks on a letter": "e" + "\u0301" * 10_000,
    "many ampersands": "&" * 300_000,
    "many brackets": "[" * 20_000,
    "many backticks": "`a" * 20_000,
    "NUL": "a\x00b",
    "lone surrogates": "a\ud800b\udc00c",
    "every code point": "".join(
        chr(point) for point in range(0x110000) if point not in (0x0A, 0x0D, 0x2028, 0x2029)
        and not 0xd800 <= point <= 0xdfff),
}


def extreme(text):
    """FAQs with the text in every place for text."""
    return [{"elements": [{"type": "title", "text": text}, {"type": "body", "text": text},
                          {"type": "button", "text": text, "action": "https://example.com/"}]}]


class Cases:
    """Generates cases; the same seed gives the same cases."""

    def __init__(self, seed):
        self.source = random.Random(seed)

    def text(self, pieces=PIECES, most=7):
        separator = self.source.choice(["", "", " "])
        return separator.join(
            self.source.choice(pieces) for _ in range(self.source.randint(1, most)))

    def line(self, pieces):
        """A short text without line ends, as it stands in a table of any look."""
        short = [piece for piece in pieces if len(piece) <= 30]
        return re.sub(r"[\n\r\x0b\x0c\x85\u2028\u2029]", " ", self.text(short, 3))

    def blocks(self, pieces, depth=2):
        """Blocks of the richer types, up to three."""
        return [self.block(pieces, depth) for _ in range(self.source.randint(0, 3))]

    def block(self, pieces, depth):
        text, line = self.text(pieces), self.line(pieces)
        address = self.source.choice(ADDRESSES)
        leaves = [
            {"type": "text", "spans": [text, {"text": line, "strong": True}, " ",
                                       {"text": line, "link": address, "emphasis": True}]},
            {"type": "heading", "text": line, "level": self.source.randint(1, 5)},
            {"type": "code", "text": text, "language": line},
            {"type": "table", "header": [line, self.line(pieces)],
             "rows": [[self.line(pieces) for _ in range(self.source.randint(0, 3))]
                      for _ in range(self.source.randint(0, 3))],
             "align": ["start", "end"]},
            {"type": "media", "kind": "video", "text": line, "url": address},
            {"type": "image", "url": address, "description": line, "caption": text},
            {"type": "divider"},
            {"type": "tags", "tags": [line, text]},
            {"type": "richText", "format": "markdown", "text": text},
            {"type": "related", "faqs": [line, 1, {"number": 2, "title": text}]},
        ]
        if depth == 0:
            return self.source.choice(leaves)
        inner = self.blocks(pieces, depth - 1)
        # A page shows notes of the kind `note` like notices of the program.
        kind = self.source.choice(["tip", "warning", "danger"])
        containers = [
            {"type": "list", "items": [text, [line, *inner]], "style": "bullets"},
            {"type": "list", "items": [line, *inner], "style": "numbers", "start": 7},
            {"type": "steps", "items": [[text, *inner], line]},
            {"type": "quote", "text": text, "blocks": inner, "source": line, "url": address},
            {"type": "note", "kind": kind, "text": line, "blocks": inner, "title": line},
            {"type": "details", "summary": line, "text": text, "blocks": inner},
        ]
        return self.source.choice(leaves + containers)

    def faq(self, pieces=ALL):
        """An FAQ with items of all kinds, whose texts consist of the pieces."""
        button = self.source.choice(ADDRESSES + UNSAFE_ADDRESSES)
        items = [
            *self.blocks(pieces), *self.blocks(pieces),
            {"type": "title", "text": self.text(pieces)},
            {"type": "body", "text": self.text(pieces, 20)},
            {"type": "button", "text": self.text(pieces), "action": button},
            {"type": self.text(pieces, 2), "a": self.text(pieces), "b": [self.text(pieces)]},
            {"type": "video", "fallback": {"type": "body", "text": self.text(pieces)}},
            {"type": "body", "text": self.text(pieces), "lang": "ar", "dir": "rtl"},
        ]
        self.source.shuffle(items)
        return {"elements": items[:self.source.randint(1, len(items))]}


def run(program, arguments, faqs):
    """The output of the program for FAQs."""
    return subprocess.run(
        [program, *arguments, "--source", "-"], input=json.dumps(faqs).encode(),
        capture_output=True, check=True).stdout


def report(what, count, faults):
    """Reports the result, and ends the judge."""
    for fault in faults[:5]:
        print(fault)
    print(f"{what}: {count - len(faults)} of {count}")
    sys.exit(bool(faults))


def expect_fault(fault):
    """Fails if the judge has missed a planted fault."""
    if not fault:
        sys.exit("the judge missed a planted fault")
