import AtriumControls
public import AtriumKit

/// A screen with letters in a split view controller, whose three columns can collapse.
public struct SplitScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `split`.
  public var name: String { "split" }
  /// *Split*.
  public var title: String { String(localized: "Split") }
  /// A description in a few words.
  public var caption: String { String(localized: "Letters in columns") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "Letters in three columns that become one stack where it is narrow.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    SplitRoomController()
  }
}
