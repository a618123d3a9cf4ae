/// An action that a controller asks the containers around it to perform.
///
/// Containers declare keys of their own in addition to those of the kit:
///
/// ```swift
/// extension ControllerAction {
///   static let openInspector = ControllerAction("openInspector")
/// }
/// ```
public struct ControllerAction: Hashable, Sendable {
  /// The name, which identifies the key.
  public let name: String

  /// Makes a key with a name.
  public init(_ name: String) {
    self.name = name
  }

  /// `show(_:sender:)`.
  public static let show = ControllerAction("show")
  /// `showDetailViewController(_:sender:)`.
  public static let showDetail = ControllerAction("showDetail")
}
