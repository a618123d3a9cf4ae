import AtriumControls
public import AtriumKit

/// A screen with seven kinds of modal presentation.
///
/// Lists beside the presentations show the lifecycle calls of the presenting and the presented controller.
public struct ModalsScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `modals`.
  public var name: String { "modals" }
  /// *Modals*.
  public var title: String { String(localized: "Modals") }
  /// A description in a few words.
  public var caption: String { String(localized: "Sheets and alerts") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "Sheets, popovers, alerts and whole screens, and what is heard below them.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    ModalsRoomController()
  }
}
