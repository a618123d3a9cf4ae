public import AtriumKit

/// A screen with a wizard of four pages, three of which the user can leave forwards only after a valid answer.
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
