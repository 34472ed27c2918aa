private import TrapShim

/// What a check hands to the code under check.
///
/// If that code traps, the program ends, and nobody can report a violation. Then this is written to
/// standard error:
///
/// ```text
/// The program ends while FaqTesting checks this input as a block of type `card`:
///   {"type":"card","text":""}
/// ```
enum Trial {
  /// Names an input before the code sees it.
  static func begin(_ input: String, _ use: String) {
    unsafe trap_shim_name(
      "\nThe program ends while FaqTesting checks this input \(use):\n  \(input)\n"
    )
  }

  /// Ends the last trial of the current thread.
  static func end() { unsafe trap_shim_name("") }
}
