public import AtriumKit

/// What other toolkits can show too, so that they can be measured side by side.
public struct BenchScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `bench`.
  public var name: String { "bench" }
  /// *Atrium bench*.
  public var title: String { "Atrium bench" }
  /// What it shows.
  public var summary: String {
    "Four plain screens that slide, for measuring beside other toolkits."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    BenchController()
  }
}
