public import AtriumGeometry
public import AtriumGraphics

/// A request from the toolkit to a host.
public enum HostRequest: Equatable {
  /// Requests a turn at a time, in seconds of the host's clock; immediately if that time has passed.
  ///
  /// A new request replaces the previous request, even if the previous time was earlier.
  case needsFrame(at: Double)
  /// States that no turn is needed until the next event.
  case needsNoFrame
  /// Requests a size for the content area, in points.
  ///
  /// The host answers with ``InputEvent/resized(pixels:scale:isLive:)``.
  case resize(Size)
  /// Sets the window's title.
  case title(String)
  /// Sets the shape of the pointer.
  case cursor(Cursor)
  /// Sets the minimum size of the content area, in points.
  case minimumSize(Size)
  /// Sets the window's icon, in several sizes.
  case icon([Bitmap])
  /// Requests the largest content size that fits on the desktop.
  ///
  /// The host answers with ``InputEvent/availableSize(_:)``.
  case availableSize
  /// Requests that the window enters full screen (true) or leaves it (false).
  case fullScreen(Bool)
  /// Keeps the window beside ``Window/adjacentWindow`` (true), or restores its former position and size (false).
  case placeBesideAdjacentWindow(Bool)
  /// Reports the view that receives text from input methods, and its caret; nil for no such view.
  ///
  /// If the value is nil, keys bypass the input method.
  case textInput(TextInputState?)
  /// Ends the input method's composition, and discards the composed text.
  case resetTextInput
  /// Closes the window.
  case close
}
