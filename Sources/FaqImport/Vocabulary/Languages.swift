/// Languages as they appear in names: `en`, `pt-BR`, `answer_de`, `german`.
enum Languages {
  private static let names = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr",
    "spanish": "es", "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt",
    "dutch": "nl", "russian": "ru", "japanese": "ja", "chinese": "zh", "korean": "ko",
    "arabic": "ar", "hindi": "hi", "turkish": "tr", "polish": "pl", "catalan": "ca",
    // Countries whose codes are often written for their languages.
    "cn": "zh", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "kz": "kk", "ua": "uk", "vn": "vi",
  ]

  /// The tag of a name that means a language and nothing else: `pt_BR` gives `pt-BR`.
  static func tag(of name: String) -> String? {
    let parts = name.split { $0 == "_" || $0 == "-" }
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let language = first.lowercased()
    guard parts.count == 2 else {
      return Vocabulary.languageCodes.contains(language) ? language : names[language]
    }
    guard Vocabulary.languageCodes.contains(language), [2, 4].contains(parts[1].utf8.count) else {
      return nil
    }
    return "\(language)-\(parts[1])"
  }

  /// Whether a name has the form of a language code; this decides only beside known ones: `ku`.
  static func mayBeCode(_ name: String) -> Bool {
    (2...3).contains(name.utf8.count) && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// Removes a language from the end of the words of a name, and returns its tag: `answer pt br`
  /// leaves `answer` and gives `pt-BR`.
  static func removeTag(from words: inout [String]) -> String? {
    guard words.count > 1, let last = words.last else { return nil }
    if words.count > 2, last.utf8.count == 2,
      Vocabulary.languageCodes.contains(words[words.count - 2])
    {
      let language = words[words.count - 2]
      words.removeLast(2)
      return "\(language)-\(last.uppercased())"
    }
    guard let tag = Vocabulary.languageCodes.contains(last) ? last : names[last] else { return nil }
    words.removeLast()
    return tag
  }
}
