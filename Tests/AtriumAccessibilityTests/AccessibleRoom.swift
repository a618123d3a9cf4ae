import AtriumGeometry
import AtriumKit
import DemoScreens
import Testing

/// The rooms of the demo on an accessible stage.
@MainActor
enum AccessibleRoom {
  /// The names of all rooms.
  nonisolated static let all = [
    "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
    "sliding", "dropdown", "pager", "ring", "modals", "stack", "placeholder", "wizard",
    "transitions", "rotation", "playground",
  ]

  /// Opens a room.
  static func open(
    _ name: String, size: Size = Size(width: 960, height: 640), settings: Settings = Settings()
  ) throws -> AccessibleStage {
    let environment = DemoEnvironment(assetsFolder: assetsFolder)
    let screen = try #require(ScreenCatalogue.screen(named: name))
    return try AccessibleStage(
      DemoRoot.make(screen: screen, environment: environment), size: size, settings: settings)
  }

  /// The folder `assets` of the source tree.
  static var assetsFolder: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/") + "/assets"
  }
}
