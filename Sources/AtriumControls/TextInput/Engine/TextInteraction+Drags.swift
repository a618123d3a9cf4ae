import AtriumKit

extension TextInteraction {
  /// Whether a recogniser of a view above would take the drag by which a pointer selects text (G-25).
  func keepsDrag(from recognizer: GestureRecognizer) -> Bool {
    guard pointer.isDragging, let host, let view = recognizer.view, view !== host,
      host.isDescendant(of: view)
    else { return false }
    return recognizer is PanGestureRecognizer || recognizer is SwipeGestureRecognizer
      || recognizer.takesOverscroll
  }
}
