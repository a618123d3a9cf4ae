/// A list of the storyboard and xib files in a folder, for a program that opens one of them.
package struct InterfaceFolder: Hashable, Sendable {
  /// The absolute path of the folder.
  package let path: String
  /// The names of the subfolders, sorted, without hidden folders and links.
  package let folders: [String]
  /// The names of the storyboard and xib files, sorted.
  package let files: [String]

  /// Lists a folder; a folder that cannot be read is empty.
  package init(path: String) {
    self.path = path
    let (folders, files) = ProjectFolders.entries(of: path)
    self.folders = folders
    self.files = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
  }

  /// Returns the absolute paths of the folder that contains a file and of its parent folders, the outermost first.
  package static func ancestors(ofFile path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let absolute = ProjectFolders.absolutePath(of: folder.isEmpty ? "/" : folder)
    var paths = ["/"]
    var path = ""
    for name in absolute.split(separator: "/") {
      path += "/\(name)"
      paths.append(path)
    }
    return paths
  }
}
