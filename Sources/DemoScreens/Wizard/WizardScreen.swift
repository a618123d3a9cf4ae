import AtriumControls
public import AtriumKit

/// A screen with a wizard of four pages, three of which require a valid answer before the next page.
public struct WizardScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `wizard`.
  public var name: String { "wizard" }
  /// *Wizard*.
  public var title: String { String(localized: "Wizard") }
  /// A description in a few words.
  public var caption: String { String(localized: "A form in four pages") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "Four pages that say what is missing before they let you go on.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    WizardRoomController()
  }
}
