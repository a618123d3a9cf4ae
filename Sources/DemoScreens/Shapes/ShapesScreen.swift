import AtriumControls
public import AtriumKit

/// A screen with curves and gradients that are rearranged when the window rotates.
public struct ShapesScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `shapes`.
  public var name: String { "shapes" }
  /// *Shapes*.
  public var title: String { String(localized: "Shapes") }
  /// A description in a few words.
  public var caption: String { String(localized: "Drawings that change places") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "Curves and gradients that lie differently in portrait and in landscape.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    ShapesController()
  }
}
