import ContentParser
import Renderers

/// The requirements that a renderer does not meet.
///
/// It renders every node and every standard block, items that are not blocks under every policy,
/// `HostileText` in every place, and documents in batches; where the output is JSON, it counts its
/// elements. With `blocks`, it also renders their examples, which tests overrides for them.
///
/// ```swift
/// #expect(violations(of: OutlineRenderer(), blocks: [Video.self]).isEmpty)
/// #expect(violations(of: pageWithVideos(), blocks: [Video.self], reading: .html).isEmpty)
/// ```
///
/// - Parameters:
///   - renderer: The renderer, with its options and overrides.
///   - blocks: Block types with `examples`.
///   - reading: How the output is read.
/// - Returns: Each requirement that is violated, with the first input that shows it.
public func violations(
  of renderer: some Renderer,
  blocks: [any ParsableBlock.Type] = [],
  reading: OutputReading = .text
) -> [Violation] {
  var report = Report()
  defer { Trial.end() }
  let format = FormatCheck(name: "the output", renderer: renderer, reading: reading)
  RendererCheck(format: format, blocks: blocks).run(&report)
  return report.violations
}

/// Checks a renderer.
struct RendererCheck {
  let format: FormatCheck
  let blocks: [any ParsableBlock.Type]

  func run(_ report: inout Report) {
    guard isRepeatable(&report) else { return }
    checkNodes(&report)
    checkOnce(&report)
    checkAddresses(&report)
    checkLineBreaks(&report)
    checkDifferences(&report)
    checkLanguages(&report)
    checkBlocks(&report)
    checkHostileText(&report)
    checkOverview(&report)
    checkPolicies(&report)
    checkParts(&report)
    checkElements(&report)
    checkEntries(&report)
  }

  /// The entries of some content as documents.
  func documents(of content: String, under policy: UnknownPolicy = .show) -> [Document] {
    let registry = blocks.reduce(BlockRegistry.standard) { $0.knowing($1) }
    let faqs = (try? [RawFaq](reading: content)) ?? []
    return ContentParser(registry: registry, unknownPolicy: policy).parse(faqs)
  }

