/// Messages beside paged output: they wait while the pager has the terminal.
struct PagedErrors: Output {
  let output: PagedOutput

  func write(_ bytes: [UInt8]) throws(WriteError) { try output.report(bytes) }

  func close() {
    // The messages end with the paged output.
  }
}
