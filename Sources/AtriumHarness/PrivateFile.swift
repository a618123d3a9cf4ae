internal import Glibc

/// Opens files that only the user may read.
enum PrivateFile {
  /// The permissions of all users except the owner.
  private static let permissionsOfOthers: mode_t = 0o077

  /// Opens a file with the mode 0600 for writing, and deletes its contents.
  ///
  /// The checks come before the contents are deleted. A pipe or a device is opened without changes.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - flags: The flags for the `open` system call.
  /// - Returns: The descriptor.
  /// - Throws: An error if the file cannot be opened, or if the file or the link to it belongs to another user.
  static func open(
    _ path: String, _ flags: Int32
  ) throws(LineWriter.OpenError) -> Int32 {
    let descriptor = try followingOwnLinks(path, flags)
    do throws(LineWriter.OpenError) {
      try clear(descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Opens a file, or the target of a symbolic link that belongs to the user or the superuser.
  ///
  /// In a shared folder, another user's link could point to any file of this user.
  private static func followingOwnLinks(
    _ path: String, _ flags: Int32
  ) throws(LineWriter.OpenError) -> Int32 {
    var descriptor = Glibc.open(path, flags | O_NOFOLLOW, 0o600)
    if descriptor < 0, errno == ELOOP {
      var link = stat()
      guard lstat(path, &link) == 0 else {
        throw LineWriter.OpenError(path: path, code: errno)
      }
      guard isOwn(link) || link.st_uid == 0 else {
        throw LineWriter.OpenError(path: path, reason: "it is a link of another user")
      }
      descriptor = Glibc.open(path, flags, 0o600)
    }
    guard descriptor >= 0 else { throw LineWriter.OpenError(path: path, code: errno) }
    return descriptor
  }

  /// Removes the permissions of other users from an open file, and deletes its contents.
  private static func clear(
    _ descriptor: Int32, _ path: String
  ) throws(LineWriter.OpenError) {
    var file = stat()
    guard fstat(descriptor, &file) == 0 else {
      throw LineWriter.OpenError(path: path, code: errno)
    }
    guard file.st_mode & S_IFMT == S_IFREG else { return }
    guard isOwn(file) else {
      throw LineWriter.OpenError(path: path, reason: "it belongs to another user")
    }
    if file.st_mode & permissionsOfOthers != 0, fchmod(descriptor, 0o600) != 0 {
      throw LineWriter.OpenError(path: path, code: errno)
    }
    if ftruncate(descriptor, 0) != 0 { throw LineWriter.OpenError(path: path, code: errno) }
  }

  private static func isOwn(_ file: stat) -> Bool { file.st_uid == geteuid() }
}
