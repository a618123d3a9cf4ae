import AtriumControls
import AtriumContainers
public import AtriumKit

/// A screen with up to four placeholders, each of which shows one of several controllers.
public struct PlaceholderScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `placeholder`.
  public var name: String { "placeholder" }
  /// *Placeholder*.
  public var title: String { String(localized: "Placeholder") }
  /// A description in a few words.
  public var caption: String { String(localized: "Two exchangeable places") }
  /// A description of the screen.
  public var summary: String {
    String(
      localized: "Two places of a view, whose controllers are exchanged by any of %@ transitions.",
      "\(StepTransition.catalogue.count)")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    PlaceholderRoomController(environment)
  }
}
