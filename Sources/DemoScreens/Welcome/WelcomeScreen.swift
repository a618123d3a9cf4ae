public import AtriumKit

/// The screen with instructions.
public struct WelcomeScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `welcome`.
  public var name: String { "welcome" }
  /// *Welcome*.
  public var title: String { "Welcome" }
  /// A description of the screen.
  public var summary: String {
    "What to do here: the ways to open the ring, and what a resize does."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    WelcomeController()
  }
}
