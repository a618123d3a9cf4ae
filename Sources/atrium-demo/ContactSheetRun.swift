import AtriumGraphics
import AtriumStoryboards
import DemoScreens

/// A run that writes the image that `--canvas` requests for a folder.
struct ContactSheetRun {
  private let options: DemoOptions
  private let folder: String
  private let path: String

  init(_ options: DemoOptions, _ folder: String, to path: String) {
    (self.options, self.folder, self.path) = (options, folder, path)
  }

  func run() throws(DemoFailure) -> Int32 {
    let limit = ContactSheet.largestCount
    let files = FileSystem.interfaces(in: folder, limit: limit + 1)
    guard !files.isEmpty else {
      throw DemoFailure("\(folder.asNameForMessage) has no .storyboard or .xib file")
    }
    if files.count > limit {
      Ending.complain("only the first \(limit) files of \(folder.asNameForMessage) are drawn")
    }
    var failures: Int32 = 0
    do throws(DrawingError) {
      let sheet = ContactSheet(files, settings: options.settings)
      let picture = try sheet.picture { _, failure in
        guard let failure else { return }
        failures += 1
        Ending.complain(failure.description)
      }
      try picture.writePNG(to: path)
    } catch {
      throw DemoFailure("cannot save the picture \(path.asNameForMessage): \(error)")
    }
    return failures > 0 ? 1 : 0
  }
}
