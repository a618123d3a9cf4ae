import AtriumControls
public import AtriumKit

/// A screen on which the user builds a tree of controllers and sees each life-cycle call.
public struct PlaygroundScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `playground`.
  public var name: String { "playground" }
  /// *Playground*.
  public var title: String { String(localized: "Playground") }
  /// A description of the screen.
  public var summary: String {
    String(
      localized:
        "A tree of controllers to build, line by line, with each call, and the rule that a mistake breaks."
    )
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    PlaygroundController(environment)
  }
}
