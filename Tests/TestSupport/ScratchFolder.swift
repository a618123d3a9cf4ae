import Foundation

/// A folder of a test, removed when its last owner is released, and with the run at the latest.
public final class ScratchFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes an empty folder.
  ///
  /// - Parameter longest: The most bytes of its path. Names of sockets have little room; where the
  ///   path of the folder for temporary files is too long, `/tmp` is used.
  /// - Throws: ``NoScratchFolder`` if it cannot be made.
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

  /// The path of a file in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }
}
