public import AtriumKit

extension ContainerView {
  /// The container's orientations that the embedded child supports too, if it is involved (CK-R4).
  ///
  /// The controller in whose view this view is returns it from
  /// ``AtriumKit/ViewController/supportedInterfaceOrientations``; one with several container views
  /// passes the answer of one to the next.
  ///
  /// - Parameter own: The container's own orientations.
  /// - Returns: Those that are left.
  public func supportedInterfaceOrientations(
    own: InterfaceOrientationMask
  ) -> InterfaceOrientationMask {
    involvedChild.map { own.intersection($0.supportedInterfaceOrientations) } ?? own
  }

  /// The container's answer together with that of the embedded child, if it is involved (CK-R4).
  ///
  /// - Parameter own: The container's own answer.
  /// - Returns: Whether both allow it.
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
