public import AtriumKit

extension ContainerView {
  /// Returns the container's orientations that the embedded child supports too, if the mode involves the
  /// child (CK-R4).
  ///
  /// The controller whose view contains this view returns the result from
  /// ``AtriumKit/ViewController/supportedInterfaceOrientations``. A controller with several container views
  /// passes the result of one to the next.
  ///
  /// - Parameter own: The container's own orientations.
  /// - Returns: The orientations that both support.
  public func supportedInterfaceOrientations(
    own: InterfaceOrientationMask
  ) -> InterfaceOrientationMask {
    involvedChild.map { own.intersection($0.supportedInterfaceOrientations) } ?? own
  }

  /// Whether the container and the embedded child allow rotation, if the mode involves the child (CK-R4).
  ///
  /// - Parameter own: Whether the container allows rotation.
  /// - Returns: Whether both allow rotation.
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
