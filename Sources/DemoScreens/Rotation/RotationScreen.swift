import AtriumControls
public import AtriumKit

/// A screen with different orientation masks of children, six kinds of containers and all autorotation modes.
public struct RotationScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `rotation`.
  public var name: String { "rotation" }
  /// *Rotation*.
  public var title: String { String(localized: "Rotation") }
  /// A description in a few words.
  public var caption: String { String(localized: "Containers that rotate") }
  /// A description of the screen.
  public var summary: String {
    String(
      localized:
        "Children that support different orientations, in containers that ask them or do not.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    RotationRoomController()
  }
}
