import AtriumGraphics
import Foundation
import TestSupport

/// A test's folder with a storyboard.
struct StoryboardFolder {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The file of an image.
  func data(of picture: Bitmap) throws -> Data {
    let path = folder.path + "/picture.png"
    try picture.writePNG(to: path)
    return try Data(contentsOf: URL(filePath: path))
  }

  /// Writes a file, in a subfolder if the name has one, and returns its path.
  func write(_ text: String, to name: String = "Test.storyboard") throws -> String {
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
