import FaqService

/// Searches a JSON value at any depth for objects that are entries.
///
/// An object around entries may name their category or their language; what else it has goes into
/// the envelope.
struct EntrySearch {
  /// Which groups of sibling objects are entries.
  let accepts: Rule
  /// Whether question marks tell the fields, whatever their names are.
  let isMarked: Bool
  private(set) var entries: [ImportedEntry] = []
  private(set) var envelope: [ImportedMember] = []
  private(set) var candidateCount = 0
  /// Where the first entry was found, and under which names.
  private(set) var finding: String?
  private var reading = FieldReading()
  /// The places of the groups that were accepted.
  private var groups: Set<Group> = []
  /// The places of groups with fields that were not.
  private var others: Set<Group> = []
  /// The fields of objects in objects of their own, such as `{"settings": {"title": …}}`.
  private var lone: [Group: (place: Place, fields: [EntryFields])] = [:]
  /// The fields that question marks have told in each place.
  private var marked: [Group: MarkedFields] = [:]
  /// Fields whose question has a usual name, so that groups without marks have them too.
  private var usual: MarkedFields?
  /// The names on the way to an array that is known to have entries.
  private var knownPath: [String] = []
  /// What lists beside the entries call the categories that these name by identifiers.
  private var categoryNames: [String: RawString] = [:]

  typealias Rule = @Sendable ([EntryFields], Place) -> Bool

  init(isMarked: Bool = false, accepts: @escaping Rule) {
    self.isMarked = isMarked
    self.accepts = accepts
  }

  /// What was found in a whole document; nil if that is nothing.
  static func content(
    of root: RawValue,
    isMarked: Bool = false,
    accepts: @escaping Rule
  ) -> ImportedContent? {
    var search = Self(isMarked: isMarked) { !$0.areOfQuiz && accepts($0, $1) }
    search.categoryNames = root.object?.namesByIdentifier ?? [:]
    var content = search.content(of: root)
    let lone = search.lone.filter { accepts($1.fields, $1.place) }
    guard !content.entries.isEmpty || !lone.isEmpty else { return nil }
    let groups = search.groups.union(lone.keys)
    if !lone.isEmpty || !groups.isDisjoint(with: search.others) || search.usual != nil {
      search = search.accepting(groups)
      content = search.content(of: root)
    }
    content.continuation = search.continuation
    return content
  }
}

private extension EntrySearch {
  mutating func content(of root: RawValue) -> ImportedContent {
    _ = visit([Sibling(value: root)], at: Place())
    let finding = finding ?? "entries"
    return ImportedContent(entries, envelope: envelope, as: finding, of: candidateCount)
  }

  /// Accepts what is in the one array that has all entries.
  var continuation: ArrayContinuation? {
    guard groups.count == 1, let group = groups.first, group.isList else { return nil }
    return ArrayContinuation(path: group.path) { [self] root in
      var search = accepting([group])
      search.knownPath = group.path
      return search.content(of: root)
    }
  }

  /// A search that also accepts the groups in some places, whatever few elements look like.
  private func accepting(_ groups: Set<Group>) -> Self {
    var search = Self(isMarked: isMarked) { [accepts] fields, place in
      groups.contains(place.group) || accepts(fields, place)
    }
    (search.marked, search.usual, search.categoryNames) = (marked, usual, categoryNames)
    return search
  }

  /// Adds the entries among some siblings, searches the others, and says what was found in which.
  mutating func visit(_ siblings: [Sibling], at place: Place) -> [Sibling] {
    var place = place
    place.isList = siblings.first?.name == nil
    let group = place.group
    var fields = fields(of: siblings.map(\.value.object), in: group)
    let isGroup = accepts(fields.flatMap(\.self), place)
    if isGroup {
      complete(&fields, of: siblings)
      groups.insert(group)
    } else if let found = fields.first(where: { $0.contains { $0.answer != nil } }) {
      others.insert(group)
      if !place.isList, (lone[group]?.fields.count ?? 0) < 100 {
        lone[group, default: (place, [])].fields += found
      }
    }
    let areNumbered = siblings.areNumbered
    var siblings = siblings
    for index in siblings.indices {
      let start = entries.count
      let sibling = siblings[index]
      if isGroup, let object = sibling.value.object, !fields[index].isEmpty {
        add(fields[index], of: object, in: sibling, isAlone: siblings.count == 1, at: place)
        siblings[index].isEntry = true
        candidateCount += max(1, entries.count - start)
      } else if let entry = sibling.value.object.flatMap({ ImportedEntry(native: $0) }) {
        entries.append(entry)
        siblings[index].isEntry = true
        candidateCount += 1
      } else {
        search(sibling, at: place.below(sibling.name, isNumber: areNumbered))
      }
      siblings[index].found = start..<entries.count
    }
    nameCategories(siblings, at: place)
    return siblings
  }

  /// Finds the fields of entries whose answers have other names than those of their siblings, and
  /// forgets those of an object around a list of entries.
  private mutating func complete(_ fields: inout [[EntryFields]], of siblings: [Sibling]) {
    // Members of one object may be of other kinds.
    let known = Set(fields.joined().filter(\.isCertain).flatMap(\.names))
    if siblings.first?.name != nil, !known.isEmpty {
      fields = fields.map { $0.filter { !known.isDisjoint(with: $0.names) } }
    }
    let name = fields.lazy.compactMap { $0.first { $0.answer != nil }?.question.name }.first
    for (index, sibling) in siblings.enumerated() {
      guard let object = sibling.value.object else { continue }
      if siblings.count == 1, reading.surroundsEntries(object) {
        fields[index] = []
      } else if let name, !fields[index].contains(where: { $0.answer != nil }) {
        fields[index] = reading.fields(of: object, asking: name).map { [$0] } ?? fields[index]
      }
    }
  }

