/// A controller that lists landmarks of its view for logs.
///
/// A container adopts this protocol for the elements with which the user selects a child, such as the items of a
/// ring or of a bar. Observers read ``landmarks`` whenever the controller calls ``landmarksDidChange()``.
@MainActor
public protocol LandmarkProviding: ViewController {
  /// The landmarks on screen, in the order of the logs; empty while the view is in no window.
  var landmarks: [Landmark] { get }
}

extension LandmarkProviding {
  /// Notifies the life-cycle observers of this controller and its ancestors, which then read ``landmarks``.
  ///
  /// Call this method after each layout of the landmarks, and when they disappear. It may also be called when
  /// nothing has changed. Until the program adds its first observer, a call only tests a flag.
  public func landmarksDidChange() {
    notifyEachObserver { $0.landmarksDidChange(of: self) }
  }
}
