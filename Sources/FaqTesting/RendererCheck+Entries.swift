import ContentParser
import Renderers

extension RendererCheck {
  /// Checks that several documents and rows are shown, each with its category.
  func checkEntries(_ report: inout Report) {
    guard !report.contains(.countsEntries) else { return }
    let titles = ["Titlemark7041", "Titlemark7042", "Titlemark7043"]
    let categories = ["Categorymark7041", "Categorymark7042"]
    let entries = titles.enumerated().map { index, title in
      let category = index > 0 ? #""category":"\#(categories[index - 1])","# : ""
      return #"{\#(category)"elements":[{"type":"title","text":"\#(title)"}]}"#
    }
    let documents = documents(of: "[\(entries.joined(separator: ","))]")
    let inputs = [
      ("3 documents, the last 2 of which have a category", { format.renderer.render(documents) }),
      ("an overview of 3 rows, the last 2 of which have a category", { overview(of: documents) }),
    ]
    for (input, render) in inputs {
      Trial.begin(input, "in \(format.name)")
      let visibleText = format.reading(render()).visibleText
      let missing =
        categories.first { !visibleText.contains($0) }.map { "the category \($0.quoted)" }
        ?? ExpectedText(titles).firstMissing(in: visibleText)
      report.check(missing == nil, .showsEntries, input) {
        (expected: "\(missing ?? "") in \(format.name)", found: visibleText.words.quoted)
      }
    }
  }

  /// Checks that documents in batches give the output of all together.
  func checkParts(_ report: inout Report) {
    let documents = everyDocument.map(\.document)
    let whole = format.renderer.render(documents)
    for count in [1, 2, 7] {
      let found = output(of: documents, inBatchesOf: count)
      let difference = zip(whole, found).prefix { $0 == $1 }.count
      let input = "\(documents.count) documents in batches of \(count)"
      report.check(found == whole, .assemblesParts, input) {
        (
          expected: String(whole.dropFirst(difference).prefix(40)).quoted,
          found: String(found.dropFirst(difference).prefix(40)).quoted
        )
      }
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
      let isRight = count.map { counts?.contains($0) ?? false } ?? (counts != nil)
      report.check(isRight, .countsEntries, input) {
        (expected: count.map { "JSON with \($0) elements" } ?? "JSON", found: output.quoted)
      }
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
