package import AtriumGeometry

/// A view that draws text.
///
/// While a change of the window's size is animated, text is drawn for the visible size, regardless
/// of the view's ``View/contentMode``, and no part of it is cut off (DC-34).
@MainActor
package protocol TextOnTheWay: View {
  /// Returns the area of the text for the bounds that the view has during the animation of its size.
  func textArea(onTheWayIn bounds: Rect) -> Rect
}
