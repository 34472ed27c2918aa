/// How many bytes of foreign content are held in memory.
struct ImportLimits {
  /// Content up to this size is read whole; so is an element of a long array.
  let whole: Int
  /// Content up to this size is read whole in any case: it has enough entries to decide how all
  /// entries of a long array are read.
  var window = 2 << 20
  /// So is JSON with up to that many elements in an array.
  var elements = 2_048
  /// The size of the pieces of a long array or a table.
  var piece = 16 << 10
}
