/// The classes of UAX #14 that are left after LB1, in the order of scripts/generate-unicode.
///
/// Two are not Unicode's: `ow`, an `op` that is East Asian wide, which LB30 leaves out, and `xp`,
/// an `id` that is kept for pictographs to come, which LB30b asks for.
enum LineBreakClass: UInt8 {
  case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, ba, hy, bb, b2, cb, cl, cp, ex, `is`, sy, op, ow
  case qu, ns, `in`, nu, pr, po, al, hl, id, xp, eb, em, h2, h3, jl, jv, jt, ri

  init(_ scalar: Unicode.Scalar) { self = Self(rawValue: LineBreakTable.table[scalar]) ?? .al }
}
