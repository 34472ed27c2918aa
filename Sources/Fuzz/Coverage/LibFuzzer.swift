import Foundation

/// The target that the variable `FUZZ_TARGET` names.
private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
  .flatMap(FuzzTarget.init)

/// Checks one input for libFuzzer, which calls this function by its name.
///
/// A violation ends the process as a crash does, so that libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else {
    report("FUZZ_TARGET names none of \(FuzzTarget.allCases.map(\.rawValue))")
    exit(2)
  }
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(Violation) {
    try target.check(input)
  } catch {
    report("\(target) breaks a rule: \(error.rule)")
    abort()
  }
  return 0
}

/// Writes a line that is there even if the process ends at once.
private func report(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
