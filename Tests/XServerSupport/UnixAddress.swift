import Foundation

/// The names of sockets in the file system.
enum UnixAddress {
  /// Connects a socket.
  ///
  /// - Returns: Whether a server listens at the path.
  static func connect(_ socket: Int32, to path: String) -> Bool {
    withAddress(of: path) { Glibc.connect(socket, $0, $1) == 0 }
  }

  /// Gives a socket a name.
  ///
  /// - Returns: Whether the name was free.
  static func bind(_ socket: Int32, to path: String) -> Bool {
    withAddress(of: path) { Glibc.bind(socket, $0, $1) == 0 }
  }

  private static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_un()
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
