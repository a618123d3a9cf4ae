public import AtriumKit

extension ContainerView {
  /// Returns the orientations in which the container may be shown (CK-R4).
  ///
  /// If the mode involves the embedded child, these are only the orientations that the child supports too.
  ///
  /// The controller whose view contains this view returns the result from
  /// ``AtriumKit/ViewController/supportedInterfaceOrientations``. A controller with several container views
  /// passes the result of each view as `own` to the next view.
  ///
  /// - Parameter own: The container's own orientations.
  /// - Returns: The permitted orientations.
  public func supportedInterfaceOrientations(
    own: InterfaceOrientationMask
  ) -> InterfaceOrientationMask {
    involvedChild.map { own.intersection($0.supportedInterfaceOrientations) } ?? own
  }

  /// Returns whether the container allows rotation (CK-R4).
  ///
  /// If the mode involves the embedded child, the child must allow it too.
  ///
  /// - Parameter own: Whether the container allows rotation.
  /// - Returns: Whether rotation is permitted.
  public func shouldAutorotate(own: Bool) -> Bool {
    own && involvedChild?.shouldAutorotate ?? true
  }

  private var involvedChild: ViewController? {
    switch autorotationMode {
    case .container, .containerAndNoChildren: nil
    case .containerAndTopChildren, .containerAndAllChildren: embeddedViewController
    }
  }
}
