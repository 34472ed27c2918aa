import ContentParser

/// A file that was found in a folder holds no FAQs.
struct SkippedFile: Error {
  let name: String
  let reason: Message
  /// Whether the file may be content in JSON that has a fault.
  let looksLikeContent: Bool
  /// Whether the file has signs of native content, so that passing over it loses FAQs.
  let hasNativeSigns: Bool
  /// Why it cannot be read; nil if it can.
  let error: FaqServiceError?

  /// A file without FAQs, which may have something that was meant as one.
  init(name: String, isMeantAsContent: Bool) {
    self.name = name
    reason = "no FAQs are found in it"
    looksLikeContent = isMeantAsContent
    hasNativeSigns = isMeantAsContent
    error = nil
  }

  /// A file that cannot be read as content.
  ///
  /// Other text is refused at its first byte, or at the first one in a bracket.
  init(_ error: FaqServiceError, of source: ContentSource, in recent: RecentBytes) {
    let explained = error.explained(by: recent)
    name = source.name
    looksLikeContent = explained.fault.map { $0.location.offset > 1 } ?? false
    hasNativeSigns = looksLikeContent && recent.head.holdsNativeSigns
    reason =
      explained.fault == nil || looksLikeContent
      ? Message(verbatim: explained.reason) : "no FAQs are found in it"
    self.error = error
  }

  /// `docs/a.json is skipped: it is not text`.
  var message: Message { "\(name) is skipped: \(reason)" }
}

extension [SkippedFile] {
  /// A line for each of the first files, and the number of the others.
  var remarks: [Message] {
    let lines = prefix(20).map(\.message)
    let rest = count - lines.count
    return lines + (rest > 0 ? ["\(rest) more files are skipped"] : [])
  }
}

extension RawFaq {
  /// Whether the entry shows that it is native: it has typed items, or begins with a title.
  var showsContent: Bool {
    guard fault == nil else { return false }
    if let list = value?.object?["elements"]?.array {
      return !list.contains { _ in true } || items.contains { $0.type != nil }
    }
    return items.first.map { $0.type == "title" && $0["text"]?.string != nil } ?? false
  }

  /// Whether the entry seems to be meant as a native one: its `elements` are misspelt or no list.
  var seemsContent: Bool {
    guard fault == nil else { return false }
    return (items.map(\.value) + [value].compactMap(\.self)).contains { value in
      value.object?.contains { member in
        if member.name == "elements" { return true }
        let name = member.name.text
        return Spelling.nearest(to: name, among: ["elements"]) != nil
          && member.value.array?.contains { $0.object?["type"]?.string != nil } == true
      } ?? false
    }
  }
}

private extension SourceText {
  /// Whether the text names `elements`, or an item of the type `title`.
  var holdsNativeSigns: Bool {
    let text = text(in: start..<end)
    return text.contains(/"elements"\s*:\s*\[/) || text.contains(/"type"\s*:\s*"title"/)
  }
}

/// Counts the files that were found in a folder, to fail if none of them holds FAQs.
struct FolderTally {
  private var folder: String?
  private var fileCount = 0
  private var hasFaqs = false

  /// Counts a source that holds FAQs, or one that is skipped.
  mutating func count(isPassedOver: Bool) {
    fileCount += 1
    if !isPassedOver { hasFaqs = true }
  }

  /// Continues with a source; throws if the folder before it has no FAQs.
  mutating func enter(_ next: String?) throws(Failure) {
    guard next != folder else { return }
    defer { (folder, fileCount, hasFaqs) = (next, 0, false) }
    guard let folder, !hasFaqs else { return }
    let files = fileCount == 1 ? "the file in it holds no" : "none of its \(fileCount) files holds"
    throw Failure(
      .malformed,
      "\(folder): \(files) FAQs",
      hint: "The command check says why each is skipped."
    )
  }
}
