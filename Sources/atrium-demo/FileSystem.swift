import AtriumGraphics
import Glibc

/// The file system functions of the demo.
enum FileSystem {
  /// The folder of the program's file; nil if it is unknown.
  static var programFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return parent(of: path)
  }

  /// The parent folder of a file or a folder; nil for the root.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
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
