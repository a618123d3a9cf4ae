/// An action that a controller asks the containers around it to perform.
///
/// Containers declare further actions in addition to AtriumKit's actions:
///
/// ```swift
/// extension ControllerAction {
///   static let openInspector = ControllerAction("openInspector")
/// }
/// ```
public struct ControllerAction: Hashable, Sendable {
  /// The name that identifies the action.
  public let name: String

  /// Makes an action with a name.
  public init(_ name: String) {
    self.name = name
  }

  /// The action of `show(_:sender:)`.
  public static let show = ControllerAction("show")
  /// The action of `showDetailViewController(_:sender:)`.
  public static let showDetail = ControllerAction("showDetail")
}
