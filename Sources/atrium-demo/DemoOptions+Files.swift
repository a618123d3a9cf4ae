import AtriumGraphics
import DemoScreens

extension DemoOptions {
  /// Checks that the log and the record are not written into a file that the program reads, or into the same file.
  ///
  /// - Throws: A description of the two options that name the same file.
  func checkFiles() throws(DemoFailure) {
    let script = play == "tour" ? nil : play
    var others = [("--play", script), ("--storyboard", file?.path)]
    for (option, path) in [("--log-file", logFile), ("--record", record)] {
      for (other, otherPath) in others {
        guard let path, let otherPath, FileSystem.areSame(path, otherPath) else { continue }
        throw DemoFailure(
          "\(option) would replace the file of \(other), \(path.asNameForMessage); name another file"
        )
      }
      others.append((option, path))
    }
  }
}
