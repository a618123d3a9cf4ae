public import AtriumKit

/// A screen with the drop-down menu of the second article, and the parts that the article leaves to its readers.
public struct DropDownScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `dropdown`.
  public var name: String { "dropdown" }
  /// *DropDown*.
  public var title: String { "DropDown" }
  /// A description of the screen.
  public var summary: String {
    "A menu that drops down from a bar, by the height of one constraint."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    DropDownRoomController(environment)
  }
}
