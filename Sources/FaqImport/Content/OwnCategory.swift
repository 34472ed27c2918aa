import Bytes
import FaqService

extension ImportedEntry {
  /// The category that a member of the entry names under another name than `category`.
  var ownCategory: ImportedText? {
    guard !rest.contains(where: { $0.name == "category" && $0.text != nil }) else { return nil }
    return rest.lazy.filter { Self.namesCategory($0.name) }
      .compactMap(\.text).first { !$0.text.allSatisfy(\.isWhitespace) }
  }

  /// The category that native content shows: the last member of that name.
  var shownCategory: ImportedText? {
    category ?? ownCategory ?? rest.last { $0.name == "category" && $0.text != nil }?.text
  }

  /// The tag of the language that a member of the entry names under another name than `lang`.
  var ownLanguage: ImportedText? {
    guard !rest.contains(where: { $0.name == "lang" }) else { return nil }
    let member = rest.last { Self.languageNames.contains($0.name.lowercased()) }
    return member?.text.flatMap { text in
      Languages.tag(of: text.text.trimmed).map { ImportedText($0, at: text.origin) }
    }
  }

  private static let languageNames: Set<String> = [
    "language", "locale", "langcode", "languagecode", "language_code", "sprache", "langue",
    "idioma", "lingua",
  ]

  /// Whether a member of an entry, or of an object around some, names their category.
  static func namesCategory(_ name: String) -> Bool {
    categoryNames.contains(name.trimmed.lowercased())
  }

  private static let categoryNames: Set<String> = [
    "category", "categoryname", "category_name", "section", "group", "topic", "kategorie",
    "categoria", "categoría", "catégorie", "categorie", "rubrik", "rubrique", "rubrica", "rubriek",
    "kategori", "kategoria", "kategória", "kategorija", "kategoriya", "категория", "категорія",
    "theme", "thema", "thème", "tema", "分类", "分類", "类别", "類別", "カテゴリ", "カテゴリー",
    "카테고리", "분류",
  ]
}

private extension ImportedMember {
  /// The bytes of the name up to the first quotation mark in it.
  private var nameBytes: ArraySlice<UInt8> {
    source.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
  }

  var name: String { String(utf8: nameBytes) }

  /// The value, if it is a text.
  var text: ImportedText? {
    let value = source[nameBytes.endIndex...].dropFirst().drop { " \t\r\n:".utf8.contains($0) }
    guard value.first == UInt8(ascii: "\"") else { return nil }
    return ImportedText(literal: value, origin: isCopy ? value.startIndex : origin, isCopy: isCopy)
  }
}
