internal import Glibc

/// The folders of the project around a file.
///
/// The folders are untrusted input: their number and their depth are limited, and links are not followed.
struct ProjectFolders {
  /// The maximum number of folders that are searched, and of entries in each.
  private static let largestCount = 4_000
  /// The maximum number of folder levels that are searched below the project's folder.
  ///
  /// If no project is found, this is also the maximum number of folders in ``upwards``.
  private static let deepest = 6
  /// The maximum number of folder levels from the file's folder up to the project's folder.
  private static let highest = 16

  /// The folder of the file and its parent folders up to the project's folder, the nearest first.
  let upwards: [String]
  /// The folder that contains the project; nil if none of ``upwards`` contains one.
  let root: String?

  /// Finds the folders around a given folder.
  init(around folder: String) {
    var path = ProjectFolders.absolutePath(of: folder)
    var found: [String] = []
    var root: String?
    for _ in 0..<ProjectFolders.highest {
      found.append(path)
      if ProjectFolders.folders(in: path).contains(where: { $0.hasSuffix(".xcodeproj") }) {
        root = path
        break
      }
      guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { break }
      path = String(path[..<slash])
    }
    upwards = root == nil ? Array(found.prefix(ProjectFolders.deepest)) : found
    self.root = root
  }

  /// Returns the files of the project with one of several extensions, keyed by their names.
  ///
  /// If several files have the same name, the file nearest to the project's folder is used.
  func files(endingIn endings: [String]) -> [String: String] {
    var found: [String: String] = [:]
    visit { path, _, names in
      for name in names where endings.contains(where: name.hasSuffix) && found[name] == nil {
        found[name] = "\(path)/\(name)"
      }
    }
    return found
  }

  /// Returns the paths of the project's folders that have an extension, the least nested folders first.
  func folders(endingIn ending: String) -> [String] {
    var found: [String] = []
    visit { path, inner, _ in
      found += inner.filter { $0.hasSuffix(ending) }.map { "\(path)/\($0)" }
    }
    return found
  }

  /// Calls a closure for each folder of the project, with the names of the folders and of the files in it.
  private func visit(_ body: (_ path: String, _ folders: [String], _ files: [String]) -> Void) {
    guard let root else { return }
    var folders = [(path: root, depth: 0)]
    var next = 0
    while next < folders.count, next < ProjectFolders.largestCount {
      let (path, depth) = folders[next]
      next += 1
      let (inner, names) = ProjectFolders.entries(of: path)
      body(path, inner, names)
      guard depth < ProjectFolders.deepest else { continue }
      // The images of catalogues are found by the names of their image sets.
      for name in inner where !name.hasSuffix(".xcassets") && name != "Pods" {
        folders.append(("\(path)/\(name)", depth + 1))
      }
    }
  }

  /// Returns the absolute path of a folder, without links; the given path if the folder does not exist.
  static func absolutePath(of folder: String) -> String {
    let real = realpath(folder, nil)
    defer { free(real) }
    return real.map { String(cString: $0) } ?? folder
  }

  /// Returns the names of the folders in a folder, sorted, without links and hidden folders.
  static func folders(in path: String) -> [String] { entries(of: path).folders }

  /// Returns the names of the folders and of the files in a folder, sorted.
  static func entries(of path: String) -> (folders: [String], files: [String]) {
    guard let directory = opendir(path) else { return ([], []) }
    defer { closedir(directory) }
    var (folders, files): ([String], [String]) = ([], [])
    while folders.count + files.count < largestCount, let entry = readdir(directory) {
      let type = entry.pointee.d_type
      guard type == UInt8(DT_DIR) || type == UInt8(DT_REG) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      if type == UInt8(DT_DIR) { folders.append(name) } else { files.append(name) }
    }
    return (folders.sorted(), files.sorted())
  }
}
