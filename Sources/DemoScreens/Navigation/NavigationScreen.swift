public import AtriumKit

/// A screen with a small library in a navigation controller, beside a list of the navigation stack.
public struct NavigationScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `navigation`.
  public var name: String { "navigation" }
  /// *Navigation*.
  public var title: String { "Navigation" }
  /// A description of the screen.
  public var summary: String { "A library three levels deep, and the stack that holds it." }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    NavigationRoomController()
  }
}
