import Glibc
private import Synchronization

/// A folder with a program's resources, such as nibs and images.
public final class ResourceBundle: Sendable {
  /// The path of the folder.
  public let bundlePath: String

  private static let programBundle = Mutex(ResourceBundle(folder: programFolder ?? "."))

  /// The folder of the program's executable; the current folder if that is unknown.
  ///
  /// In a program of ported code, the bundle is the folder with the resources of the program's module.
  public static var main: ResourceBundle { programBundle.withLock { $0 } }

  /// Sets ``main``.
  package static func setMain(_ bundle: ResourceBundle) { programBundle.withLock { $0 = bundle } }

  /// Makes a bundle of a folder; nil if there is no folder at the path.
  public convenience init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(folder: path)
  }

  /// Makes a bundle with the folder of ``main``; the class has no effect.
  public convenience init(for aClass: AnyClass) {
    self.init(folder: ResourceBundle.main.bundlePath)
  }

  private init(folder: String) {
    bundlePath = folder
  }

  private static var programFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension ResourceBundle: Hashable {
  /// Returns whether both bundles have the same path.
  public static func == (left: ResourceBundle, right: ResourceBundle) -> Bool {
    left.bundlePath == right.bundlePath
  }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(bundlePath) }
}
