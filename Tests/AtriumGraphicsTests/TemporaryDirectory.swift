import Glibc
import TestSupport

/// A directory that exists as long as this object.
final class TemporaryDirectory {
  private let folder = try? ScratchFolder()

  /// Its path; one that cannot exist, if it could not be made.
  var path: String { folder?.path ?? "/dev/null" }

  /// The path of a file in it.
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
