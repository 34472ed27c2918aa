import Bytes
import FaqService

extension EntrySearch {
  /// Where siblings are: below some names, in an array or in an object.
  struct Group: Hashable {
    let path: [String]
    let isList: Bool
  }

  /// The place of a value in the content.
  struct Place {
    var path: [String] = []
    /// The same without names that stand for numbers, as in `{"row1": {…}, "row2": {…}}`.
    var shape: [String] = []
    var language: String?
    var isRoot = true
    /// Whether it is an array.
    var isList = false

    var group: Group { Group(path: isList ? path : shape, isList: isList) }

    /// The words of the names on the way.
    var words: [String] { path.flatMap { FieldName($0).words } }

    /// The place of what has a name here.
    func below(_ name: RawString?, isNumber: Bool = false) -> Self {
      var place = self
      guard let name = name?.text else { return place }
      place.path.append(name)
      place.shape.append(isNumber ? "" : name)
      place.language = Languages.tag(of: name) ?? place.language
      return place
    }

    /// The next name on the way to a place below; nil if this place is not on it.
    func next(to path: [String]) -> String? {
      path.count > self.path.count && path.starts(with: self.path) ? path[self.path.count] : nil
    }

    var inside: Self { changing(self) { $0.isRoot = false } }
  }

  /// A member of an object, or an element of an array.
  struct Sibling {
    var name: RawString?
    let value: RawValue
    /// The entries that were found in it.
    var found = 0..<0
    var isEntry = false

    /// Whether it is an object around the object of one entry, as content systems write it.
    var isWrapper: Bool {
      found.count == 1 && value.object?.allSatisfy { $0.value.array == nil } == true
    }
  }
}

extension [EntrySearch.Sibling] {
  /// Whether they are objects with numbers in their names: `{"row1": {…}, "row2": {…}}`.
  var areNumbered: Bool {
    allSatisfy { sibling in
      sibling.value.object != nil && sibling.name?.text.contains(where: \.isNumber) == true
    }
  }
}
