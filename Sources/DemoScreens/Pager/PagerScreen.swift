import AtriumControls
public import AtriumKit

/// A screen with five pages that the user turns by swipes, as in Cocoanetics' article.
public struct PagerScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `pager`.
  public var name: String { "pager" }
  /// *Pager*.
  public var title: String { String(localized: "Pager") }
  /// A description in a few words.
  public var caption: String { String(localized: "Pages to swipe") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "Five pages that turn by swipes, and print their calls.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    PagerRoomController()
  }
}
