import AtriumGraphics
import AtriumStoryboards
import Foundation
import Testing

/// The documents of these tests.
enum Documents {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Documents").path(percentEncoded: false)

  @MainActor
  static var bundle: ResourceBundle {
    guard let bundle = ResourceBundle(path: folder) else { fatalError("no \(folder)") }
    return bundle
  }
}
