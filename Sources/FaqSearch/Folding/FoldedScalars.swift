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
    case word(UInt64, count: UInt8)
    /// The index of a long target.
    case long(Int)
    /// The letters of a syllable of Hangul, which are computed.
    case syllable
  }

  /// Reads runs as scripts/generate-folding writes them.
  init(_ tables: String...) {
    // For all pages in which something changes, so that none is moved.
    targets.reserveCapacity(384 * Self.pageSize)
    for packed in tables {
      var run = PackedRun()
      for byte in packed.utf8 { read(byte, &run) }
      read(UInt8(ascii: " "), &run)
    }
    setSyllables(at: HangulSyllable.codes)
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

  mutating func endScalar() { if let number = number.take() { scalars.append(number) } }

  /// Continues with the next code points.
  mutating func advance() {
    code += count
    (count, step) = (1, 0)
    scalars.removeAll(keepingCapacity: true)
  }
}

private extension FoldedScalars {
  mutating func read(_ byte: UInt8, _ run: inout PackedRun) {
    switch byte {
    case UInt8(ascii: ":"): run.code = Int(run.number.take() ?? 0)
    case UInt8(ascii: "*"), UInt8(ascii: "~"):
      run.count = Int(run.number.take() ?? 1)
      run.step = byte == UInt8(ascii: "~") ? 1 : 0
    case UInt8(ascii: "+"): run.endScalar()
    case UInt8(ascii: ","), UInt8(ascii: " "):
      run.endScalar()
      add(run)
      run.advance()
    default:
      let digit = byte < UInt8(ascii: "A") ? byte &- UInt8(ascii: "0") : byte &- 55
      run.number = (run.number ?? 0) << 4 | UInt32(digit)
    }
  }

  mutating func add(_ run: PackedRun) {
    var target = target(of: run.scalars)
    for index in 0..<run.count {
      if index > 0, run.step > 0 {
        target = self.target(of: run.scalars, plus: UInt32(index) * run.step)
      }
      set(target, at: run.code + index)
    }
  }

  /// What is written as scalars, each increased by a number.
  mutating func target(of scalars: [UInt32], plus rise: UInt32 = 0) -> Target {
    var (word, count) = (UInt64(0), 0)
    for scalar in scalars {
      for byte in Unicode.Scalar(scalar + rise).flatMap(UTF8.encode) ?? .init() {
        if count < 8 { word |= UInt64(byte) << (8 * count) }
        count += 1
      }
    }
    guard count > 8 else { return .word(word, count: UInt8(count)) }
    let text = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0 + rise) }))
    longTargets.append(Array(text.utf8))
    return .long(longTargets.count - 1)
  }

  /// All pages that have only syllables are one.
  mutating func setSyllables(at codes: Range<Int>) {
    let pageNumbers = codes.lowerBound / Self.pageSize..<codes.upperBound / Self.pageSize
    for code in codes.prefix(Self.pageSize) { set(.syllable, at: code) }
    for page in pageNumbers { pages[page] = pages[pageNumbers.lowerBound] }
    for code in codes.suffix(codes.count % Self.pageSize) { set(.syllable, at: code) }
  }

  mutating func set(_ target: Target, at code: Int) {
    let page = code / Self.pageSize
    if pages[page] == 0 {
      pages[page] = UInt16(targets.count / Self.pageSize)
      targets.append(contentsOf: repeatElement(.unchanged, count: Self.pageSize))
    }
    targets[Int(pages[page]) * Self.pageSize + code % Self.pageSize] = target
  }
}
