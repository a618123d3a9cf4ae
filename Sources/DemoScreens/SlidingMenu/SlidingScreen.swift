import AtriumControls
public import AtriumKit

/// A screen with the sliding menu of the first article: four entries, in the article's style and in further styles.
public struct SlidingScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `sliding`.
  public var name: String { "sliding" }
  /// *Sliding*.
  public var title: String { String(localized: "Sliding") }
  /// A description in a few words.
  public var caption: String { String(localized: "A menu at the side") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "A front that slides aside and uncovers a menu, in four styles.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    SlidingRoomController(environment)
  }
}
