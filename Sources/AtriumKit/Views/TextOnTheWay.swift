package import AtriumGeometry

/// A view that draws text.
///
/// While a change of the window's size is animated, text is drawn for the displayed size, whatever the view's
/// ``View/contentMode`` is, and none of it is cut off (DC-34).
@MainActor
package protocol TextOnTheWay: View {
  /// Returns the area of the text for the bounds that the view has during the animation of its size.
  func textArea(onTheWayIn bounds: Rect) -> Rect
}
