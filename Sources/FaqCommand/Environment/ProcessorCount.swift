import Platform

/// The number of processor cores.
enum ProcessorCount {
  /// At least one.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
