import ContentParser

extension BlockCheck {
  /// Two values of one kind that both give the same block have not been read.
  ///
  /// The first character of JSON says which kind of value it is.
  func checkWrongKinds(_ report: inout Report) {
    let values = [
      ("-0123456789", "7041", "7042"), ("\"", #""One""#, #""Two""#),
      ("[", #"["One"]"#, #"["Two"]"#), ("{", #"{"a":"One"}"#, #"{"a":"Two"}"#),
    ]
    for member in item.ownMembers {
      let start = String(utf8: member.value.source.prefix(1))
      for (starts, one, other) in values where !starts.contains(start) {
        let json = item.value.replacing(member.value, with: one)
        let first = read(json)
        let second = read(item.value.replacing(member.value, with: other))
        let areAccepted = first.isAccepted && second.isAccepted
        let areRead = !areAccepted || first.block?.body != second.block?.body
        report.check(areRead, .reportsFaults, json) {
          (expected: "a problem of `\(member.name.text)`", found: "a block that ignores its value")
        }
      }
    }
  }

  /// Adds an optional field, whose strings must be shown as those of an example.
  func checkShownText(of field: BlockField, _ report: inout Report, addedAs value: String) {
    guard let item = RawItem(objectIn: item.setting(field.name, to: value)) else { return }
    let check = Self(type: type, registry: registry, item: item)
    if check.read(item.json).isAccepted { check.checkShownText(of: [field.name], &report) }
  }

  /// Puts a word in place of each string, which must be shown unless it stands for something else;
  /// `names` are the members to check, by default all.
  func checkShownText(of names: [String]? = nil, _ report: inout Report) {
    let word = "Wordmark7041"
    let others = type.fieldDescriptions.compactMap { field -> String? in
      switch field.kind {
      case .other, .list(of: .other): field.name
      default: nil
      }
    }
    for member in item.ownMembers where !others.contains(member.name.text) {
      guard names?.contains(member.name.text) ?? true else { continue }
      for string in member.value.strings {
        let isText = checkShownText(word, in: string, &report)
        if isText {
          checkLineBreak(in: string, &report)
        } else {
          checkShownText("https://example.com/\(word)", in: string, &report)
        }
      }
    }
  }

  /// Checks that a text is shown, and not twice; returns whether it may be in this place.
  @discardableResult
  private func checkShownText(
    _ text: String,
    in string: RawValue,
    _ report: inout Report
  ) -> Bool {
    let json = item.value.replacing(string, with: text.jsonLiteral)
    guard let nodes = acceptedNodes(of: json) else { return false }
    report.check(nodes.mention(text), .showsText, json) {
      (expected: "\(text.quoted) in the body", found: nodes.allTexts.joined(separator: " ").quoted)
    }
    let all = nodes.texts.joined(separator: " ").count(of: text)
    let descriptions = nodes.descriptions.joined(separator: " ").count(of: text)
    report.check(all - descriptions <= 1, .showsTextOnce, json) {
      (
        expected: "\(text.quoted) once in the body",
        found: nodes.texts.joined(separator: " ").quoted
      )
    }
    return true
  }

  private func checkLineBreak(in string: RawValue, _ report: inout Report) {
    let json = item.value.replacing(string, with: LineBreak.text.jsonLiteral)
    guard let nodes = acceptedNodes(of: json) else { return }
    report.check(!LineBreak.isSwallowed(in: nodes.lines), .showsText, json) {
      (expected: LineBreak.expectation, found: nodes.lines.quoted)
    }
    let code = nodes.codes.first { $0.contains(LineBreak.words.joined(separator: " ")) }
    report.check(code == nil, .showsText, json) {
      (expected: "\(LineBreak.text.quoted) in the code", found: (code ?? "").quoted)
    }
  }

  /// Puts three words in place of the first element of each array.
  func checkOrder(_ report: inout Report) {
    let words = ["Wordmark7042", "Wordmark7041", "Wordmark7043"]
    for array in item.value.arrays {
      guard let element = array.array?.first(where: { !$0.strings.isEmpty }) else { continue }
      for string in element.strings {
        let elements = words.map { element.replacing(string, with: $0.jsonLiteral) }
        let json = item.value.replacing(array, with: "[\(elements.joined(separator: ","))]")
        guard let lines = acceptedNodes(of: json)?.lines else { continue }
        let places = words.compactMap { lines.firstRange(of: $0)?.lowerBound }
        report.check(places == places.sorted(), .keepsOrder, json) {
          (expected: words.map(\.quoted).joined(separator: " before "), found: lines.words.quoted)
        }
      }
    }
  }

  /// Empties each array; that may be a fault, but must not end the program.
  func checkEmptyLists(_ report: inout Report) {
    for array in item.value.arrays {
      let json = item.value.replacing(array, with: "[]")
      checkFormats(of: read(json).document, json, .showsText, &report)
    }
  }

  /// Puts each hostile text in place of each string.
  func checkHostileText(_ report: inout Report) {
    for string in item.value.strings {
      for text in HostileText.all {
        let json = item.value.replacing(string, with: text.jsonLiteral)
        checkFormats(of: read(json).document, json, .escapesText, &report)
      }
    }
  }

  private static let word = "Wordmark7041"
  private static let unknown = #"{"type":"faq-testing-unknown","text":"\#(word)"}"#

  /// Checks the blocks within a block.
  func checkChildren(_ block: any Block, _ report: inout Report) {
    let shown = NodeReading(block.body).blocks
    for child in block.children {
      report.check(shown.contains { $0.isSame(as: child) }, .showsChildren, item.json) {
        (
          expected: "the child \(child.raw.json) in a `Node.blocks` of the body",
          found: "a body without it"
        )
      }
    }
    for child in shown where item.json.contains(child.raw.json) {
      report.check(block.contains(child), .showsChildren, item.json) {
        (expected: "\(child.raw.json) among the children", found: "only in the body")
      }
    }
    checkNewChildren(block, &report)
    for child in block.children where child.raw.members != nil {
      checkPolicies(block.raw.value.replacing(child.raw.value, with: Self.unknown), &report)
    }
  }

  /// Sets the children, as `Document.mapBlocks` does.
  private func checkNewChildren(_ block: any Block, _ report: inout Report) {
    guard !block.children.isEmpty, var container = block as? any ContainerBlock else { return }
    container.children = BlockList(block.children.map { _ in BodyBlock(Self.word) })
    report.check(NodeReading(container.body).mention(Self.word), .showsChildren, item.json) {
      (expected: "the blocks that `children` is set to in the body", found: "a body without them")
    }
  }

  /// Reads an item within which one child has an unknown type.
  private func checkPolicies(_ json: String, _ report: inout Report) {
    for policy in UnknownPolicy.allCases {
      let document = read(json, under: policy).document
      let texts = NodeReading(document.body).allTexts
      let isRefused = document.refusal != nil
      let isShown = texts.contains { $0.contains(Self.word) }
      let isKept = policy == .show || policy == .text
      let kept = "\(isKept ? "the text" : "nothing") of the unknown child"
      report.check(isShown == isKept && isRefused == (policy == .fail), .followsPolicy, json) {
        (
          expected: "\(policy == .fail ? "a refusal" : kept) under the policy \(policy)",
          found: isRefused ? "a refusal" : texts.joined(separator: " ").quoted
        )
      }
    }
  }
}

/// A text with a line break, where a line end or a space must stay.
enum LineBreak {
  static let words = ["Wordmark7041", "Wordmark7042"]
  static let text = words.joined(separator: "\n")
  static let expectation = words.map(\.quoted).joined(separator: " and a space or line end before ")

  /// Whether nothing is left of the line break.
  static func isSwallowed(in text: String) -> Bool { text.contains(words.joined()) }
}

private extension NodeReading {
  /// Whether a word is in a text, an address or the language of code.
  func mention(_ word: String) -> Bool { (allTexts + details).contains { $0.contains(word) } }
}

private extension Block {
  /// Whether two blocks have the same type, and the same place in the content.
  func isSame(as other: any Block) -> Bool {
    type == other.type && raw == other.raw && raw.source.indices == other.raw.source.indices
  }

  /// Whether a block is among the children, at any depth.
  func contains(_ block: any Block) -> Bool {
    children.contains { $0.isSame(as: block) || $0.contains(block) }
  }
}
