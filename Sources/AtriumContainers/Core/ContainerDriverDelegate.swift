public import AtriumGeometry
public import AtriumKit

/// An object that determines the frames of a container's children and the look of changes, and observes changes.
@MainActor
public protocol ContainerDriverDelegate: AnyObject {
  /// Returns the view that holds the views of the children: the container's view, or one inside it.
  ///
  /// The driver calls this method after the container's view has been loaded.
  func childrenView(for driver: ContainerDriver) -> View

  /// Returns the frame of a child's view, in the coordinates of ``childrenView(for:)``.
  ///
  /// The default implementation returns the bounds of ``childrenView(for:)``.
  func containerDriver(_ driver: ContainerDriver, frameOf child: ViewController) -> Rect

  /// Returns the way in which a change is displayed.
  ///
  /// The default implementation returns ``ContainerLook/atOnce``.
  func containerDriver(_ driver: ContainerDriver, lookOf change: ContainerChange) -> ContainerLook

  /// Called before a change begins.
  ///
  /// A request made in this call replaces the change.
  func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange)

  /// Called when the children of a transition have received their first calls and their views begin to move.
  func containerDriver(_ driver: ContainerDriver, didBegin change: ContainerChange)

  /// Called when a change has ended and the state is consistent again.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - change: The change.
  ///   - didComplete: False if the change was cancelled.
  func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool)
}

extension ContainerDriverDelegate {
  /// Returns the bounds of the view that holds the children.
  public func containerDriver(_ driver: ContainerDriver, frameOf child: ViewController) -> Rect {
    childrenView(for: driver).bounds
  }

  /// Returns ``ContainerLook/atOnce``.
  public func containerDriver(
    _ driver: ContainerDriver, lookOf change: ContainerChange
  ) -> ContainerLook { .atOnce }

  /// Does nothing.
  public func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange) {}

  /// Does nothing.
  public func containerDriver(_ driver: ContainerDriver, didBegin change: ContainerChange) {}

  /// Does nothing.
  public func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool
  ) {}
}
