import FaqService
import Platform

/// An argument of the process: bytes, since a path need not be valid UTF-8.
struct Argument: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The argument as text, with U+FFFD for what is not valid UTF-8.
  var text: String { String(utf8: bytes) }
}

extension Argument {
  /// The arguments of this process, without the program's name.
  static func ofProcess() -> [Self] {
    var arguments: [Self] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      let bytes = unsafe UnsafeBufferPointer(start: argument, count: strlen(argument))
      arguments.append(unsafe Self(bytes: bytes.map { UInt8(bitPattern: $0) }))
    }
    return arguments
  }
}
