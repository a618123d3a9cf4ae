import AtriumControls
public import AtriumKit

/// A screen with the rooms of a house in tabs, each with its own navigation stack.
public struct TabsScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `tabs`.
  public var name: String { "tabs" }
  /// *Tabs*.
  public var title: String { String(localized: "Tabs") }
  /// A description in a few words.
  public var caption: String { String(localized: "Seven stacks") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "Seven tabs, each a stack: below, at the side, or behind More.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    TabsRoomController(environment)
  }
}
