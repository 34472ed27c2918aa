/// A grapheme cluster: its UTF-8 offsets in a text, and the columns it takes.
struct Cluster {
  let range: Range<Int>
  let width: Int
  let isSpace: Bool
}
