public import AtriumKit

/// Letters in three columns that collapse, shown by a split view controller.
public struct SplitScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `split`.
  public var name: String { "split" }
  /// *Split*.
  public var title: String { "Split" }
  /// A description of the screen.
  public var summary: String {
    "Letters in three columns that become one stack where it is narrow."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    SplitRoomController()
  }
}
