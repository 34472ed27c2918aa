import Testing

@testable import TextLayout

@Suite("The table of scalars")
struct ScalarTableTests {
  @Test("A scalar has the same traits by its bytes and by its value", arguments: 0...16)
  func scalars(plane: UInt32) {
    for value in stride(from: plane << 16, to: plane + 1 << 16, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let utf8 = Array(String(scalar).utf8)
      let found = ScalarTable.shared.scalar(at: 0, in: utf8.span)
      #expect(found.length == utf8.count)
      #expect(found.traits == ScalarTable.shared[scalar])
    }
  }

  @Test(
    "The table has the class, the columns and whether the scalar joins a neighbour",
    arguments: [
      ("a", .al, 1, false), (" ", .sp, 1, false), ("ж", .al, 1, false), ("日", .id, 2, false),
      ("\u{301}", .cm, 0, true), ("\u{200D}", .zwj, 0, true), ("🙂", .id, 2, false),
      ("\u{1031}", .cm, 1, true), ("\u{10FFFF}", .al, 1, false),
    ] as [(Unicode.Scalar, LineBreakClass, Int, Bool)]
  )
  func traits(scalar: Unicode.Scalar, tableClass: LineBreakClass, columns: Int, joins: Bool) {
    let traits = ScalarTable.shared[scalar]
    #expect(LineBreakClass(rawValue: traits.lineBreak & 63) == tableClass)
    #expect(traits.columns == columns)
    #expect(traits.joins == joins)
  }
}
