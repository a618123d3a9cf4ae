internal import Glibc

/// Reads the contents and the state of files.
enum InterfaceFile {
  /// Reads a file of at most ``InterfaceError/largestSize`` bytes.
  static func bytes(of path: String) throws(InterfaceError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    // A compiled storyboard is a folder.
    if status.st_mode & S_IFMT == S_IFDIR {
      throw InterfaceError(file: path, reason: .compiled)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw InterfaceError(file: path, reason: .unreadable("it is no regular file"))
    }
    guard status.st_size <= InterfaceError.largestSize else {
      throw InterfaceError(file: path, reason: .tooLarge)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      // The file may grow while it is read.
      if bytes.count > InterfaceError.largestSize {
        throw InterfaceError(file: path, reason: .tooLarge)
      }
    }
  }

  /// Returns the modification time and the size of a file; nil if the file does not exist.
  static func stamp(of path: String) -> InterfaceStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return InterfaceStamp(
      seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec),
      size: Int(status.st_size))
  }

  /// Returns whether a file or folder exists.
  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  private static func failure(_ path: String) -> InterfaceError {
    InterfaceError(file: path, reason: .unreadable(String(cString: strerror(errno))))
  }
}
