import AtriumControls
public import AtriumKit

/// An analogue clock that ticks.
public struct ClockScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `clock`.
  public var name: String { "clock" }
  /// *Clock*.
  public var title: String { String(localized: "Clock") }
  /// A description in a few words.
  public var caption: String { String(localized: "One frame a second") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "An analogue clock: one frame a second, and only while it is seen.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    ClockController()
  }
}
