/// Finds the folder with the images and scripts of the program.
enum AssetsFolder {
  /// Returns the path of the folder with the assets; nil if it is not found.
  ///
  /// The folder is beside the installed program, or in the source tree that contains the program.
  static func find() -> String? {
    guard let program = FileSystem.programFolder else { return nil }
    let installed = program + "/../share/atrium"
    if FileSystem.isFolder(installed) { return installed }
    var folder: String? = program
    while let current = folder {
      let candidate = current == "/" ? "/assets" : current + "/assets"
      if FileSystem.isFolder(candidate + "/icons") { return candidate }
      folder = FileSystem.parent(of: current)
    }
    return nil
  }
}
