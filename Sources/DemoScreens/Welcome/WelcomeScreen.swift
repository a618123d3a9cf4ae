public import AtriumKit

/// What to do here.
public struct WelcomeScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `welcome`.
  public var name: String { "welcome" }
  /// *Welcome*.
  public var title: String { "Welcome" }
  /// What it shows.
  public var summary: String {
    "What to do here: the ways to open the ring, and what a resize does."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    WelcomeController(environment)
  }
}
