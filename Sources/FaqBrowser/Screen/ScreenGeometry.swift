/// The size of a screen or of a part of it.
struct ScreenSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// The place of a cell, from 0 at the top left.
package struct ScreenPoint: Hashable, Sendable {
  package var column: Int
  package var row: Int
}

/// A part of a screen.
struct ScreenArea: Hashable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  func contains(_ point: ScreenPoint) -> Bool {
    (column..<column + columns).contains(point.column) && (row..<row + rows).contains(point.row)
  }
}
