import Foundation

/// The socket through which local programs connect to an X server.
///
/// The number of a display, and with it the name of the socket, is reused as soon as its server has ended.
/// Therefore the file is distinguished from a later one with the same name.
public struct DisplaySocket: Sendable {
  /// The path of the socket.
  public let path: String
  /// The device, the file's number on the device, and its last change, as `stat` returns them.
  public let identity: String

  /// Finds the socket of a display; nil if there is none.
  ///
  /// - Parameters:
  ///   - number: The number of the display.
  ///   - folder: The folder of sockets; servers use only `/tmp`.
  public init?(display number: Int, in folder: String = "/tmp") {
    let path = "\(folder)/.X11-unix/X\(number)"
    guard let identity = DisplaySocket.identity(of: path) else { return nil }
    self.init(path: path, identity: identity)
  }

  /// Makes a socket with the given ``path`` and ``identity``.
  public init(path: String, identity: String) {
    self.path = path
    self.identity = identity
  }

  /// Whether this socket still exists, and not a later one with the same name.
  public var isThere: Bool { DisplaySocket.identity(of: path) == identity }

  /// Removes the socket, if it still exists.
  public func remove() {
    if isThere { unlink(path) }
  }

  private static func identity(of path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let nanoseconds = "\(1_000_000_000 + status.st_ctim.tv_nsec)".dropFirst()
    return "\(status.st_dev):\(status.st_ino):\(status.st_ctim.tv_sec).\(nanoseconds)"
  }
}
