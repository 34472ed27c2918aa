import ContentParser

/// The requirements that a block type does not meet.
///
/// Each example is read as it is, with members removed, added and of wrong kinds, with
/// `HostileText` in its strings, under every policy, and within other blocks. All of that is
/// rendered in the formats of the package.
///
/// ```swift
/// #expect(violations(of: Video.self).isEmpty)
/// ```
///
/// - Parameters:
///   - type: The block type, which need not be registered.
///   - examples: Items of the type, with all members that it reads; by default its own `examples`.
///   - registry: The types that may be in its items.
/// - Returns: Each requirement that is violated, with the first input that shows it.
public func violations(
  of type: any ParsableBlock.Type,
  examples: [String]? = nil,
  among registry: BlockRegistry = .standard
) -> [Violation] {
  var report = Report()
  defer { Trial.end() }
  let examples = examples ?? type.examples
  report.checkExamples(of: type, examples)
  report.checkSchema(of: type)
  report.checkFields(of: type, examples, among: registry.knowing(type))
  for example in examples {
    let item = RawItem(objectIn: example)
    report.check(item != nil, .readsExamples, example) {
      (expected: "a JSON object", found: "something else")
    }
    guard let item else { continue }
    BlockCheck(type: type, registry: registry.knowing(type), item: item).run(&report)
  }
  return report.violations
}

/// Checks a block type with one example.
struct BlockCheck {
  let type: any ParsableBlock.Type
  let registry: BlockRegistry
  let item: RawItem

  func run(_ report: inout Report) {
    let reading = read(item.json)
    report.check(reading.isAccepted, .readsExamples, item.json) {
      (
        expected: "a block of type \(type.type) without problems",
        found: reading.faults.first
          ?? "a block of type \(reading.document.blocks.first?.type ?? type.type)"
      )
    }
    guard reading.isAccepted, let block = reading.block, isRepeatable(block, &report)
    else { return }
    checkItem(block, &report)
    checkOtherMembers(block, &report)
    checkSurroundings(block, &report)
    checkPictures(block, &report)
    checkLanguage(&report)
    checkWrongKinds(&report)
    checkShownText(&report)
    checkOrder(&report)
    checkChildren(block, &report)
    checkFormats(of: reading.document, item.json, .showsText, &report)
    checkEmptyLists(&report)
    checkHostileText(&report)
  }

  /// Reads an item on its own.
  func read(_ json: String, under policy: UnknownPolicy = .show) -> ItemReading {
    let parser = ContentParser(registry: registry.knowing(Frame.self), unknownPolicy: policy)
    let content = #"{"elements":[\#(json)]}"#
    Trial.begin(json, "as a block of type `\(type.type)`")
    let document =
      (try? RawFaq(parsing: content)).map { parser.parse($0) } ?? Document(blocks: [])
    let first = document.blocks.first
    let block = first.flatMap { Swift.type(of: $0) == type ? $0 : nil }
    let faults = document.diagnostics.filter { $0.code != .missingTitle }
    return ItemReading(document: document, block: block, faults: faults.map(\.message))
  }

  /// The nodes of an item, if it is a block and its author is told nothing.
  func acceptedNodes(of json: String) -> NodeReading? {
    let reading = read(json)
    return reading.isAccepted ? reading.block.map { NodeReading($0.body) } : nil
  }

  /// Renders what an item has become in the formats of the package.
  func checkFormats(
    of document: Document,
    _ json: String,
    _ requirement: Requirement,
    _ report: inout Report
  ) { for format in FormatCheck.standard { format.check(document, json, requirement, &report) } }
}

/// What became of an item.
struct ItemReading {
  let document: Document
  /// The block; nil unless it is of the type under check.
  let block: (any Block)?
  /// What the author of the item is told.
  let faults: [String]

  /// Whether the item is a block, and its author is told nothing.
  var isAccepted: Bool { block != nil && faults.isEmpty }
}

