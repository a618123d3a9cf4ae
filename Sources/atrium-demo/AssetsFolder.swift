/// Finds the folder with the pictures and scripts of the program.
enum AssetsFolder {
  /// Finds the folder: beside the installed program, or else in the source tree around it.
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
