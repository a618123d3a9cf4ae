import AtriumControls
public import AtriumKit

/// A screen that lists the lifecycle calls of all controllers as they occur.
public struct JournalScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `journal`.
  public var name: String { "journal" }
  /// *Journal*.
  public var title: String { String(localized: "Journal") }
  /// A description in a few words.
  public var caption: String { String(localized: "Every call, in order") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "Every call in the life of every controller, the newest below.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    JournalController(environment.journal)
  }
}
