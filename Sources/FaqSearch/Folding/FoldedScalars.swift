import Bytes

/// What scalars outside ASCII become, in pages; all pages in which nothing changes are one.
struct FoldedScalars: Sendable {
  /// As many code points as the last byte of a sequence distinguishes.
  private static let pageSize = 64

  /// Which page of `targets` each page of code points has; zero if nothing in it changes.
  private var pages = [UInt16](repeating: 0, count: 0x11_0000 / pageSize)
  private var targets = [Target](repeating: .unchanged, count: pageSize)
  /// The targets that are too long for a word.
  private var longTargets: [[UInt8]] = []

  /// What a scalar becomes.
  enum Target {
    case unchanged
    /// The first bytes of a word.
    case word(UInt64, count: Int)
    /// The index of a long target.
    case long(Int)
    /// The letters of a syllable of Hangul, which are computed.
    case syllable
  }

  /// Reads runs as scripts/generate-folding writes them.
  init(_ tables: String...) {
    for packed in tables {
      var run = PackedRun()
      for byte in packed.utf8 { read(byte, &run) }
      read(UInt8(ascii: " "), &run)
    }
    for code in HangulSyllable.codes { set(.syllable, at: code) }
  }

  /// What the scalar outside ASCII at an offset becomes, and how many bytes it takes.
  @inline(__always)
  func target(ofScalarAt offset: Int, in text: Span<UInt8>) -> (target: Target, length: Int) {
    let scalar = text.pagedScalar(at: offset)
    return (self[scalar.page, scalar.place], scalar.length)
  }

  private subscript(page: Int, offset: Int) -> Target {
    targets[Int(pages[page]) &* Self.pageSize &+ offset]
  }

  /// The bytes of a long target.
  func bytes(ofLong index: Int) -> [UInt8] { longTargets[index] }
}

/// A run of code points, as far as it has been read.
private struct PackedRun {
  /// The next code point.
  var code = 0
  /// How many code points have the value that is read.
  var count = 1
  /// How much each of them adds to the one before.
  var step: UInt32 = 0
  var number: UInt32?
  var scalars: [UInt32] = []

  mutating func take() -> UInt32? { number.take() }
}

private extension FoldedScalars {
  mutating func read(_ byte: UInt8, _ run: inout PackedRun) {
    switch byte {
    case UInt8(ascii: ":"): run.code = Int(run.take() ?? 0)
    case UInt8(ascii: "*"), UInt8(ascii: "~"):
      run.count = Int(run.take() ?? 1)
      run.step = byte == UInt8(ascii: "~") ? 1 : 0
    case UInt8(ascii: "+"): run.scalars += [run.take()].compactMap(\.self)
    case UInt8(ascii: ","), UInt8(ascii: " "):
      run.scalars += [run.take()].compactMap(\.self)
      add(run)
      run = PackedRun(code: run.code + run.count)
    default:
      let digit = byte < UInt8(ascii: "A") ? byte &- UInt8(ascii: "0") : byte &- 55
      run.number = (run.number ?? 0) << 4 | UInt32(digit)
    }
  }

  mutating func add(_ run: PackedRun) {
    var target = target(of: run.scalars)
    for index in 0..<run.count {
      if index > 0, run.step > 0 {
        target = self.target(of: run.scalars.map { $0 + UInt32(index) * run.step })
      }
      set(target, at: run.code + index)
    }
  }

  mutating func target(of scalars: [UInt32]) -> Target {
    let bytes = scalars.compactMap(Unicode.Scalar.init)
      .flatMap { Array(UTF8.encode($0) ?? .init()) }
    guard bytes.count <= 8 else {
      longTargets.append(bytes)
      return .long(longTargets.count - 1)
    }
    return .word(bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }, count: bytes.count)
  }

  mutating func set(_ target: Target, at code: Int) {
    let page = code / Self.pageSize
    if pages[page] == 0 {
      pages[page] = UInt16(targets.count / Self.pageSize)
      targets += [Target](repeating: .unchanged, count: Self.pageSize)
    }
    targets[Int(pages[page]) * Self.pageSize + code % Self.pageSize] = target
  }
}
