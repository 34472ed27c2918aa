/// Who has to vouch for a server; nothing lets a server off.
public struct CertificateAuthorities: Hashable, Sendable {
  /// A file with their certificates in PEM, in the place of the system's file.
  public var file: String?
  /// A folder of such files, named as `openssl rehash` does, in the place of the system's folder.
  public var folder: String?

  /// Those in a file and a folder; where one is not named, the system's counts.
  public init(file: String? = nil, folder: String? = nil) {
    self.file = file
    self.folder = folder
  }

  /// Those that this machine trusts.
  public static let system = Self()
}
