/// What text layout needs to know about a single scalar.
struct ScalarTraits: Hashable {
  private let bits: UInt16

  private static let columns: UInt16 = 1 << 8
  private static let joins: UInt16 = 1 << 10
  private static let clusterClass: UInt16 = 1 << 11

  /// Those of most letters, including those of ASCII.
  static let letter = Self(lineBreak: LineBreakClass.al.rawValue)

  /// Combines a value of LineBreakTable with one of WidthTable and one of ClusterTable.
  init(lineBreak: UInt8, columns: UInt8 = 1, clusterClass: ClusterClass = .other) {
    bits =
      UInt16(lineBreak) | UInt16(columns) * Self.columns | (clusterClass.joins ? Self.joins : 0)
      | UInt16(clusterClass.rawValue) * Self.clusterClass
  }

  /// Its class for line breaking, as in LineBreakTable.
  var lineBreak: UInt8 { UInt8(truncatingIfNeeded: bits & 0x7F) }
  var columns: Int { Int(bits / Self.columns & 3) }
  var isSpace: Bool { lineBreak == LineBreakClass.sp.rawValue }
  /// Whether it may form a cluster with a neighbouring scalar.
  var joins: Bool { bits & Self.joins != 0 }
  var clusterClass: ClusterClass {
    ClusterClass(rawValue: UInt8(truncatingIfNeeded: bits / Self.clusterClass)) ?? .other
  }
}
