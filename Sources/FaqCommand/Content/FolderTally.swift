/// Counts the files that were found in a folder, to fail if none of them holds FAQs.
struct FolderTally {
  private var folder: String?
  private var fileCount = 0
  private var hasFaqs = false

  /// Counts a source that holds FAQs, or one that is passed over.
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
      hint: "The command check says why each is passed over."
    )
  }
}
