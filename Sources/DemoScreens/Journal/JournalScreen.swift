public import AtriumKit

/// The calls in the controllers' lives, as they come.
public struct JournalScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `journal`.
  public var name: String { "journal" }
  /// *Journal*.
  public var title: String { "Journal" }
  /// What it shows.
  public var summary: String { "Every call in the life of every controller, the newest below." }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    JournalController(environment.journal)
  }
}
