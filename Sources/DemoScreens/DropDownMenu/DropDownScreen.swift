public import AtriumKit

/// The drop-down menu of the second text, and the parts that the text leaves to its readers.
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
