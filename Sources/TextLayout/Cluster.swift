/// A grapheme cluster: its UTF-8 offsets in a text, and the columns it takes.
package struct Cluster {
  package let range: Range<Int>
  package let width: Int
  package let isSpace: Bool
}
