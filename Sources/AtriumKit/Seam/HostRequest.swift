public import AtriumGeometry
public import AtriumGraphics

/// All requests that the toolkit makes of a host; no other values pass to it.
public enum HostRequest: Equatable {
  /// Requests a turn at this time, in seconds of the window's clock; at once if that has passed.
  ///
  /// Only the newest request counts; the host may drop an earlier deadline.
  case needsFrame(at: Double)
  /// No turn is needed until the next event.
  case needsNoFrame
  /// Requests this size for the content area, in points.
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
  /// Asks for the largest size of the content that the desktop has room for.
  ///
  /// The host answers with ``InputEvent/availableSize(_:)``.
  case availableSize
  /// Enters full screen, or leaves it.
  case fullScreen(Bool)
  /// Reports the view that receives text from input methods, and its caret; nil if there is none.
  ///
  /// Where it is nil, keys bypass the user's input method.
  case textInput(TextInputState?)
  /// Ends the composition of the input method, and drops the composed text.
  case resetTextInput
  /// Closes the window.
  case close
}
