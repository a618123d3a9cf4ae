import Foundation

/// A test's folder, which is removed when its last owner is released, or at the end of the run.
public final class ScratchFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Makes an empty folder.
  ///
  /// - Parameter longest: The maximum length of the path, in bytes. Socket names must be short. If the path
  ///   of the folder for temporary files is too long, `/tmp` is used.
  /// - Throws: ``NoScratchFolder`` if the folder cannot be created.
  public init(longest: Int = .max) throws {
    let guardian = Guardian.shared
    let usual = guardian.folder.flatMap(Guardian.makeFolder(in:))
    if let usual, usual.utf8.count <= longest {
      path = usual
      return
    }
    usual.map { _ = rmdir($0) }
    guard let short = Guardian.makeFolder(in: "/tmp") else { throw NoScratchFolder() }
    guardian.remove(short)
    path = short
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }
}
