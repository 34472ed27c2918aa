/// A folder of the user for the files of programs, as the XDG base directory specification has it.
struct UserFolder {
  /// The folder of this program; nil if there is none.
  let path: String?
  let reason: String

  /// Content that can be fetched again.
  static func cache(in environment: Environment) -> Self {
    Self("XDG_CACHE_HOME", otherwise: ".cache", environment)
  }

  /// Settings.
  static func configuration(in environment: Environment) -> Self {
    Self("XDG_CONFIG_HOME", otherwise: ".config", environment)
  }

  /// What the user has made, such as favourites.
  static func data(in environment: Environment) -> Self {
    Self("XDG_DATA_HOME", otherwise: ".local/share", environment)
  }

  /// The value of the variable, or its default; the specification says to ignore a relative path.
  private init(_ variable: String, otherwise folder: String, _ environment: Environment) {
    let home = environment.text("HOME")
    if let value = environment[variable], value.hasPrefix("/") {
      path = "\(value)/\(environment.program)"
      reason = "\(variable) is \(value)"
    } else if let home, home.hasPrefix("/") {
      path = "\(home)/\(folder)/\(environment.program)"
      reason = "HOME is \(home)"
    } else {
      path = nil
      reason = home == nil ? "HOME is not set" : "HOME is not an absolute path"
    }
  }
}
