/// What a shell offers as the operands of a command.
enum OperandCompletion: Hashable, Sendable {
  case nothing
  /// The numbers of FAQs, with their titles.
  case numbers
  case words([String])
  case files
}
