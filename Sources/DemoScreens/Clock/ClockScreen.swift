public import AtriumKit

/// An analogue clock that ticks.
public struct ClockScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `clock`.
  public var name: String { "clock" }
  /// *Clock*.
  public var title: String { "Clock" }
  /// A description of the screen.
  public var summary: String { "An analogue clock: one frame a second, and only while it is seen." }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    ClockController()
  }
}
