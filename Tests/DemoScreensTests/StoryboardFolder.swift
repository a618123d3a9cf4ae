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

  func write(_ text: String) throws -> String {
    let path = folder.path + "/Test.storyboard"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
