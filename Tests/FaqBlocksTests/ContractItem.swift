import Testing

/// An item with a text in each of its fields, written as `◆`.
struct ContractItem: Sendable, CustomTestStringConvertible {
  let template: String

  var testDescription: String { template }

  /// The item with a text in place of each `◆`.
  func json(with text: String) -> String {
    template.split(separator: "◆", omittingEmptySubsequences: false)
      .joined(separator: text.escapedLiteral)
  }

  init(_ template: String) { self.template = template }

  static let all = [
    Self(
      #"{"type":"text","spans":[◆,{"text":◆,"strong":true,"emphasis":true},{"text":◆,"code":true},"#
        + #"{"text":◆,"link":"https://a.org/"}],"x":◆}"#
    ),
    Self(#"{"type":"richText","format":"markdown","text":◆}"#),
    Self(#"{"type":"richText","format":"html","text":◆}"#),
    Self(
      #"{"type":"richText","format":"portableText","blocks":[{"_type":"block","children":[◆,"#
        + #"{"text":◆,"marks":["code"]}]},{"_type":"x","text":◆},{"code":◆}]}"#
    ),
    Self(#"{"type":"heading","text":◆,"level":5}"#),
    Self(#"{"type":"list","items":[◆,[◆,{"type":"list","items":[◆,[]]}],{"type":"nope","a":◆}]}"#),
    Self(#"{"type":"list","style":"numbers","start":-1,"items":[◆,◆]}"#),
    Self(#"{"type":"steps","items":[◆,[◆,{"type":"code","text":◆}]]}"#),
    Self(#"{"type":"code","text":◆,"language":◆}"#),
    Self(
      #"{"type":"image","url":"https://a.org/b","description":◆,"caption":◆,"width":4,"height":3}"#
    ),
    Self(#"{"type":"media","kind":"file","text":◆,"url":"https://a.org/b","poster":"tel:1"}"#),
    Self(#"{"type":"quote","text":◆,"source":◆,"url":"https://a.org/"}"#),
    Self(#"{"type":"note","title":◆,"text":◆,"blocks":[{"type":"nope","a":◆}]}"#),
    Self(#"{"type":"details","summary":◆,"blocks":[{"type":"quote","text":◆,"source":◆}]}"#),
    Self(#"{"type":"related","text":◆,"faqs":[◆,{"number":3,"title":◆}]}"#),
    Self(#"{"type":"tags","tags":[◆,◆]}"#),
    Self(#"{"type":"table","caption":◆,"header":[◆,◆],"rows":[[◆,◆],[◆]],"align":["end"]}"#),
    Self(#"{"type":"divider","x":◆}"#),
    Self(#"{"type":"note","kind":◆,"text":◆}"#),
    Self(#"{"type":"image","url":◆,"description":◆}"#),
  ]
}

extension String {
  /// A JSON string in which every character is an escape: `"\u0061"`.
  var escapedLiteral: String {
    let escapes = utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(escapes.joined())\""
  }
}
