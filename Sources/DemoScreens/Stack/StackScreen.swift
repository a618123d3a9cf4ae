import AtriumControls
import AtriumContainers
public import AtriumKit

/// A screen with a stack that pushes and pops controllers with any transition of the catalogue.
public struct StackScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `stack`.
  public var name: String { "stack" }
  /// *Stack*.
  public var title: String { String(localized: "Stack") }
  /// A description in a few words.
  public var caption: String { String(localized: "Push and pop") }
  /// A description of the screen.
  public var summary: String {
    String(
      localized: "A stack that pushes and pops by any of %@ transitions.",
      "\(StepTransition.catalogue.count)")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    StackRoomController(environment)
  }
}
