/// A controller that describes parts of its view to logs.
///
/// A container adopts it for the parts that choose among its children, such as the items of a ring or
/// of a bar. Observers ask for ``landmarks`` each time the controller calls ``landmarksDidChange()``.
@MainActor
public protocol LandmarkProviding: ViewController {
  /// The parts that are on screen now, in the order of the log; none while the view is in no window.
  var landmarks: [Landmark] { get }
}

extension LandmarkProviding {
  /// Tells the life-cycle observers of this controller and of its ancestors to read ``landmarks``.
  ///
  /// Call it after each layout of the parts, and when they disappear. A call without a change is
  /// allowed. Without observers it costs a test of a flag.
  public func landmarksDidChange() {
    notifyEachObserver { $0.landmarksDidChange(of: self) }
  }
}
