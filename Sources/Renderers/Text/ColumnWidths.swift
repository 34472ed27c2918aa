/// How the columns of a table share a line.
enum ColumnWidths {
  /// The columns between two cells.
  static let gap = 3
  /// A cell is wrapped at this width only if its line has no more room.
  private static let least = 8
  /// The widest column on lines of any length, so that padding stays in proportion.
  private static let most = 100

  /// The widths for cells of these widths, or nil where a column would be too narrow to read.
  ///
  /// Lines of any length wrap no cells: a column that is too wide for padding is no column there.
  ///
  /// Columns that take less than an equal share leave the rest of it to the others.
  static func widths(for natural: [Int], in width: Int?) -> [Int]? {
    guard let width else { return natural.allSatisfy { $0 <= most } ? natural : nil }
    var room = width - gap * (natural.count - 1)
    var widths = natural
    for (index, column) in natural.indices.sorted(by: { natural[$0] < natural[$1] }).enumerated() {
      let share = room / (natural.count - index)
      guard natural[column] <= share || share >= least else { return nil }
      widths[column] = min(natural[column], share)
      room -= widths[column]
    }
    return widths
  }
}
