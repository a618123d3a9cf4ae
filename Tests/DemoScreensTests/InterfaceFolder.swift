import DemoScreens
import Foundation

/// An assets folder with a test's Interface Builder files, which is deleted with this object.
@MainActor
final class InterfaceFolder {
  let path: String

  /// The files of the demo.
  static let names = [
    "DropDownMenu.xib", "NavStoryboard.storyboard", "PlaceholderStoryboard.storyboard",
    "StackStoryboard.storyboard", "TabStoryboard.storyboard",
  ]

  /// The folder with twins of the demo's files, in the formats of Xcode 4.5 and 5.
  static var old: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/") + "/AtriumStoryboardsTests/Documents/Old"
  }

  /// Makes a folder with the images of the demo and copies of files.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - change: Receives the name and the text of each file, and returns its new text; nil leaves the file out.
  /// - Throws: An error of the file system.
  init(
    copying folder: String = Demo.assetsFolder + "/storyboards",
    change: (_ name: String, _ text: String) -> String? = { _, text in text }
  ) throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false)
    let files = FileManager.default
    try files.createDirectory(
      atPath: path + "/storyboards", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: path + "/icons", withDestinationPath: Demo.assetsFolder + "/icons")
    for name in InterfaceFolder.names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      guard let changed = change(name, text) else { continue }
      try changed.write(toFile: "\(path)/storyboards/\(name)", atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
