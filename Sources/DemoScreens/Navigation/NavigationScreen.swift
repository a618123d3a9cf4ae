import AtriumControls
public import AtriumKit

/// A screen with a small library in a navigation controller, beside a list of the navigation stack.
public struct NavigationScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `navigation`.
  public var name: String { "navigation" }
  /// *Navigation*.
  public var title: String { String(localized: "Navigation") }
  /// A description in a few words.
  public var caption: String { String(localized: "A library in levels") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "A library three levels deep, and the stack that holds it.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    NavigationRoomController(environment)
  }
}
