import Platform

/// Keeps the later sections of an output in spools, until the sections in front are complete.
struct SectionSpools {
  private let folder: String
  private var spools: [Int: Spool] = [:]

  /// Uses the folder for temporary files if the sections are large.
  init(in environment: Environment) { folder = environment.temporaryFolder }

  /// Appends bytes to a section.
  mutating func hold(_ bytes: [UInt8], section: Int) throws(FileFailure) {
    let spool = spools[section] ?? Spool(folder: folder)
    spools[section] = spool
    try spool.append(bytes)
  }

  /// Removes the spool of a section, if it holds bytes.
  mutating func remove(section: Int) -> Spool? { spools.removeValue(forKey: section) }
}
