package import AtriumGeometry

/// A view whose drawing is text.
///
/// While the window changes its size, text is drawn for the size that is visible, whatever the view's
/// ``View/contentMode``, and no part of it is cut off (DC-34).
@MainActor
package protocol TextOnTheWay: View {
  /// Returns the area of the text in bounds that the view has on the way to another size.
  func textArea(onTheWayIn bounds: Rect) -> Rect
}
