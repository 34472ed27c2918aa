import Bytes
import FaqService

/// What an author did who broke the rules of JSON in one of the usual ways.
struct JSONMistake: Equatable {
  /// Where it is: at a comma that is too many, for example, and not after it.
  let location: RawLocation
  let message: String
  let hint: String?
}

extension JSONMistake {
  /// Recognises a mistake by the bytes around the fault that the reader found.
  init?(_ fault: RawReadingError, in recent: RecentBytes) {
    let start = recent.entryStart
    let offset = fault.location.offset
    let text = recent.text(in: min(start, max(0, offset - Self.reach))..<offset + Self.reach)
    self.init(FaultySource(fault: fault, text: text, head: recent.head, entryStart: start))
  }

  /// Recognises a mistake in a line of NDJSON.
  init?(inLineOf faq: RawFaq) {
    guard let fault = faq.fault else { return nil }
    let start = faq.location.offset
    let text = SourceText(faq.source, at: start)
    self.init(FaultySource(fault: fault, text: text, head: text, entryStart: start, isLine: true))
  }

  private init?(_ source: FaultySource) {
    guard let mistake = source.mistake else { return nil }
    self = mistake
  }

  /// How far a line is looked at.
  private static let reach = 4 << 10
}

/// A mistake that the signs at the fault tell.
struct SignRule {
  /// The kind of fault that it explains.
  let context: Substring
  /// The possible last signs before the fault, or `*` for any.
  let before: Substring
  /// The possible signs at the fault, or `*` for any.
  let found: Substring
  /// Whether the mistake is at the sign before the fault, after that, or at the fault.
  let place: Substring
  let message: String
  let hint: String?

  static let all = table.split(separator: "\n").map { line in
    let columns = line.split(separator: " ", maxSplits: 4)
    let texts = String(columns[4]).parts(between: " → ").map(String.init)
    return Self(
      context: columns[0],
      before: columns[1],
      found: columns[2],
      place: columns[3],
      message: texts[0],
      hint: texts.count > 1 ? texts[1] : nil
    )
  }

  private static let table = #"""
    sign * #/ at JSON has no comments → Remove the comment.
    sign , ]} before trailing comma → Remove it.
    sign , , at there are two commas in a row → Remove one.
    sign [{ , at nothing precedes this comma → Remove it.
    sign : ]}, at this member has no value → Write a value after the colon, or remove the member.
    sign * ' at strings need double quotes → Write " for ' at both ends.
    sign * ` at strings need double quotes, not backticks → Write " for ` at both ends.
    sign * “”„‘’‚«» at strings need straight quotes → Write " at both ends.
    sign * + at numbers have no plus sign → Remove it.
    sign * . at a digit must precede the point of a number → Write 0 before the point.
    colon * = at names are followed by a colon → Write : for =.
    colon * ,}] at this name has no value → Write it as "name": "value".
    colon * * after a colon is missing → Write : after the name.
    comma * ; at values are separated by commas → Write , for ;.
    comma * : at a list has no names → Write { and } around members, and not [ and ].
    comma * "{[-0123456789tfn after a comma is missing → Write , between the two values.
    end * #/ at JSON has no comments → Remove the comment.
    end * , at nothing can follow the end of the content → Several entries are a list: write [ before the first and ] after the last.
    end * ]} at this bracket closes nothing → Remove it, or write the one that it closes.
    string * ␊␍ at a string cannot span lines → Write \n for the line break, or " to end the string.
    string * ␉ at a string cannot hold a tab → Write \t for it.
    """#
}
