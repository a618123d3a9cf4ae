public import AtriumKit

/// A screen that other toolkits can display too, for comparing measurements.
public struct BenchScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `bench`.
  public var name: String { "bench" }
  /// *Atrium bench*.
  public var title: String { "Atrium bench" }
  /// A description of the screen.
  public var summary: String {
    "Four plain screens that slide, for measuring beside other toolkits."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    BenchController()
  }
}
