import ContentParser
import FaqService
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
  blocks: [any RegistrableBlock.Type] = [],
  reading: OutputReading = .text
) -> [Violation] {
  var report = Report()
  let format = FormatCheck(name: "the output", renderer: renderer, reading: reading)
  RendererCheck(format: format, blocks: blocks).run(&report)
  return report.violations
}

/// Checks a renderer.
struct RendererCheck {
  let format: FormatCheck
  let blocks: [any RegistrableBlock.Type]

  func run(_ report: inout Report) {
    guard isRepeatable(&report) else { return }
    checkNodes(&report)
    checkBlocks(&report)
    checkHostileText(&report)
    checkOverview(&report)
    checkPolicies(&report)
    checkParts(&report)
    checkElements(&report)
  }
}

extension RendererCheck {
  /// The entries of some content as documents.
  func documents(of content: String, under policy: UnknownPolicy = .show) -> [Document] {
    let registry = blocks.reduce(BlockRegistry.standard) { $0.knowing($1) }
    let faqs = (try? [RawFaq](reading: content)) ?? []
    return ContentParser(registry: registry, unknownPolicy: policy).parse(faqs)
  }

  /// A document of one item.
  func document(of item: String) -> Document? {
    documents(of: #"{"elements":[\#(item)]}"#).first
  }

  /// The examples of all block types.
  var examples: [String] { blocks.reduce(into: []) { $0 += $1.examples } }

  /// Documents of every kind.
  var everyDocument: [Document] {
    let entries = EveryEntry.valid + EveryEntry.unknown
    let examples = examples.compactMap(document)
    return entries.flatMap { documents(of: $0) } + documents(of: EveryEntry.unreadable)
      + EveryNode.all(with: "").map(\.document) + examples
  }
}

private extension RendererCheck {
  /// Whether each document always gives the same output, which all other checks need.
  func isRepeatable(_ report: inout Report) -> Bool {
    for document in everyDocument {
      let first = format.renderer.render(document)
      let second = format.renderer.render(document)
      let isSame = report.check(
        first == second,
        .isRepeatable,
        String(utf8: document.raw.source),
        expected: first.quoted,
        found: second.quoted
      )
      guard isSame else { return false }
    }
    return true
  }

  func checkNodes(_ report: inout Report) {
    for node in EveryNode.empty + EveryNode.all(with: "one two") {
      format.check(node.document, node.name, .showsText, &report)
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
        guard let item = Item(parsing: example) else { continue }
        for string in item.strings {
          let json = item.replacing(string, with: text.jsonLiteral)
          checkItem(json, .escapesText, &report)
        }
      }
    }
  }

  func checkItem(_ json: String, _ requirement: Requirement, _ report: inout Report) {
    guard let item = Item(parsing: json), let document = document(of: json) else { return }
    let type = document.blocks.first.map { Swift.type(of: $0) }
    let isOverridden = type.map { format.renderer.hasOverride(for: $0) } ?? false
    let text = isOverridden ? ExpectedText(document.body, of: item) : nil
    format.check(document, json, text: text, requirement, &report)
  }

  func checkOverview(_ report: inout Report) {
    for text in HostileText.all {
      let title = "title \(text)"
      let row = OverviewRow(number: 1, title: title, category: title)
      format.check(
        format.renderer.renderOverview([row]),
        "an overview with the title \(title.quoted)",
        shows: ExpectedText(title),
        .escapesText,
        &report
      )
    }
  }
}

extension RendererCheck {
  /// Checks items that are not blocks, under every policy.
  func checkPolicies(_ report: inout Report) {
    for policy in UnknownPolicy.allCases {
      for entry in EveryEntry.unknown + [EveryEntry.unreadable] {
        guard let document = documents(of: entry, under: policy).last else { continue }
        let input = "\(entry) under the policy \(policy)"
        if policy == .drop {
          checkDropped(document, input, &report)
        } else if !format.reading.isContent {
          format.check(document, input, .followsPolicy, &report)
        } else if let refusal = document.refusal {
          checkRefused(document, refusal, input, &report)
        }
      }
    }
  }

