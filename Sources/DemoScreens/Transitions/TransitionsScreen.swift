import AtriumControls
import AtriumContainers
public import AtriumKit

/// A screen with thumbnails of all step transitions, and one transition on a stage, where the user can scrub it.
public struct TransitionsScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `transitions`.
  public var name: String { "transitions" }
  /// *Transitions*.
  public var title: String { String(localized: "Transitions") }
  /// A description in a few words.
  public var caption: String { String(localized: "All transitions") }
  /// A description of the screen.
  public var summary: String {
    String(
      localized:
        "The %@ step transitions as thumbnails, and one of them played, reversed, slowed and scrubbed.",
      "\(StepTransition.catalogue.count)")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    TransitionsRoomController()
  }
}
