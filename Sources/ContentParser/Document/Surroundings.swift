import FaqService

/// What surrounds an item: how many blocks it is nested in, and their language.
struct Surroundings {
  /// How deep blocks may be nested, as children or as fallbacks.
  static let maximumDepth = 64

  /// How many blocks one list may have.
  static let maximumCount = 1_000

  private(set) var depth = 0
  /// The language of the entry and of the blocks around the item.
  private(set) var language: Language

  /// The surroundings of an entry's own items.
  init(of entry: RawFaq) { language = Language(lang: entry["lang"], dir: entry["dir"]) }

  /// The surroundings of the blocks within an item.
  func within(_ item: RawItem) -> Self {
    var inner = self
    inner.depth += 1
    inner.language = language(of: item)
    return inner
  }

  /// The language of an item: its own, or else that around it.
  func language(of item: RawItem) -> Language {
    Language(lang: item["lang"], dir: item["dir"]).completed(by: language)
  }

  /// Throws if a list of blocks here would be too deep or too long.
  func checkRoom(for count: Int, _ field: Field) throws(BlockError) {
    if depth >= Self.maximumDepth {
      throw BlockError(
        .deepNesting,
        at: field.place,
        message: "blocks are nested deeper than \(Self.maximumDepth) levels"
      )
    }
    if count > Self.maximumCount {
      throw BlockError(
        .longList,
        at: field.place,
        message: "\(field.subject) has more than \(Self.maximumCount) blocks"
      )
    }
  }
}
