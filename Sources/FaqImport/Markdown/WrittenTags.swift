import Bytes
import FaqService
import Markup

/// A tag as it is written in Markdown, or what looks like one: `<b>`, `</div>`, `<T>`.
struct WrittenTag {
  /// The name in small letters; empty for comments and declarations.
  let name: String
  let isClosing: Bool
  let isComment: Bool
  /// Whether an attribute has a value.
  private(set) var hasValue = false
  /// Whether a word among the attributes is not an attribute of HTML: `<b and c>`.
  private(set) var hasWord = false

  init(_ source: some StringProtocol) {
    isComment = source.hasPrefix("<!--")
    let inner = source.dropFirst().dropLast()
    isClosing = inner.first == "/"
    let content = isClosing ? inner.dropFirst() : inner[...]
    name = content.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }.lowercased()
    readAttributes(content.utf8.dropFirst(name.utf8.count))
  }

  /// Whether it is an element of HTML, or of the pictures in it.
  var isElement: Bool { !hasWord && Self.elements.contains(name) }

  var isVoid: Bool { Self.voids.contains(name) }

  /// Whether it breaks a line, which needs no attributes.
  var isBreak: Bool { !hasWord && ["br", "hr", "wbr"].contains(name) }

  /// Whether its end tag is often left out.
  var mayStayOpen: Bool { Self.openElements.contains(name) }

  private mutating func readAttributes(_ source: some Sequence<UInt8>) {
    var name: [UInt8] = []
    var quote: UInt8?
    var isValue = false
    for byte in source {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x20 || byte == 0x2F && !isValue || (0x09...0x0D).contains(byte) {
        end(name)
        (name, isValue) = ([], false)
      } else if byte == UInt8(ascii: "="), !name.isEmpty {
        (name, isValue, hasValue) = ([], true, true)
      } else if isValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if !isValue {
        name.append(byte)
      }
    }
    end(name)
  }

  private mutating func end(_ attribute: [UInt8]) {
    let name = String(utf8: attribute).lowercased()
    if !name.isEmpty, !name.contains("-"), !Self.switches.contains(name) { hasWord = true }
  }

  private static let elements = set(
    """
    a abbr acronym address animate applet area article aside audio b base bdi bdo big blink \
    blockquote body br button canvas caption center circle cite clippath code col colgroup data \
    datalist dd defs del desc details dfn dialog dir div dl dt ellipse em embed fieldset figcaption \
    figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe \
    img input ins kbd label legend li line lineargradient link main map mark marquee menu menuitem \
    meta meter nav nobr noframes noscript object ol optgroup option output p param path picture \
    polygon polyline pre progress q rect rp rt ruby s samp script search section select slot small \
    source span stop strike strong style sub summary sup svg symbol table tbody td template text \
    textarea tfoot th thead time title tr track tspan tt u ul use var video wbr
    """
  )
  private static let voids = set(
    "area base br col embed frame hr img input link meta param source track wbr"
  )
  private static let openElements = set(
    "colgroup dd dt li optgroup option p tbody td tfoot th thead tr"
  )
  /// Attributes without a value.
  private static let switches = set(
    """
    allowfullscreen async autofocus autoplay checked compact controls default defer disabled hidden \
    inert ismap itemscope loop markdown multiple muted nohref nomodule noresize noshade novalidate \
    nowrap open playsinline readonly required reversed selected
    """
  )

  private static func set(_ names: String) -> Set<String> {
    Set(names.split(separator: " ").map(String.init))
  }
}

/// Tells the tags of a text from words that look like tags: `<b>so</b>`, but `a <div> tag`.
///
/// A tag is an element of HTML that is closed in the same text and touches what it holds, or that
/// shows in another way that it is meant as one.
struct TagJudgement {
  /// What surrounds tags decides about those that are not closed.
  enum Surroundings {
    case title
    case paragraph
    /// Lines of HTML, in which tags may open what other blocks close.
    case lines
  }

  private struct Place {
    let tag: WrittenTag
    let offset: Int
    let line: Int
    var isClosed = false
    var isSpelledOut = false
  }

  /// The text with U+0000 in the place of each tag.
  private var text: [UInt8] = []
  private var places: [Place] = []
  /// For each line, whether it has more than tags.
  private var hasWords = [false]

  mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 where byte != 0 {
      self.text.append(byte)
      if byte == 0x0A { hasWords.append(false) }
      if !byte.isBlank { hasWords[hasWords.count - 1] = true }
    }
  }

  mutating func add(_ tag: WrittenTag) {
    places.append(Place(tag: tag, offset: text.count, line: hasWords.count - 1))
    text.append(0)
  }

  /// For each tag in order, whether it is one.
  mutating func verdicts(in surroundings: Surroundings) -> [Bool] {
    matchTags()
    let hasText = hasWords.contains(true)
    return places.map { place in
      let isAlone = surroundings == .lines ? !hasWords[place.line] : !hasText
      return isTag(place, in: surroundings, isAlone: isAlone)
    }
  }

  private mutating func matchTags() {
    var open: [String: [Int]] = [:]
    for (index, place) in places.enumerated() where place.tag.isElement && !place.tag.isVoid {
      guard place.tag.isClosing else {
        open[place.tag.name, default: []].append(index)
        continue
      }
      guard let start = open[place.tag.name]?.popLast() else { continue }
      (places[start].isClosed, places[index].isClosed) = (true, true)
      let isSpelledOut = isSpelledOut(places[start], place)
      (places[start].isSpelledOut, places[index].isSpelledOut) = (isSpelledOut, isSpelledOut)
    }
  }

  /// Whether tags are words of a sentence: `between <b> and </b>`.
  private func isSpelledOut(_ start: Place, _ end: Place) -> Bool {
    !start.tag.hasValue && start.line == end.line && isBlank(after: start) && isBlank(before: end)
      && start.offset > 0 && text[start.offset - 1] == 0x20
  }

  private func isBlank(before place: Place) -> Bool {
    place.offset == 0 || text[place.offset - 1].isBlank
  }

  private func isBlank(after place: Place) -> Bool {
    place.offset + 1 == text.count || text[place.offset + 1].isBlank
  }

  private func isTag(_ place: Place, in surroundings: Surroundings, isAlone: Bool) -> Bool {
    let tag = place.tag
    if tag.isComment || tag.isBreak { return true }
    if tag.name.isEmpty { return surroundings == .lines && isAlone }
    guard tag.isElement else { return false }
    if tag.isVoid { return tag.hasValue }
    if place.isClosed { return !place.isSpelledOut }
    if isAlone, surroundings != .title { return true }
    if tag.name == "a", tag.hasValue { return true }
    if surroundings == .lines, tag.hasValue { return true }
    guard tag.mayStayOpen || surroundings == .lines else { return false }
    return tag.isClosing ? !isBlank(before: place) : !isBlank(after: place) || tag.hasValue
  }
}

private extension UInt8 {
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension [MarkupInline] {
  /// The same text, in which what only looks like a tag is text.
  func withTagsOnly(in surroundings: TagJudgement.Surroundings) -> Self {
    var judgement = TagJudgement()
    guard addTags(to: &judgement) else { return self }
    var verdicts = judgement.verdicts(in: surroundings)[...]
    return replacingWords(by: &verdicts)
  }

  private func addTags(to judgement: inout TagJudgement) -> Bool {
    var hasTags = false
    for inline in self {
      switch inline {
      case .text(let text): judgement.add(text)
      case .code, .autolink: judgement.add("x")
      case .softBreak, .hardBreak: judgement.add("\n")
      case .rawHTML(let source):
        judgement.add(WrittenTag(source))
        hasTags = true
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
        .link(let inner, _, _), .image(let inner, _, _):
        hasTags = inner.addTags(to: &judgement) || hasTags
      }
    }
    return hasTags
  }

  private func replacingWords(by verdicts: inout ArraySlice<Bool>) -> Self {
    map { inline in
      switch inline {
      case .rawHTML(let source): verdicts.popFirst() == true ? inline : .text(source)
      case .emphasis(let inner): .emphasis(inner.replacingWords(by: &verdicts))
      case .strong(let inner): .strong(inner.replacingWords(by: &verdicts))
      case .strikethrough(let inner): .strikethrough(inner.replacingWords(by: &verdicts))
      case .link(let inner, let destination, let title):
        .link(inner.replacingWords(by: &verdicts), destination: destination, title: title)
      case .image(let inner, let destination, let title):
        .image(inner.replacingWords(by: &verdicts), destination: destination, title: title)
      case .text, .code, .autolink, .softBreak, .hardBreak: inline
      }
    }
  }
}