  /// The fields of each of some siblings; where question marks tell them, of all alike.
  private mutating func fields(of objects: [RawObject?], in group: Group) -> [[EntryFields]] {
    guard isMarked else { return objects.map { $0.map { reading.fields(of: $0) } ?? [] } }
    let told = marked[group] ?? MarkedFields(objects) { reading.isChoice($0) }
    if let told {
      marked[group] = told
      if told.isUsual { usual = told }
    }
    guard let known = told ?? usual else { return objects.map { _ in [] } }
    return objects.map { object in
      object.flatMap { reading.fields(of: $0, named: known) }.map { [$0] } ?? []
    }
  }

  mutating func add(
    _ fields: [EntryFields],
    of object: RawObject,
    in sibling: Sibling,
    isAlone: Bool,
    at place: Place
  ) {
    var used = fields.flatMap { [$0.question.start] + $0.answers.map(\.start) }
    let category = object.first { ImportedEntry.namesCategory($0.name.text) }
    let categories = category.map { TextValue.translations(of: $0.value) } ?? []
    let named = category.flatMap { category in
      category.value.object?.naming ?? categoryNames[category.value.string?.text ?? ""]
    }
    if let category, !categories.isEmpty || named != nil { used.append(category.start) }
    let others = object.filter { !used.contains($0.start) }
    let links =
      others.compactMap { member -> (starts: [Int], button: AnswerValue)? in
        guard reading.namesLink(member.name.text) else { return nil }
        return AnswerValue(links: member.value).map { ([member.start], $0) }
      } + reading.links(among: others)
    used += links.flatMap(\.starts)
    let rest = object.filter { !used.contains($0.start) }.map { ImportedMember($0) }
    let language = place.below(sibling.name).language
    let found = fields.flatMap {
      ImportedEntry.entries(of: $0, rest: rest, isAlone: isAlone || !place.isList)
    }
    for var entry in found {
      let tag = entry.language?.text ?? language
      entry.language = tag.map { ImportedText($0, at: entry.question.origin) }
      entry.category = categories.first { $0.tag == tag }.flatMap { TextValue.text(of: $0.value) }
      if let named, let category {
        entry.category = ImportedText(named)
        entry.leftOut.merge(category.value.otherStrings(than: [named.literal.startIndex])) { $1 }
      }
      for link in links { entry.add(link.button) }
      entries.append(entry)
    }
    guard finding == nil, !entries.isEmpty, let fields = fields.first, let answer = fields.answer
    else { return }
    let path = place.path.joined(separator: ".")
    let names = #"question "\#(fields.question.name.text)", answer "\#(answer.name.text)""#
    finding = "entries\(path.isEmpty ? "" : #" in "\#(path)""#), \(names)"
  }

  mutating func search(_ sibling: Sibling, at place: Place) {
    if let array = sibling.value.array {
      _ = visit(array.map { Sibling(value: $0) }, at: place.inside)
    } else if let object = sibling.value.object {
      var inside = place.inside
      inside.language = object.languageTag ?? place.language
      let members = visit(object.map { Sibling(name: $0.name, value: $0.value) }, at: inside)
      let isElement = sibling.name == nil && !place.isRoot
      keep(object, around: members, at: place, isElement: isElement)
    }
  }

  /// Keeps the members in which nothing was found: with the entry that they surround in one or
  /// several languages, or else in the envelope, but for the name of a category.
  mutating func keep(
    _ object: RawObject,
    around siblings: [Sibling],
    at place: Place,
    isElement: Bool
  ) {
    let full = siblings.filter { !$0.found.isEmpty }
    let way = place.next(to: knownPath)
    let rest = zip(object, siblings).filter { $1.found.isEmpty && $0.name.text != way }.map(\.0)
    let found = (full.first?.found.lowerBound ?? 0)..<(full.last?.found.upperBound ?? 0)
    let areEntries = found.count == full.count && full.allSatisfy { $0.value.object != nil }
    if isElement, areEntries, full.count == 1 || entries[found].areTranslations {
      for index in found { entries[index].rest += rest.map { ImportedMember($0) } }
    } else if !full.isEmpty || way != nil {
      let hasCategory = entries[found].contains { $0.shownCategory != nil }
      let category = isElement && !hasCategory ? object.naming?.literal.startIndex : nil
      envelope += rest.filter { category == nil || $0.value.label?.literal.startIndex != category }
        .map { ImportedMember($0) }
    }
  }

  /// Names the categories of entries in objects with names, or in named lists.
  mutating func nameCategories(_ siblings: [Sibling], at place: Place) {
    let groups = siblings.filter { !$0.found.isEmpty && !$0.isEntry }
    guard groups.count > 1 || siblings.first?.name == nil else { return }
    let isNamed = Set(groups.compactMap { $0.value.object?.onlyName?.text }).count == groups.count
    let labels = Set(groups.compactMap { $0.value.object?.onlyLabel?.text })
    let isLabelled = labels.count == groups.count && groups.count > 1
    for group in groups
    where !group.isWrapper && !place.isRoot && !entries[group.found].areTranslations {
      let object = group.value.object
      let naming =
        object?.naming ?? (isNamed ? object?.onlyName : isLabelled ? object?.onlyLabel : nil)
      entries.nameCategory(of: group.found, by: naming, below: group.name)
    }
  }
}

private extension ArraySlice<ImportedEntry> {
  /// Whether there are several, each in another language.
  var areTranslations: Bool {
    let languages = Set(compactMap(\.language?.text))
    return count > 1 && languages.count == count
  }
}
