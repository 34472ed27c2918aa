/// How the columns of a table share a line.
enum ColumnWidths {
  /// The columns between two cells.
  static let gap = 3
  /// A cell is wrapped at this width only if its line has no more room.
  private static let least = 8
  /// The widest column on lines of any length, so that padding stays in proportion.
  private static let most = 100

  /// The widths of columns, or nil if the table cannot be shown in columns.
  ///
  /// Columns that take less than an equal share leave the rest of it to the others. There is no
  /// table in columns if one of them would be too narrow to read. Where lines may have any length,
  /// no cell is wrapped, and there is none if a column is too wide for padding.
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
