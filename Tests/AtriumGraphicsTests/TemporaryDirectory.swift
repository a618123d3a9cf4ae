import Glibc
import TestSupport

/// A directory that is deleted with this object.
final class TemporaryDirectory {
  private let folder = try? ScratchFolder()

  /// The path of the directory, or a path that cannot exist if the directory could not be created.
  var path: String { folder?.path ?? "/dev/null" }

  /// Returns the path of a file in the directory.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes bytes to a file in the directory.
  func write(_ bytes: [UInt8], to name: String) {
    guard let stream = fopen(file(name), "wb") else { return }
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
  }

  /// Returns the bytes of a file in the directory.
  func read(_ name: String) -> [UInt8] {
    guard let stream = fopen(file(name), "rb") else { return [] }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, stream)
    return Array(bytes[..<count])
  }
}
