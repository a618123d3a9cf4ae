import Foundation

/// The socket by which local programs find an X server.
///
/// The number of a display is used again as soon as its server is gone, and with it the name of the
/// socket. So the file is distinguished from a later one of that name.
public struct DisplaySocket: Sendable {
  /// Its path.
  public let path: String
  /// The device, the number of the file on it and its last change, as `stat` returns them.
  public let identity: String

  /// Finds the socket of a display; nil if there is none.
  ///
  /// - Parameters:
  ///   - number: The number of the display.
  ///   - folder: The folder of sockets; servers know only `/tmp`.
  public init?(display number: Int, in folder: String = "/tmp") {
    let path = "\(folder)/.X11-unix/X\(number)"
    guard let identity = DisplaySocket.identity(of: path) else { return nil }
    self.init(path: path, identity: identity)
  }

  /// Takes the ``path`` and ``identity`` of a socket.
  public init(path: String, identity: String) {
    self.path = path
    self.identity = identity
  }

  /// Whether this very socket still exists.
  public var isThere: Bool { DisplaySocket.identity(of: path) == identity }

  /// Removes it, if it still exists.
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
