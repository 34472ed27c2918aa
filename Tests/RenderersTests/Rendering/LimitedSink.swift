import Renderers

/// A sink that fails when it has taken as many calls as it can.
struct LimitedSink: OutputSink {
  struct Full: Error, Equatable {
    let limit: Int
  }

  let limit: Int
  private(set) var callCount = 0
  private(set) var memory = MemorySink()

  init(limit: Int) { self.limit = limit }

  mutating func write(_ bytes: [UInt8]) throws(Full) {
    try count()
    memory.write(bytes)
  }

  mutating func hold(_ bytes: [UInt8], section: Int) throws(Full) {
    try count()
    memory.hold(bytes, section: section)
  }

  mutating func release(section: Int) throws(Full) {
    try count()
    memory.release(section: section)
  }

  private mutating func count() throws(Full) {
    guard callCount < limit else { throw Full(limit: limit) }
    callCount += 1
  }
}
