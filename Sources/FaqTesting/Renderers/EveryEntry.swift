/// Entries with items of every kind, valid and not.
enum EveryEntry {
  /// A word that is in each item that is not a block, and nowhere else.
  static let unknownWord = "Wordmark7041"

  /// Entries without a fault.
  static let valid = [
    #"{"elements":[]}"#, "[]",
    #"{"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"One.\nTwo.\n\nThree."}]}"#,
    #"{"category":"Billing","elements":[{"type":"title","text":"How?"}]}"#,
    #"{"category":"Billing","lang":"ar","dir":"rtl","elements":[{"type":"body","text":"None"}]}"#,
    #"[{"type":"title","text":""},{"type":"body","text":" \n "}]"#,
    #"[{"type":"button","text":"Go","action":"tel:123"}]"#,
    #"[{"type":"button","text":"","action":"tel:1"}]"#,
    #"[{"type":"button","text":"Run","action":"javascript:hostile()"}]"#,
    #"[{"type":"body","format":"markdown","text":"One\n---\n\n- **two**\n\n|three|\n|-|"}]"#,
    #"[{"type":"body","lang":"fr","n":1.50,"n":1E2,"text":"\ud800 one"}]"#,
    #"[{"type":"unheardof","fallback":[{"type":"title","text":"Two"},"drop"]}]"#,
    #"[{"type":"unheardof","fallback":"drop"}]"#,
  ]

  /// Entries with an item that is not a block.
  static let unknown = [
    #"{"type":"unheardof","caption":"◆","deep":[{"n":1,"more":["◆"]}]}"#,
    #"{"type":"body","txt":"◆"}"#, #"{"text":"◆"}"#, #"{"type":["body"],"text":"◆"}"#, #""◆""#,
    #"["◆",["◆"]]"#,
    #"{"type":"unheardof","fallback":{"type":"unheardof","text":"◆"}}"#,
    #"{"type":"unheardof","fallback":7,"text":"◆"}"#,
  ]
  .map { item in
    #"{"elements":[{"type":"title","text":"What?"},\#(item),{"type":"body","text":"End"}]}"#
      .replacing("◆", with: unknownWord)
  }

  /// A line that is not JSON, behind one that is.
  static let unreadable = "{\"elements\":[]}\n{\"elements\": \(unknownWord)\u{1B}[m\n"
}
