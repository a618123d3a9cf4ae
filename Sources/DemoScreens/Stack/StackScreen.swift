import AtriumContainers
public import AtriumKit

/// A screen with a stack that pushes and pops controllers with any transition of the catalogue.
public struct StackScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `stack`.
  public var name: String { "stack" }
  /// *Stack*.
  public var title: String { "Stack" }
  /// A description of the screen.
  public var summary: String {
    "A stack that pushes and pops by any of \(StepTransition.catalogue.count) transitions."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    StackRoomController(environment)
  }
}
