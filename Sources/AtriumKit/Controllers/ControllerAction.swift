/// What one controller asks of whichever container around it can do it (C-21).
///
/// Containers declare keys of their own beside the two of the kit:
///
/// ```swift
/// extension ControllerAction {
///   static let openInspector = ControllerAction("openInspector")
/// }
/// ```
public struct ControllerAction: Hashable, Sendable {
  /// What tells the key from others.
  public let name: String

  /// Makes the key of a name.
  public init(_ name: String) {
    self.name = name
  }

  /// `show(_:sender:)`.
  public static let show = ControllerAction("show")
  /// `showDetailViewController(_:sender:)`.
  public static let showDetail = ControllerAction("showDetail")
}
