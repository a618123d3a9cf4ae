public import AtriumGeometry
public import AtriumKit

/// Places the children of a container, chooses how changes look, and is notified of them.
@MainActor
public protocol ContainerDriverDelegate: AnyObject {
  /// Returns the view that holds the views of the children: the container's view, or one inside it.
  ///
  /// It is called after the container's view has been loaded.
  func childrenView(for driver: ContainerDriver) -> View

  /// Returns the frame of a child's view, in points of the view of ``childrenView(for:)``; its bounds by
  /// default.
  func containerDriver(_ driver: ContainerDriver, frameOf child: ViewController) -> Rect

  /// Returns the look of a change; at once by default.
  func containerDriver(_ driver: ContainerDriver, lookOf change: ContainerChange) -> ContainerLook

  /// Called before a change begins; a request in this call replaces the change.
  func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange)

  /// Called when the children of a transition have been told of it, and their views move.
  func containerDriver(_ driver: ContainerDriver, didBegin change: ContainerChange)

  /// Called when a change has ended and the state is consistent again.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - change: The change.
  ///   - didComplete: False if it was cancelled.
  func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool)
}

extension ContainerDriverDelegate {
  /// Returns the bounds of the view that holds the children.
  public func containerDriver(_ driver: ContainerDriver, frameOf child: ViewController) -> Rect {
    childrenView(for: driver).bounds
  }

  /// Returns a change at once.
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
