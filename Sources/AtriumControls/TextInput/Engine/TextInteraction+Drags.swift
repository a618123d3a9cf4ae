import AtriumKit

extension TextInteraction {
  /// Returns whether an ancestor's recogniser would take the drag with which the pointer selects text (G-25).
  func keepsDrag(from recognizer: GestureRecognizer) -> Bool {
    guard pointer.isDragging, let host, let view = recognizer.view, view !== host,
      host.isDescendant(of: view)
    else { return false }
    return recognizer is PanGestureRecognizer || recognizer is SwipeGestureRecognizer
      || recognizer.takesOverscroll
  }
}
