import FaqService

/// Where the entries of JSON content are, and which of their members are question and answer.
///
/// ```
/// $.rows[*] title content
/// $.pages[*].items[*] text.title text.body
/// ```
public struct ImportShape: Hashable, Sendable, CustomStringConvertible {
  /// The shape as it was written.
  public let description: String
  /// The names of members on the way; nil for all members, or all elements.
  private let path: [String?]
  private let question: [String]
  private let answer: [String]

  /// Reads a path from `$`, and the names of two members, which may be paths with dots.
  ///
  /// - Parameter text: The three parts with spaces in between; nil is returned for any other form.
  public init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let path = Self.steps(parts[0]) else { return nil }
    description = parts.joined(separator: " ")
    self.path = path
    question = parts[1].split(separator: ".").map(String.init)
    answer = parts[2].split(separator: ".").map(String.init)
    guard !question.isEmpty, !answer.isEmpty else { return nil }
  }

  /// The entries at the path, or nil.
  func read(_ root: RawValue) -> ImportedContent? {
    var content = content(of: root)
    guard !content.entries.isEmpty else { return nil }
    content.account = JSONAccount.account(of: content, in: root)
    content.decideForm()
    content.continuation = ArrayContinuation(path: path.compactMap(\.self)) { self.content(of: $0) }
    return content
  }
}

private extension ImportShape {
  func content(of root: RawValue) -> ImportedContent {
    var values = [root]
    for step in path { values = values.flatMap { $0.values(at: step) } }
    let entries = values.compactMap(entry)
    let reading = ImportReading(description, count: entries.count, of: values.count)
    return ImportedContent(entries, reading: reading)
  }

  static func steps(_ path: Substring) -> [String?]? {
    let steps = path.replacing("[*]", with: ".*")
      .split(separator: ".", omittingEmptySubsequences: false)
    let isPath = steps.first == "$" && !steps.contains { $0.isEmpty || $0.contains("[") }
    return isPath ? steps.dropFirst().map { $0 == "*" ? nil : String($0) } : nil
  }

  func entry(of value: RawValue) -> ImportedEntry? {
    // An object that holds a question or an answer may hold more.
    let used = [question, answer].filter { $0.count == 1 }.map { $0[0] }
    let rest = value.object?.filter { !used.contains($0.name.text) } ?? []
    var entry = value.value(at: question).flatMap {
      ImportedEntry(asking: $0, rest: rest.map { ImportedMember($0) })
    }
    if let answer = value.value(at: answer) { _ = entry?.add(answer) }
    return entry
  }
}

private extension RawValue {
  func values(at step: String?) -> [RawValue] {
    step.map { name in [object?[name]].compactMap(\.self) } ?? children
  }

  func value(at path: [String]) -> RawValue? {
    path.reduce(self) { value, name in value?.object?[name] }
  }
}
