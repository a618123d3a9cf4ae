import AtriumControls
public import AtriumKit

/// A screen with the toolkit's controls, bars, lists, scroll views and menus on several pages.
public struct GalleryScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `gallery`.
  public var name: String { "gallery" }
  /// *Gallery*.
  public var title: String { String(localized: "Gallery") }
  /// A description in a few words.
  public var caption: String { String(localized: "Every control") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "Every control in its states, by mouse, keys and finger.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    GalleryController(environment: environment)
  }
}
