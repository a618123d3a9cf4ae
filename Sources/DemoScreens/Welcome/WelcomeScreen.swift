import AtriumControls
public import AtriumKit

/// The screen with instructions.
public struct WelcomeScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `welcome`.
  public var name: String { "welcome" }
  /// *Welcome*.
  public var title: String { String(localized: "Welcome") }
  /// A description in a few words.
  public var caption: String { String(localized: "What to do here") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "What to do here: the ways to open the ring, and what a resize does.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    WelcomeController()
  }
}
