import Synchronization

/// A program started by name and arguments, without a shell.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The target of a standard stream.
  package enum Connection: Hashable, Sendable {
    case descriptor(Int32)
    /// A file to open for reading and writing.
    case path(String)
  }

  package let id: pid_t

  /// Starts a program, looked up in `PATH`; streams that are not given are inherited.
  ///
  /// In its own session, it gets no signals from this terminal.
  package init(
    _ words: [String],
    variables: [String: String],
    streams: [StandardStream: Connection] = [:],
    inOwnSession: Bool = false
  ) throws(SystemError) {
    guard let name = words.first else { throw .noEntry }
    var actions = unsafe Self.noActions
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (stream, connection) in streams { unsafe Self.add(connection, as: stream, to: &actions) }
    var attributes = Self.noAttributes
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    Self.set(&attributes, inOwnSession)
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    let entries = unsafe variables.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe Self.release(arguments + entries) }
    var id: pid_t = 0
    let error = unsafe posix_spawnp(&id, name, &actions, &attributes, arguments, entries)
    guard error == 0 else { throw SystemError(number: error) }
    self.id = id
  }

  /// Waits until the program ends.
  package func wait() -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, SystemError.last == .interrupted { continue }
    return Ending(status: status)
  }

  /// How the program ended; nil while it is running.
  package func ending() -> Ending? {
    var status: Int32 = 0
    return unsafe waitpid(id, &status, WNOHANG) == id ? Ending(status: status) : nil
  }

  #if canImport(Darwin)
  private static let noActions: posix_spawn_file_actions_t? = nil
  private static let noAttributes: posix_spawnattr_t? = nil
  private typealias Actions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
  private static let newSession = POSIX_SPAWN_SETSID
  #else
  private static var noActions: posix_spawn_file_actions_t { unsafe posix_spawn_file_actions_t() }
  private static var noAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  private typealias Actions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
  /// `POSIX_SPAWN_SETSID`, which Swift cannot import from glibc.
  private static let newSession: Int32 = 0x80
  #endif

  private static func release(_ strings: [UnsafeMutablePointer<CChar>?]) {
    for i in unsafe strings.indices { unsafe free(strings[i]) }
  }

  private static func add(
    _ connection: Connection,
    as stream: StandardStream,
    to actions: inout Actions
  ) {
    switch connection {
    case .descriptor(let number):
      unsafe posix_spawn_file_actions_adddup2(&actions, number, stream.rawValue)
    case .path(let path):
      unsafe posix_spawn_file_actions_addopen(&actions, stream.rawValue, path, O_RDWR, 0)
    }
  }

  /// Resets the signals that this process ignores or this thread blocks.
  private static func set(_ attributes: inout Attributes, _ inOwnSession: Bool) {
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGINT)
    unsafe sigaddset(&usual, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    var held = sigset_t()
    unsafe sigemptyset(&held)
    unsafe posix_spawnattr_setsigmask(&attributes, &held)
    let signals = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    let flags = signals | (inOwnSession ? newSession : 0)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}

extension ChildProcess.Ending {
  /// Decodes a status of `waitpid`.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// One of the three streams that a process starts with.
package enum StandardStream: Int32, CaseIterable, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// The name in messages.
  package var name: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}

/// The pager or editor that has the terminal, so that a signal that ends faq ends it too.
package enum ForegroundProgram {
  /// How long the program may take to restore the terminal after SIGTERM.
  private static let patience = (count: 50, milliseconds: Int32(20))

  private static let id = Atomic<pid_t>(0)

  /// Whether a program has the terminal.
  package static var isRunning: Bool { id.load(ordering: .sequentiallyConsistent) != 0 }

  /// Starts a program; a signal that arrives meanwhile takes effect afterwards.
  package static func start(
    _ spawn: () throws(SystemError) -> ChildProcess
  ) throws(SystemError) -> ChildProcess {
    Interruption.watch()
    TerminalModes.save()
    return try Interruption.holdingOff { () throws(SystemError) in
      let process = try spawn()
      id.store(process.id, ordering: .sequentiallyConsistent)
      return process
    }
  }

  /// Waits until the program has ended.
  package static func wait(for process: ChildProcess) -> ChildProcess.Ending {
    let ending = process.wait()
    id.store(0, ordering: .sequentiallyConsistent)
    Interruption.awaitEnd()
    if case .signalled = ending { TerminalModes.restore() }
    return ending
  }

  /// Ends the program and restores the terminal; runs in a signal handler.
  static func end() {
    let id = id.load(ordering: .sequentiallyConsistent)
    guard id != 0 else { return }
    kill(id, SIGTERM)
    // A stopped program would not receive the signal.
    kill(id, SIGCONT)
    if !hasEnded(id) {
      kill(id, SIGKILL)
      while waitpid(id, nil, 0) < 0, errno == EINTR { continue }
    }
    TerminalModes.restore()
  }

  private static func hasEnded(_ id: pid_t) -> Bool {
    for _ in 0..<patience.count {
      // Also if the thread that waits for the program was faster.
      if waitpid(id, nil, WNOHANG) != 0 { return true }
      _ = poll(nil, 0, patience.milliseconds)
    }
    return false
  }
}
