import AtriumGraphics
import Glibc

/// The file system functions of the demo.
enum FileSystem {
  /// The folder that contains the program's executable; nil if it is unknown.
  static var programFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return parent(of: path)
  }

  /// Returns the parent folder of a file or a folder; nil for the root.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether two paths name the same regular file, even through links, or the same file that does not exist.
  static func areSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return first == second }
    return one.st_mode & S_IFMT == S_IFREG && one.st_dev == other.st_dev
      && one.st_ino == other.st_ino
  }

  /// Returns the sorted paths of the storyboard and xib files in a folder and its subfolders.
  ///
  /// Links, hidden files and hidden folders are skipped.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - limit: The maximum number of files; the search visits at most ten times as many folders.
  /// - Returns: The paths.
  static func interfaces(in folder: String, limit: Int) -> [String] {
    var found: [String] = []
    var folders = [folder]
    var count = 0
    while let next = folders.popLast(), found.count < limit, count < 10 * limit {
      count += 1
      guard let directory = opendir(next) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        if entry.pointee.d_type == UInt8(DT_DIR) { folders.append("\(next)/\(name)") }
        guard entry.pointee.d_type == UInt8(DT_REG) else { continue }
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
          found.append("\(next)/\(name)")
        }
      }
    }
    return Array(found.sorted().prefix(limit))
  }

  /// Makes a folder and its missing parents.
  static func makeFolder(_ path: String) throws(DemoFailure) {
    guard !isFolder(path) else { return }
    if let parent = parent(of: path), !isFolder(parent) { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && isFolder(path) else {
      let reason = String(cString: strerror(errno))
      throw DemoFailure("cannot make the folder \(path.asNameForMessage): \(reason)")
    }
  }
}
