public import AtriumKit

/// Curves and gradients that arrange themselves anew when the window turns.
public struct ShapesScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `shapes`.
  public var name: String { "shapes" }
  /// *Shapes*.
  public var title: String { "Shapes" }
  /// What it shows.
  public var summary: String {
    "Curves and gradients that lie differently in portrait and in landscape."
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    ShapesController()
  }
}
