public import AtriumKit

/// A small library, browsed by a navigation controller, beside its stack.
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
