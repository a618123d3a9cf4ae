import AtriumControls
public import AtriumKit

/// A screen with the drop-down menu of the second article, and the features that the article leaves to its readers.
public struct DropDownScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `dropdown`.
  public var name: String { "dropdown" }
  /// *DropDown*.
  public var title: String { String(localized: "DropDown") }
  /// A description in a few words.
  public var caption: String { String(localized: "A recipe book") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "A menu that drops down from a bar, by the height of one constraint.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    DropDownRoomController(environment)
  }
}
