import FaqService
import Testing

/// Content, with the expected locations of its items and FAQs.
struct PlaceCase: Sendable, CustomTestStringConvertible {
  let text: String
  let items: [RawLocation]
  let faqs: [RawLocation]

  var testDescription: String { text.debugDescription }

  static let all = [
    Self(
      text: #"[{"elements":[1]}, {"id":0,"elements":[2,"é",3]}]"#,
      items: [
        RawLocation(offset: 14, line: 1, column: 15, pointer: "/0/elements/0"),
        RawLocation(offset: 39, line: 1, column: 40, pointer: "/1/elements/0"),
        RawLocation(offset: 41, line: 1, column: 42, pointer: "/1/elements/1"),
        RawLocation(offset: 46, line: 1, column: 46, pointer: "/1/elements/2"),
      ],
      faqs: [
        RawLocation(offset: 1, line: 1, column: 2, pointer: "/0"),
        RawLocation(offset: 19, line: 1, column: 20, pointer: "/1"),
      ]
    ),
    Self(
      text: "[\r\n [1,\r\n\t\"🙂\",2],[],\n[\"\u{301}\"]]",
      items: [
        RawLocation(offset: 5, line: 2, column: 3, pointer: "/0/0"),
        RawLocation(offset: 10, line: 3, column: 2, pointer: "/0/1"),
        RawLocation(offset: 17, line: 3, column: 6, pointer: "/0/2"),
        RawLocation(offset: 25, line: 4, column: 2, pointer: "/2/0"),
      ],
      faqs: [
        RawLocation(offset: 4, line: 2, column: 2, pointer: "/0"),
        RawLocation(offset: 20, line: 3, column: 9, pointer: "/1"),
        RawLocation(offset: 24, line: 4, column: 1, pointer: "/2"),
      ]
    ),
    Self(
      text: "{\"ü\":\"ü\",\n\"f/a~q\":[{\"elements\":[1,\n2]}],\"g\":[[{\"type\":\"title\"}]]}",
      items: [
        RawLocation(offset: 34, line: 2, column: 23, pointer: "/f~1a~0q/0/elements/0"),
        RawLocation(offset: 37, line: 3, column: 1, pointer: "/f~1a~0q/0/elements/1"),
        RawLocation(offset: 48, line: 3, column: 12, pointer: "/g/0/0"),
      ],
      faqs: [
        RawLocation(offset: 21, line: 2, column: 10, pointer: "/f~1a~0q/0"),
        RawLocation(offset: 47, line: 3, column: 11, pointer: "/g/0"),
      ]
    ),
    Self(
      text: "\u{FEFF} [1,{\"type\":\"title\"},\n  2,{\"type\":\"title\"}]",
      items: [
        RawLocation(offset: 5, line: 1, column: 3, pointer: "/0"),
        RawLocation(offset: 7, line: 1, column: 5, pointer: "/1"),
        RawLocation(offset: 27, line: 2, column: 3, pointer: "/2"),
        RawLocation(offset: 29, line: 2, column: 5, pointer: "/3"),
      ],
      faqs: [
        RawLocation(offset: 5, line: 1, column: 3, pointer: "/0"),
        RawLocation(offset: 7, line: 1, column: 5, pointer: "/1"),
        RawLocation(offset: 29, line: 2, column: 5, pointer: "/3"),
      ]
    ),
    Self(
      text: "\u{FEFF}{\"elements\":[1]}\r\n\r\n  {\"é\":0,\"elements\":[2]} \n[3,4]\n5",
      items: [
        RawLocation(offset: 16, line: 1, column: 14, pointer: "/elements/0"),
        RawLocation(offset: 45, line: 3, column: 22, pointer: "/elements/0"),
        RawLocation(offset: 51, line: 4, column: 2, pointer: "/0"),
        RawLocation(offset: 53, line: 4, column: 4, pointer: "/1"),
        RawLocation(offset: 56, line: 5, column: 1, pointer: ""),
      ],
      faqs: [
        RawLocation(offset: 3, line: 1, column: 1, pointer: ""),
        RawLocation(offset: 25, line: 3, column: 3, pointer: ""),
        RawLocation(offset: 50, line: 4, column: 1, pointer: ""),
        RawLocation(offset: 56, line: 5, column: 1, pointer: ""),
      ]
    ),
    Self(
      text: " \n{\"a\":[ ],\n\"elements\" : [ 1 ]}",
      items: [RawLocation(offset: 27, line: 3, column: 16, pointer: "/elements/0")],
      faqs: [RawLocation(offset: 2, line: 2, column: 1, pointer: "")]
    ),
    Self(
      text: "\t{\"type\":\"title\"}",
      items: [RawLocation(offset: 1, line: 1, column: 2, pointer: "")],
      faqs: [RawLocation(offset: 1, line: 1, column: 2, pointer: "")]
    ),
  ]
}