  private func checkDropped(_ document: Document, _ input: String, _ report: inout Report) {
    let output = format.renderer.render(document)
    report.check(
      !output.contains(EveryEntry.unknownWord),
      .followsPolicy,
      input,
      expected: "nothing of the item",
      found: output.quoted
    )
  }

  /// Content says where the fault is, and has no items.
  private func checkRefused(
    _ document: Document,
    _ refusal: Document.Refusal,
    _ input: String,
    _ report: inout Report
  ) {
    let output = format.renderer.render(document)
    let items = (try? [RawFaq](reading: output))?.flatMap(\.items)
    report.check(
      items?.isEmpty == true && output.contains("\(refusal.location)"),
      .followsPolicy,
      input,
      expected: "no items, and “\(refusal.location)”",
      found: output.quoted
    )
  }
}

extension RendererCheck {
  /// Checks that documents in batches give the output of all together.
  func checkParts(_ report: inout Report) {
    let documents = everyDocument
    let whole = format.renderer.render(documents)
    for count in [1, 2, 7] {
      let found = output(of: documents, inBatchesOf: count)
      let difference = zip(whole, found).prefix { $0 == $1 }.count
      report.check(
        found == whole,
        .assemblesParts,
        "\(documents.count) documents in batches of \(count)",
        expected: String(whole.dropFirst(difference).prefix(40)).quoted,
        found: String(found.dropFirst(difference).prefix(40)).quoted
      )
    }
  }

  private func output(of documents: [Document], inBatchesOf count: Int) -> String {
    var assembly = Assembly(of: format.renderer, to: MemorySink())
    for start in stride(from: 0, to: documents.count, by: count) {
      var batch = RenderedEntries(in: format.renderer, from: start + 1)
      for document in documents[start..<min(start + count, documents.count)] {
        batch.append(document)
      }
      assembly.write(batch)
    }
    return assembly.finish().text
  }
}

extension RendererCheck {
  /// Checks that a format of JSON is JSON also for several documents and for rows, and has an
  /// element for each if one document is an element.
  ///
  /// Only entries without a category are counted, since a format may have elements for categories.
  func checkElements(_ report: inout Report) {
    let items = #""elements":[{"type":"title","text":"a"},{"type":"body","text":"b"}]"#
    let plain = documents(of: "[{\(items)},{\(items)},{\(items)}]")
    let grouped = documents(of: #"[{\#(items)},{"category":"c",\#(items)}]"#)
    guard let first = plain.first, let counts = format.renderer.render(first).elementCounts
    else { return }
    let count = counts.contains(1) ? plain.count : nil
    let outputs = [
      ("3 documents", format.renderer.render(plain), count),
      ("an overview of 3 rows", overview(of: plain), count),
      ("2 documents, one of which has a category", format.renderer.render(grouped), nil),
      ("an overview of 2 rows, one of which has a category", overview(of: grouped), nil),
    ]
    for (input, output, count) in outputs {
      let counts = output.elementCounts
      report.check(
        count.map { counts?.contains($0) ?? false } ?? (counts != nil),
        .countsEntries,
        input,
        expected: count.map { "JSON with \($0) elements" } ?? "JSON",
        found: output.quoted
      )
    }
  }

  private func overview(of documents: [Document]) -> String {
    let rows = documents.enumerated().map { index, document in
      OverviewRow(number: index + 1, title: document.title, category: document.category)
    }
    return format.renderer.renderOverview(rows)
  }
}

private extension String {
  /// How many elements there are in JSON: in an array, in the arrays in an object, or on lines of
  /// objects and arrays; nil for anything else.
  var elementCounts: [Int]? {
    let value = try? RawValue(parsing: self)
    if let array = value?.array { return [Array(array).count] }
    if let object = value?.object {
      let counts = object.compactMap { $0.value.array.map { Array($0).count } }
      return counts.isEmpty ? [1] : counts
    }
    let lines = split(separator: "\n").map { try? RawValue(parsing: String($0)) }
    let areElements = lines.allSatisfy { $0?.array != nil || $0?.object != nil }
    return areElements && !lines.isEmpty ? [lines.count] : nil
  }
}
