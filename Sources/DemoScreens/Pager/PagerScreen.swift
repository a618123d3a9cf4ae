public import AtriumKit

/// A screen with five pages that the user turns by swipes, as in Cocoanetics' article.
public struct PagerScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `pager`.
  public var name: String { "pager" }
  /// *Pager*.
  public var title: String { "Pager" }
  /// A description of the screen.
  public var summary: String { "Five pages that turn by swipes, and print their calls." }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    PagerRoomController()
  }
}
