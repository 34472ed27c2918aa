import IconvShim

/// A character encoding that the Encoding Standard names, and that the system's iconv converts.
package struct Charset: Hashable, Sendable {
  /// Its name in the standard: `Shift_JIS`.
  package let name: String
  /// What iconv calls it, or the encoding that contains it.
  let systemName: String

  /// The encoding with a label of the standard, such as `latin1`; nil for an unknown label.
  package init?(label: String) {
    let label = label.lowercased()
    for row in Self.table.split(separator: "\n") {
      let words = row.split(separator: " ")
      if words[0].lowercased() == label || words.dropFirst(2).contains(label[...]) {
        (name, systemName) = (String(words[0]), String(words[1]))
        return
      }
    }
    return nil
  }

  /// What text is usually in that is not UTF-8, and does not say more.
  package static let windows1252 = Self(name: "windows-1252", systemName: "CP1252")

  private init(name: String, systemName: String) {
    self.name = name
    self.systemName = systemName
  }

  /// The encoding whose byte order mark a text begins with; nil without a mark.
  package init?(markOf text: [UInt8]) {
    let marks: [(bytes: [UInt8], name: String)] = [
      ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ]
    guard let name = marks.first(where: { text.starts(with: $0.bytes) })?.name else { return nil }
    (self.name, systemName) = (name, name)
  }

  /// Whether it needs no conversion.
  package var isUTF8: Bool { name == "UTF-8" }

  /// The name in the standard, the name for iconv, and the other labels.
  private static let table = """
    UTF-8 UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 \
    x-unicode20utf8
    IBM866 CP866 866 cp866 csibm866
    ISO-8859-2 ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 \
    iso_8859-2:1987 l2 latin2
    ISO-8859-3 ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 \
    iso_8859-3:1988 l3 latin3
    ISO-8859-4 ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 \
    iso_8859-4:1988 l4 latin4
    ISO-8859-5 ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 \
    iso88595 iso_8859-5 iso_8859-5:1988
    ISO-8859-6 ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i \
    csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 \
    iso88596 iso_8859-6 iso_8859-6:1987
    ISO-8859-7 ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 \
    iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
    ISO-8859-8 ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e \
    iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
    ISO-8859-8-I ISO-8859-8 csiso88598i logical
    ISO-8859-10 ISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 \
    latin6
    ISO-8859-13 ISO-8859-13 iso8859-13 iso885913
    ISO-8859-14 ISO-8859-14 iso8859-14 iso885914
    ISO-8859-15 ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9
    ISO-8859-16 ISO-8859-16
    KOI8-R KOI8-R cskoi8r koi koi8 koi8_r
    KOI8-U KOI8-U koi8-ru
    macintosh MACINTOSH csmacintosh mac x-mac-roman
    windows-874 CP874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
    windows-1250 CP1250 cp1250 x-cp1250
    windows-1251 CP1251 cp1251 x-cp1251
    windows-1252 CP1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 \
    iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 \
    latin1 us-ascii x-cp1252
    windows-1253 CP1253 cp1253 x-cp1253
    windows-1254 CP1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 \
    iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254
    windows-1255 CP1255 cp1255 x-cp1255
    windows-1256 CP1256 cp1256 x-cp1256
    windows-1257 CP1257 cp1257 x-cp1257
    windows-1258 CP1258 cp1258 x-cp1258
    x-mac-cyrillic MAC-CYRILLIC x-mac-ukrainian
    GBK GB18030 chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 \
    iso-ir-58 x-gbk
    gb18030 GB18030
    Big5 BIG5-HKSCS big5-hkscs cn-big5 csbig5 x-x-big5
    EUC-JP EUC-JP cseucpkdfmtjapanese x-euc-jp
    ISO-2022-JP ISO-2022-JP csiso2022jp
    Shift_JIS CP932 csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis
    EUC-KR CP949 cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 \
    ks_c_5601-1989 ksc5601 ksc_5601 windows-949
    UTF-16BE UTF-16BE unicodefffe
    UTF-16LE UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16
    """
}

