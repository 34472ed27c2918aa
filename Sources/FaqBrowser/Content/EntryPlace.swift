/// The place of an entry in the list, or of a page of a group.
struct EntryPlace: Hashable, Sendable {
  let entry: Int
  var page: Int?
}
