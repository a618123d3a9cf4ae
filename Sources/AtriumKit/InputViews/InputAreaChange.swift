public import AtriumGeometry

/// A change of the area for the input views of the first responder, at the bottom of a window.
public struct InputAreaChange: Hashable, Sendable {
  /// The frame before the change, in points, in the window's coordinates.
  ///
  /// The frame is below the window if no input view was shown.
  public let beginFrame: Rect
  /// The frame after the change, in points, in the window's coordinates.
  ///
  /// The frame is below the window if no input view is shown any more.
  public let endFrame: Rect
  /// The duration of the animation, in seconds; 0 without an animation.
  public let duration: Double
  /// Whether an input view was shown before the change.
  public let wasShown: Bool
  /// Whether an input view is shown after the change.
  public let isShown: Bool
}

/// A window that is notified when the area of its input views changes.
///
/// The module `UIKitNames` conforms all windows to this protocol in order to post notifications.
@MainActor
public protocol InputAreaReporting: AnyObject {
  /// Called before the area changes.
  func inputAreaWillChange(_ change: InputAreaChange)
  /// Called inside the animation block that moves the area.
  func inputAreaIsChanging(_ change: InputAreaChange)
  /// Called when the area has changed and its animation has ended.
  func inputAreaDidChange(_ change: InputAreaChange)
}
