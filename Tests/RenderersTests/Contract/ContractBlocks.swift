extension ContractBlock {
  /// Every kind of block that there is.
  static let all =
    standard + thirdParty + containers + unregistered + rejected + untyped + fallbacks + badLines

  private static let standard = [
    Self("a title", #"{"type":"title","text":"Why, oh why?"}"#, always: "Why oh why"),
    Self("a title of two lines", #"{"type":"title","text":"Why,\noh why?"}"#, always: "Why oh why"),
    Self("an empty title", #"{"type":"title","text":""}"#),
    Self("a body", #"{"type":"body","text":"One.\nTwo.\n\nThree."}"#, always: "One Two Three"),
    Self("an empty body", #"{"type":"body","text":" \n "}"#),
    Self(
      "a hostile body",
      #"{"type":"body","text":"\u001b]52;c;eA==\u0007 # a\n- *b* \u202e\n<b>&amp;\t`c`"}"#,
      always: "52 c eA a b b amp c"
    ),
    Self("a button", #"{"type":"button","text":"Go","action":"tel:123"}"#, always: "Go"),
    Self(
      "a button of the web",
      #"{"type":"button","text":"Go","action":"https://a.org/b"}"#,
      always: "Go"
    ),
    Self(
      "a button whose label is its address",
      #"{"type":"button","text":"https://a.org/b_(c)","action":"https://a.org/b_(c)"}"#,
      always: "https a org b c"
    ),
    Self(
      "a body like Markdown and like HTML",
      #"{"type":"body","text":"1. a\n> b\n# c\n`d` *e* [g](h) ![i](j)\n\n<k>&#108;</k>\t&m;\\n"}"#,
      always: "1 a b c d e g h i j k 108 k m n"
    ),
    Self(
      "a button without a label",
      #"{"type":"button","text":"","action":"tel:1"}"#,
      always: "tel 1"
    ),
    Self(
      "a button with a blank line in its label",
      #"{"type":"button","text":"Go\n \n\ton","action":"tel:1"}"#,
      always: "Go on"
    ),
    Self(
      "an unsafe button",
      #"{"type":"button","text":"Run","action":"javascript:alert(1)"}"#,
      always: "Run javascript alert 1"
    ),
    Self("no block at all", ""),
  ]

  private static let thirdParty = [
    Self(
      "a recipe",
      #"{"type":"recipe","name":"Tea","steps":["Boil","Steep"],"source":"tel:9"}"#,
      always: "Tea Boil Steep Times Leaf Minutes Green 2 Picture Caption Serves two Mind heat hot "
        + "Hints Stir step Source More Icon Other recipes Enjoy"
    )
  ]

  private static let containers = [
    Self(
      "a container",
      #"{"type":"panel","name":"Pay","elements":[{"type":"body","text":"Card.\n\nCash."},"#
        + #"{"type":"button","text":"Go","action":"tel:1"}]}"#,
      always: "Pay Card Cash Go"
    ),
    Self("an empty container", #"{"type":"panel","name":"Pay","elements":[]}"#, always: "Pay"),
    Self(
      "a container in a container in a fallback",
      #"{"type":"v","fallback":{"type":"panel","name":"Pay","elements":[{"type":"panel","#
        + #""name":"now","elements":{"type":"title","text":"How?"}}]}}"#,
      always: "Pay now How"
    ),
    Self(
      "an unknown block in a container",
      #"{"type":"panel","name":"Pay","elements":[{"type":"video","caption":"Tour"}]}"#,
      always: "Pay",
      inner: "Tour",
      notice: "A block of type video cannot be shown here",
      isRefused: true
    ),
    Self(
      "a container of one unknown block that is in no list",
      #"{"type":"panel","elements":{"type":"video","caption":"Tour"},"name":"Pay"}"#,
      always: "Pay",
      inner: "Tour",
      notice: "A block of type video cannot be shown here",
      isRefused: true
    ),
    Self(
      "a rejected block in a container in a fallback",
      #"{"type":"v","fallback":[{"type":"panel","name":"Pay","elements":["#
        + #"{"type":"body","txt":"Oh"}]}]}"#,
      always: "Pay",
      inner: "txt Oh",
      notice: "A block of type body is invalid text is missing",
      isRefused: true
    ),
  ]

  private static let unregistered = [
    Self(
      "an unknown type",
      #"{"type":"video","caption":"Tour","deep":[{"n":1,"more":"Walk"}]}"#,
      unknown: "Tour deep n 1 more Walk",
      notice: "A block of type video cannot be shown here",
      isRefused: true
    ),
    Self(
      "an unknown type without text",
      #"{"type":"rule"}"#,
      notice: "A block of type rule cannot be shown here",
      isRefused: true
    ),
    Self(
      "a hostile type",
      #"{"type":"\u001b[2J<i>","text":"x"}"#,
      unknown: "x",
      notice: "A block of type 2J i cannot be shown here",
      isRefused: true
    ),
  ]

  private static let rejected = [
    Self(
      "a member that is missing",
      #"{"type":"body","txt":"Oh"}"#,
      unknown: "txt Oh",
      notice: "A block of type body is invalid text is missing",
      isRefused: true
    ),
    Self(
      "a member of another kind",
      #"{"type":"recipe","name":"Tea","steps":"Boil"}"#,
      unknown: "name Tea steps Boil",
      notice:
        "A block of type recipe is invalid steps must be an array but is a string",
      isRefused: true
    ),
  ]

  private static let untyped = [
    Self(
      "no type",
      #"{"text":"Hm"}"#,
      unknown: "Hm",
      notice: "A block without a type cannot be shown here",
      isRefused: true
    ),
    Self(
      "a type that is no string",
      #"{"type":["body"],"text":"Hm"}"#,
      unknown: "Hm",
      notice: "A block without a type cannot be shown here",
      isRefused: true
    ),
    Self("a string", #""Hm""#, unknown: "Hm", notice: "This is not a block", isRefused: true),
    Self("a number", "1.50", unknown: "1 50", notice: "This is not a block", isRefused: true),
    Self(
      "an array",
      #"["a",["b"]]"#,
      unknown: "a b",
      notice: "This is not a block",
      isRefused: true
    ),
  ]

  private static let fallbacks = [
    Self(
      "a fallback",
      #"{"type":"v","text":"No","fallback":{"type":"body","text":"Yes"}}"#,
      always: "Yes"
    ),
    Self(
      "fallbacks within each other",
      #"{"type":"v","fallback":[{"type":"w","fallback":{"type":"title","text":"T"}},"#
        + #"{"type":"recipe","fallback":{"type":"body","text":"b"}}]}"#,
      always: "T b"
    ),
    Self("the fallback drop", #"{"type":"v","text":"No","fallback":"drop"}"#),
    Self(
      "a fallback that is no block either",
      #"{"type":"v","text":"No","fallback":{"type":"w","text":"Hm"}}"#,
      unknown: "Hm",
      notice: "A block of type w cannot be shown here",
      isRefused: true
    ),
    Self(
      "what is no fallback",
      #"{"type":"v","text":"Hm","fallback":7}"#,
      unknown: "Hm",
      notice: "A block of type v cannot be shown here",
      isRefused: true
    ),
  ]

  private static let badLines = [
    Self(
      "a line that is no JSON",
      "{\"elements\":[]}\n{\"elements\": oh\u{1B}[m\r\n",
      unknown: "elements oh m",
      notice: "This entry could not be read line 2 column 14 at elements expected a value found o",
      isRefused: true
    )
  ]
}
