/// What was read as what, for messages.
///
/// `entries in "data.items", question "q", answer "a" (HTML), 71 of 73`
public struct ImportReading: Sendable, CustomStringConvertible {
  /// Where questions and answers were found: `questions in headings of level 2`.
  public var finding: String
  /// The form of the answers, where it was decided for the whole content.
  public var form: TextForm?
  /// How many entries were read.
  public var count: Int
  /// How many entries the content seems to have.
  public var candidateCount: Int
  /// What else is worth knowing: `converted from UTF-16`.
  public var remarks: [String] = []

  /// Creates a description of what was read.
  ///
  /// - Parameters:
  ///   - finding: Where questions and answers were found, in words that a message can begin with.
  ///   - form: The form of all texts whose form is not known one by one; nil is plain.
  ///   - count: How many entries were read.
  ///   - candidateCount: How many entries the content seems to have: at least as many as were read,
  ///     and by default as many.
  public init(_ finding: String, form: TextForm? = nil, count: Int, of candidateCount: Int? = nil) {
    self.finding = finding
    self.form = form
    self.count = count
    self.candidateCount = max(count, candidateCount ?? count)
  }

  /// The description in one line.
  public var description: String {
    let form = form.map { " (\($0.name))" } ?? ""
    return (["\(finding)\(form)", "\(count) of \(candidateCount)"] + remarks).joined(
      separator: ", "
    )
  }
}
