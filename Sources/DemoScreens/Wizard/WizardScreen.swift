public import AtriumKit

/// Four pages in a row, of which three let the user pass only when they are filled in.
public struct WizardScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `wizard`.
  public var name: String { "wizard" }
  /// *Wizard*.
  public var title: String { "Wizard" }
  /// A description of the screen.
  public var summary: String { "Four pages that say what is missing before they let you go on." }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    WizardRoomController()
  }
}
