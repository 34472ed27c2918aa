/// The classes of UAX #14 that remain after LB1, in the order of scripts/generate-unicode.
///
/// Five are not Unicode's: `qi` and `qf` are a `qu` that opens or closes (LB15a, LB15b), `dc` is
/// the dotted circle, an `al` (LB28a), and `xa` and `xi` are an `al` and an `id` that are reserved
/// for pictographs (LB30b).
enum LineBreakClass: UInt8, CaseIterable {
  case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, ba, hy, hh, bb, b2, cb, cl, cp, ex, `is`, sy, op
  case qu, qi, qf, ns, `in`, nu, pr, po, al, dc, hl, xa, id, xi, eb, em, h2, h3, jl, jv, jt, ri
  case ak, ap, `as`, vf, vi
}