private extension BlockCheck {
  func checkItem(_ block: any Block, _ report: inout Report) {
    let extended = item.adding(#""unread-member":1.50"#)
    for json in [item.json, extended] {
      let found = read(json)
      let source = found.block?.raw.json
      report.check(source == json && found.block?.body == block.body, .keepsItems, json) {
        (
          expected: "the same item and body",
          found: source == json ? "another body" : source ?? "no block of type \(type.type)"
        )
      }
    }
  }

  /// Whether the item always becomes the same, which all other checks need.
  func isRepeatable(_ block: any Block, _ report: inout Report) -> Bool {
    let bodies = [block.body, block.body, read(item.json).block?.body]
    return report.check(bodies.allSatisfy { $0 == bodies[0] }, .isRepeatable, item.json) {
      (expected: "the same body each time", found: "another body")
    }
  }

  func checkSurroundings(_ block: any Block, _ report: inout Report) {
    var bodies = UnknownPolicy.allCases.map { policy in
      ("under the policy \(policy)", read(item.json, under: policy).block?.body)
    }
    let frame = read(#"{"type":"\#(Frame.type)","blocks":[\#(item.json)]}"#)
    let nested = frame.document.blocks.first?.children.first
    bodies.append(("within another block", nested?.body))
    for (place, body) in bodies {
      report.check(body == block.body, .isSameEverywhere, item.json) {
        (expected: "the same body \(place)", found: "another body")
      }
    }
  }

  func checkLanguage(_ report: inout Report) {
    let json = item.adding(#""lang":"pt","dir":"rtl""#)
    guard !report.contains(.keepsItems), let language = read(json).block?.language else { return }
    report.check(language == Language(tag: "pt", direction: .rightToLeft), .keepsLanguage, json) {
      (
        expected: "the language “pt rtl”",
        found: [language.tag?.text, language.direction?.rawValue].compactMap(\.self)
          .joined(separator: " ").quoted
      )
    }
  }

  func checkPictures(_ block: any Block, _ report: inout Report) {
    let descriptions = NodeReading(block.body).descriptions
    let areDescribed = !descriptions.contains { $0.allSatisfy(\.isWhitespace) }
    report.check(areDescribed, .describesPictures, item.json) {
      (expected: "a description of each picture", found: "a picture without one")
    }
  }

  /// Whether the item may lack a member, at least if another optional one is or is not there.
  func canLackOptional(_ field: BlockField) -> Bool {
    let others = type.fieldDescriptions.filter { !$0.isRequired && $0.name != field.name }
    let item = item.removing(field.name) ?? item
    let changed = others.compactMap { other in
      item.removing(other.name)?.json
        ?? other.kind.example.map { item.setting(other.name, to: $0) }
    }
    let bare = others.reduce(item) { $0.removing($1.name) ?? $0 }
    return ([item.json, bare.json] + changed).contains { read($0).isAccepted }
  }
}

/// A block that holds the block under check.
private struct Frame: ContainerBlock {
  static let type: BlockType = "faq-testing-frame"
  static let fields = ItemFields(.required("blocks", .blocks), as: Self.init)
  let raw: RawItem
  var children: BlockList

  var body: [Node] { [.quote([.blocks(children)])] }
}

extension BlockRegistry {
  /// The registry with one more type, unless it knows it.
  func knowing(_ type: any ParsableBlock.Type) -> Self { (try? adding(type)) ?? self }
}

extension Report {
  /// Checks that a block type has examples, without which nothing else can be checked.
  mutating func checkExamples(of type: any ParsableBlock.Type, _ examples: [String]) {
    check(!examples.isEmpty, .hasExamples, "\(type.type)") {
      (expected: "an item of the type", found: "no examples")
    }
  }

  /// Checks that items may lack the fields that are optional.
  ///
  /// Fields of one type may depend on each other, so one example is enough that bears out a field.
  mutating func checkFields(
    of type: any ParsableBlock.Type,
    _ examples: [String],
    among registry: BlockRegistry
  ) {
    let examples = examples + type.examples.filter { !examples.contains($0) }
    let checks = examples.compactMap(RawItem.init(objectIn:))
      .map { BlockCheck(type: type, registry: registry, item: $0) }
      .filter { $0.read($0.item.json).isAccepted }
    guard let first = checks.first else { return }
    for field in type.fieldDescriptions where !field.isRequired {
      let json = (first.item.removing(field.name) ?? first.item).json
      check(checks.contains { $0.canLackOptional(field) }, .describesFields, json) {
        (
          expected: "a block without problems, since `\(field.name)` is optional",
          found: first.read(json).faults.first ?? "another block"
        )
      }
      // A field that no example has must be shown, too.
      guard let value = field.kind.example, !checks.contains(where: { $0.item[field.name] != nil })
      else { continue }
      for check in checks { check.checkShownText(of: field, &self, addedAs: value) }
    }
  }

  /// Checks what a block type says for a JSON Schema: an object that completes its fields.
  mutating func checkSchema(of type: any ParsableBlock.Type) {
    let schema = try? RawValue(parsing: type.schema).object
    check(schema != nil, .describesFields, type.schema) {
      (expected: "a JSON object", found: "something else")
    }
    let names = type.fieldDescriptions.map(\.name)
    for name in schema?["properties"]?.object?.map(\.name.text) ?? [] {
      check(names.contains(name), .describesFields, type.schema) {
        (expected: "properties that are fields", found: "`\(name)`")
      }
    }
  }
}

extension BlockCheck {
  /// Names that the members of many types have.
  private static let usualNames = [
    "title", "text", "body", "caption", "label", "name", "note", "summary", "description", "url",
    "link", "href", "address", "source", "image", "alt", "icon", "kind", "style", "date", "author",
  ]

  /// Checks that the body depends on no member that is not a field.
  func checkOtherMembers(_ block: any Block, _ report: inout Report) {
    let fields = type.fieldDescriptions.map(\.name)
    let names = item.ownMembers.map(\.name.text) + Self.usualNames
    for name in names where !fields.contains(name) {
      let json = item.removing(name)?.json ?? item.setting(name, to: #""Wordmark7041""#)
      let body = read(json).block?.body
      report.check(body == nil || body == block.body, .describesFields, json) {
        (expected: "`\(name)` among the fields, or not in the body", found: "another body")
      }
    }
  }
}
