import Bytes

/// What became of the visible words of foreign content.
///
/// Each word is in an entry, was left out on purpose, or was skipped.
public struct ImportAccount: Sendable {
  /// Why text was left out on purpose.
  public enum Omission: String, Sendable, CaseIterable {
    /// Navigation, headers and footers of pages, and hidden elements.
    case navigation
    /// Titles, introductions and front matter: members of the object around the entries.
    case envelope
    /// Members that entries keep, but that are not shown: identifiers, tags, addresses.
    case members
    /// Questions that the same content answers in the same words elsewhere.
    case copies
  }

  /// How many words are in entries: in titles, answers and categories.
  public internal(set) var shownCount = 0
  /// How many words were left out on purpose.
  public internal(set) var leftOutCounts: [Omission: Int] = [:]
  /// The text in no entry, in the order of the content; neighbouring texts are joined.
  public internal(set) var passedOver: [PassedOverText] = []

  /// The names of members with text that is kept, and not shown.
  private(set) var unseenNames: Set<String> = []

  /// What to say of those.
  var remarks: [String] {
    let names = unseenNames.sorted().prefix(4).map { "\"\($0)\"" }
    let others = unseenNames.count > 4 ? ["others"] : []
    return names.isEmpty ? [] : ["text of \((names + others).joined(separator: ", ")) not shown"]
  }

  /// Adds names; each object of hostile content may have others.
  mutating func addUnseen(_ names: Set<String>) {
    if unseenNames.count < 100 { unseenNames.formUnion(names) }
  }

  /// How many words are in no entry.
  public var passedOverCount: Int { passedOver.reduce(0) { $0 + $1.wordCount } }

  /// How many words the content has.
  public var wordCount: Int { shownCount + leftOutCounts.values.reduce(0, +) + passedOverCount }

  /// Adds the account of what follows.
  mutating func add(_ other: Self) {
    shownCount += other.shownCount
    leftOutCounts.merge(other.leftOutCounts, uniquingKeysWith: +)
    passedOver += other.passedOver
    addUnseen(other.unseenNames)
  }

  /// The same account of what the content was made from, or of a piece that begins elsewhere.
  func moved(_ move: (PassedOverText) -> PassedOverText) -> Self {
    changing(self) { $0.passedOver = passedOver.map(move) }
  }
}

/// Text of foreign content that is in no entry.
public struct PassedOverText: Sendable {
  /// Where it is in the original, in bytes.
  public internal(set) var range: Range<Int>
  /// How many words it has.
  public internal(set) var wordCount: Int
  /// Where the texts in it begin that look like questions.
  public internal(set) var questions: [Int]
  /// Whether there are entries before and after it.
  public internal(set) var isBetweenEntries: Bool

  func moved(through map: OffsetMap) -> Self {
    let start = map.origin(of: range.lowerBound)
    return changing(self) {
      // The last byte is the quotation mark, which comes from the end of the text.
      $0.range = start..<max(start, map.origin(of: range.upperBound - 1))
      $0.questions = questions.map(map.origin)
    }
  }

  func moved(by distance: Int) -> Self {
    changing(self) {
      $0.range = range.lowerBound + distance..<range.upperBound + distance
      $0.questions = questions.map { $0 + distance }
    }
  }
}

/// Accounts for visible text, one piece after another.
struct AccountLedger {
  private var account = ImportAccount()
  /// Whether the last text was skipped, so that the next one may continue it.
  private var continues = false
  private var hasEntriesBefore: Bool
  /// The texts skipped after the last entry.
  private var openCount = 0

  /// Starts an account; a later piece of the content has entries before it.
  init(hasEntriesBefore: Bool = false) { self.hasEntriesBefore = hasEntriesBefore }

  /// Adds words that are in an entry.
  mutating func addShown(_ count: Int) {
    account.shownCount += count
    closeTexts()
    (continues, hasEntriesBefore, openCount) = (false, true, 0)
  }

  /// Adds words that are in an entry, but not in the order of the content, such as those of data.
  mutating func addShownElsewhere(_ count: Int) { account.shownCount += count }

  /// Adds words that are left out on purpose.
  mutating func addLeftOut(_ count: Int, as omission: ImportAccount.Omission) {
    account.leftOutCounts[omission, default: 0] += count
    continues = false
  }

  /// Notes the name of a member whose text is kept, and not shown, unless it has only
  /// one or two words, or few characters of a script without spaces.
  mutating func noteUnseen(_ text: some Sequence<UInt8>, of name: String) {
    if text.wordCount > 2 || text.count(where: { $0 >= 0xE0 }) > 12 { account.addUnseen([name]) }
  }

  /// Adds words that are in no entry.
  mutating func addPassedOver(_ count: Int, at range: Range<Int>, asks: Bool) {
    guard count > 0 else { return }
    if !continues {
      account.passedOver.append(
        PassedOverText(range: range, wordCount: 0, questions: [], isBetweenEntries: false)
      )
      openCount += 1
    }
    let last = account.passedOver.count - 1
    account.passedOver[last].range =
      account.passedOver[last].range.lowerBound..<range.upperBound
    account.passedOver[last].wordCount += count
    if asks { account.passedOver[last].questions.append(range.lowerBound) }
    continues = true
  }

  /// The account of everything added; a piece that others follow has entries after it.
  func finished(hasEntriesAfter: Bool = false) -> ImportAccount {
    var ledger = self
    if hasEntriesAfter { ledger.closeTexts() }
    return ledger.account
  }

  /// Says of the texts after the last entry whether they are between entries.
  private mutating func closeTexts() {
    for index in account.passedOver.indices.suffix(openCount) {
      account.passedOver[index].isBetweenEntries = hasEntriesBefore
    }
  }
}

extension Sequence<UInt8> {
  /// How many words there are: runs without ASCII white space that hold a letter, a digit or
  /// anything outside ASCII.
  var wordCount: Int {
    var count = 0
    var isInWord = false
    for byte in self {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isInWord = false
      } else if !isInWord, byte >= 0x80 || byte.isASCIIAlphanumeric {
        count += 1
        isInWord = true
      }
    }
    return count
  }
}
