public import AtriumKit

/// The sliding menu of the first text: four entries, and the styles that it asks its readers to add.
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