  /// A document of one item.
  func document(of item: String) -> Document? { documents(of: #"{"elements":[\#(item)]}"#).first }

  /// The examples of all block types.
  var examples: [String] { blocks.reduce(into: []) { $0 += $1.examples } }

  /// Documents of every kind, and what they are.
  var everyDocument: [(input: String, document: Document)] {
    let entries = EveryEntry.valid + EveryEntry.unknown + [EveryEntry.unreadable]
    return entries.flatMap { entry in documents(of: entry).map { (entry, $0) } }
      + EveryNode.all(with: "").map { ("\($0.name) with “”", $0.document) }
      + examples.compactMap { example in document(of: example).map { (example, $0) } }
  }

  /// Checks items that are not blocks, under every policy.
  func checkPolicies(_ report: inout Report) {
    for policy in UnknownPolicy.allCases {
      for entry in EveryEntry.unknown + [EveryEntry.unreadable] {
        guard let document = documents(of: entry, under: policy).last else { continue }
        let input = "\(entry) under the policy \(policy)"
        if policy == .drop {
          let output = format.render(document, input)
          report.check(!output.contains(EveryEntry.unknownWord), .followsPolicy, input) {
            (expected: "nothing of the item", found: output.quoted)
          }
        } else if format.reading.form != .content {
          format.check(document, input, .followsPolicy, &report)
        } else if let refusal = document.refusal {
          // Content says where the fault is, and has no items.
          let output = format.render(document, input)
          let items = (try? [RawFaq](reading: output))?.flatMap(\.items)
          let isRefused = items?.isEmpty == true && output.contains("\(refusal.location)")
          report.check(isRefused, .followsPolicy, input) {
            (expected: "no items, and “\(refusal.location)”", found: output.quoted)
          }
        }
      }
    }
  }
}

private extension RendererCheck {
  /// Whether each document always gives the same output, which all other checks need.
  func isRepeatable(_ report: inout Report) -> Bool {
    for (input, document) in everyDocument {
      let first = format.render(document, input)
      let second = format.renderer.render(document)
      let isSame = report.check(first == second, .isRepeatable, input) {
        (expected: first.quoted, found: second.quoted)
      }
      guard isSame else { return false }
    }
    return true
  }

  func checkNodes(_ report: inout Report) {
    for node in EveryNode.empty + EveryNode.all(with: "one two") {
      format.check(node.document, node.name, .showsText, &report)
    }
  }

  /// Checks that no text is there twice, except in tables, whose headers may be repeated.
  func checkOnce(_ report: inout Report) {
    let word = EveryEntry.unknownWord
    for node in EveryNode.all(with: word) {
      let texts = NodeReading(node.nodes)
      guard texts.cells.isEmpty else { continue }
      let (visibleText, _) = format.reading(format.render(node.document, node.name))
      let count = (texts.texts + texts.details).joined(separator: " ").count(of: word)
      let shown = visibleText.count(of: word)
      report.check(shown <= count, .showsTextOnce, "\(node.name) with \(word.quoted)") {
        (expected: "\(count) times \(word.quoted) in \(format.name)", found: "\(shown) times")
      }
    }
  }

  func checkAddresses(_ report: inout Report) {
    let word = "addressmark7041"
    guard let address = try? Address("https://example.com/\(word)") else { return }
    let link = [Inline.link(["label"], address)]
    let places: [(String, Node)] = [
      ("an action", .action("label", address)), ("a link", .paragraph(link)),
      ("a link in a list", .list(.bullets, [[.paragraph(link)]])),
      ("a link in a table", .table(Node.Table(header: [["header"]], rows: [[link]]))),
    ]
    for (place, node) in places {
      let output = format.render(EveryNode(place, [node]).document, place)
      let isShown = output.contains(word) || format.reading.form == .content
      report.check(isShown, .showsAddresses, "\(place) to \(address.text)") {
        (expected: "the address in \(format.name)", found: output.quoted)
      }
    }
  }

  func checkLineBreaks(_ report: inout Report) {
    let line = [Inline.text(LineBreak.words[0]), .lineBreak, .text(LineBreak.words[1])]
    for node in [Node.paragraph(line), .heading(level: 2, line)] {
      let document = EveryNode("", [node]).document
      let (visibleText, _) = format.reading(format.render(document, "a line break"))
      report.check(!LineBreak.isSwallowed(in: visibleText), .showsText, "a line break") {
        (expected: "\(LineBreak.expectation) in \(format.name)", found: visibleText.words.quoted)
      }
    }
  }

  /// Checks that nodes with the same words and another meaning give other output.
  func checkDifferences(_ report: inout Report) {
    if format.reading.form == .content { return }
    let items = LineBreak.words.map { [Node.paragraph($0)] }
    let styles: [Node.ListStyle] = [.numbers(from: 7), .bullets, .numbers(from: 1)]
    let codes = ["\n", " ", ""].map { LineBreak.words.joined(separator: $0) }
    let kinds = [
      ("the numbers of a list from 7", styles.map { Node.list($0, items) }),
      ("the line end in code", codes.map { .code($0, language: nil) }),
    ]
    for (part, nodes) in kinds {
      let outputs = nodes.map { format.render(EveryNode(part, [$0]).document, part) }
      report.check(!outputs.dropFirst().contains(outputs[0]), .showsText, part) {
        (expected: "\(part) in \(format.name)", found: outputs[0].quoted)
      }
    }
  }

  /// Checks that a format that names languages names those of the content.
  func checkLanguages(_ report: inout Report) {
    let entry = #"{"lang":"pt","elements":[{"type":"body","text":"a","lang":"fr"}]}"#
    for document in documents(of: entry) where format.reading.form == .html {
      let languages = HTMLReading(format.render(document, entry)).languages
      let areRight = languages.isEmpty || languages.isSuperset(of: ["pt", "fr"])
      report.check(areRight, .keepsLanguage, entry) {
        (
          expected: "the languages “fr” and “pt”",
          found: languages.sorted().joined(separator: " ").quoted
        )
      }
    }
  }

  func checkBlocks(_ report: inout Report) {
    for entry in EveryEntry.valid {
      for document in documents(of: entry) { format.check(document, entry, .showsText, &report) }
    }
    for type in blocks {
      report.checkExamples(of: type, type.examples)
      for example in type.examples { checkItem(example, .showsText, &report) }
    }
  }

  func checkHostileText(_ report: inout Report) {
    for text in HostileText.all {
      for node in EveryNode.all(with: text) {
        format.check(node.document, "\(node.name) with \(text.quoted)", .escapesText, &report)
      }
      let unknown = #"{"type":\#(text.jsonLiteral),"text":"one"}"#
      checkItem(unknown, .escapesText, &report)
      for example in examples {
        guard let item = RawItem(objectIn: example) else { continue }
        for string in item.value.strings {
          let json = item.value.replacing(string, with: text.jsonLiteral)
          checkItem(json, .escapesText, &report)
        }
      }
    }
  }

  func checkItem(_ json: String, _ requirement: Requirement, _ report: inout Report) {
    guard let item = RawItem(objectIn: json), let document = document(of: json) else { return }
    let type = document.blocks.first.map { Swift.type(of: $0) }
    let isOverridden = type.map { format.renderer.hasOverride(for: $0) } ?? false
    let text = isOverridden ? ExpectedText(document.body, of: item) : nil
    format.check(document, json, text: text, requirement, &report)
  }

  func checkOverview(_ report: inout Report) {
    for text in HostileText.all {
      let title = "title \(text)"
      let row = OverviewRow(number: 1, title: title, category: title)
      let input = "an overview with the title \(title.quoted)"
      Trial.begin(input, "in \(format.name)")
      let output = format.renderer.renderOverview([row])
      format.check(output, input, shows: ExpectedText([title]), .escapesText, &report)
    }
  }
}
