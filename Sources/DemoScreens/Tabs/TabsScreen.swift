public import AtriumKit

/// A screen with the rooms of a house in tabs, each with its own navigation stack.
public struct TabsScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `tabs`.
  public var name: String { "tabs" }
  /// *Tabs*.
  public var title: String { "Tabs" }
  /// A description of the screen.
  public var summary: String { "Seven tabs, each a stack: below, at the side, or behind More." }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    TabsRoomController(environment)
  }
}
