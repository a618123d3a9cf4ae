import AtriumContainers
public import AtriumKit

/// A screen with two placeholders, each of which shows one of several controllers.
public struct PlaceholderScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `placeholder`.
  public var name: String { "placeholder" }
  /// *Placeholder*.
  public var title: String { "Placeholder" }
  /// A description of the screen.
  public var summary: String {
    "Two places of a view, whose controllers are exchanged by any of \(StepTransition.catalogue.count) transitions."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    PlaceholderRoomController(environment)
  }
}
