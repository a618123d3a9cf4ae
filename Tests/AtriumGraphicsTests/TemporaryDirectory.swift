import Glibc

/// A directory that exists as long as this object.
final class TemporaryDirectory {
  let path: String

  init() {
    var name = Array("/tmp/atrium-graphics-XXXXXX\0".utf8CString)
    path = mkdtemp(&name).map { String(cString: $0) } ?? ""
  }

  deinit {
    guard !path.isEmpty, let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink("\(path)/\(name)")
    }
    closedir(directory)
    rmdir(path)
  }

  /// The name of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes bytes to a file in it.
  func write(_ bytes: [UInt8], to name: String) {
    guard let stream = fopen(file(name), "wb") else { return }
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
  }

  /// The bytes of a file in it.
  func read(_ name: String) -> [UInt8] {
    guard let stream = fopen(file(name), "rb") else { return [] }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, stream)
    return Array(bytes[..<count])
  }
}