/// Converts a text to UTF-8 as it arrives; U+FFFD stands for each byte that is in no character.
///
/// A text that begins with the mark of UTF-8 or UTF-16 is in that encoding, whatever its label.
@safe
package final class CharsetDecoder {
  /// Is a converter from the initialiser to the end, and used by one thread at a time.
  private var converter: UnsafeMutableRawPointer
  /// The bytes of a character, or of a mark at the start, whose end has not arrived.
  private var rest: [UInt8] = []
  private var isUTF8: Bool
  private var hasBegun = false
  /// How many bytes are part of no character.
  package private(set) var invalidCount = 0

  /// Nil if this system does not know the encoding.
  package init?(_ charset: Charset) {
    guard let opened = unsafe iconv_shim_open(charset.systemName) else { return nil }
    unsafe converter = opened
    isUTF8 = charset.isUTF8
  }

  deinit { unsafe iconv_shim_close(converter) }

  /// The text of the next bytes, as far as its characters are whole.
  package func decode(_ chunk: [UInt8]) -> [UInt8] {
    var input = rest + chunk
    rest = []
    if !hasBegun {
      guard input.count >= Self.markCount else {
        rest = input
        return []
      }
      heed(markOf: input)
    }
    if isUTF8 { input.markBeyondUnicode() }
    var output: [UInt8] = []
    var offset = 0
    while offset < input.count {
      switch convert(input, from: &offset, to: &output) {
      case iconv_shim_invalid:
        output += Self.replacement
        invalidCount += 1
        offset += 1
      case iconv_shim_incomplete:
        rest = Array(input[offset...])
        return output
      default: break
      }
    }
    return output
  }

  /// The text of what is left at the end.
  package func finish() -> [UInt8] {
    if !hasBegun { heed(markOf: rest) }
    var output = decode([])
    var offset = 0
    _ = convert([], from: &offset, to: &output)
    guard !rest.isEmpty else { return output }
    invalidCount += rest.count
    return output + Self.replacement
  }
}

private extension CharsetDecoder {
  static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
  /// How many bytes the longest mark has.
  static let markCount = 3
  /// How many bytes are written in one step.
  static let room = 16 << 10

  func heed(markOf chunk: [UInt8]) {
    hasBegun = true
    guard let charset = Charset(markOf: chunk),
      let marked = unsafe iconv_shim_open(charset.systemName)
    else { return }
    unsafe iconv_shim_close(converter)
    unsafe converter = marked
    isUTF8 = charset.isUTF8
  }

  /// Converts from `offset`, which moves past what was read; at the end, also what was kept.
  func convert(
    _ input: [UInt8],
    from offset: inout Int,
    to output: inout [UInt8]
  ) -> iconv_shim_end {
    var readCount = input.count - offset
    var end = iconv_shim_all_read
    // Reads at most `readCount` bytes from the offset, and writes at most `writtenCount`.
    output += unsafe [UInt8](unsafeUninitializedCapacity: Self.room) { room, writtenCount in
      writtenCount = room.count
      unsafe input.withUnsafeBytes { bytes in
        let start = unsafe bytes.baseAddress.map { unsafe $0 + offset }
        end = unsafe iconv_shim_convert(
          converter,
          start,
          &readCount,
          room.baseAddress,
          &writtenCount
        )
      }
    }
    offset += readCount
    return end
  }
}

private extension [UInt8] {
  /// Puts 0xFF, which is in no character of UTF-8, at the start of what would be a character beyond
  /// U+10FFFF, which glibc's iconv converts.
  mutating func markBeyondUnicode() {
    for index in indices where self[index] >= 0xF4 {
      if self[index] > 0xF4 || index + 1 < count && self[index + 1] > 0x8F { self[index] = 0xFF }
    }
  }
}
