import AtriumControls
public import AtriumKit

/// A screen with the ring menu of the third article: three controllers, with icons on a ring in front of them.
public struct RingScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `ring`.
  public var name: String { "ring" }
  /// *IconRing*.
  public var title: String { String(localized: "IconRing") }
  /// A description in a few words.
  public var caption: String { String(localized: "The ring of the article") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "The ring of the text over three controllers, in its own plain look.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    RingRoomController(environment)
  }
}
