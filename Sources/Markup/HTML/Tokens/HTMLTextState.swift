/// How the tokenizer reads text; the names are those of the standard.
package enum HTMLTextState: Equatable, Sendable {
  /// Text with markup and character references.
  case data
  /// The content of `title` and `textarea`: only their end tags are markup.
  case rcdata
  /// The content of `style` and the like: no character references either.
  case rawtext
  /// The content of `script`.
  case scriptData
  /// The content of `script` behind `<!--`.
  case scriptDataEscaped
  /// The content of `script` behind `<!--` and `<script`, where `</script>` ends only the latter.
  case scriptDataDoubleEscaped
  /// Text until the end of the document.
  case plaintext
  /// Text until `]]>`.
  case cdataSection
}
