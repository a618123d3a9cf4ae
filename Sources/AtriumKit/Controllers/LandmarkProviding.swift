/// A controller that describes parts of its view for logs.
///
/// A container adopts this protocol for parts that select a child, such as the items of a ring or
/// of a bar. Observers read ``landmarks`` whenever the controller calls ``landmarksDidChange()``.
@MainActor
public protocol LandmarkProviding: ViewController {
  /// The parts on screen, in the order in which logs list them; empty while the view is in no window.
  var landmarks: [Landmark] { get }
}

extension LandmarkProviding {
  /// Notifies the life-cycle observers of this controller and of its ancestors, which read
  /// ``landmarks``.
  ///
  /// Call this method after each layout of the parts, and when the parts disappear. It may also be
  /// called when nothing has changed. Without observers a call costs one test of a flag.
  public func landmarksDidChange() {
    notifyEachObserver { $0.landmarksDidChange(of: self) }
  }
}
