public import AtriumKit

/// A screen with the sliding menu of the first article: four entries, and the styles that the article asks its readers
/// to add.
public struct SlidingScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `sliding`.
  public var name: String { "sliding" }
  /// *Sliding*.
  public var title: String { "Sliding" }
  /// A description of the screen.
  public var summary: String { "A front that slides aside and uncovers a menu, in four styles." }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    SlidingRoomController(environment)
  }
}
