public import AtriumGeometry
public import AtriumGraphics

/// Everything that the toolkit can ask of the world: the only values that pass to a host.
public enum HostRequest: Equatable {
  /// A turn should run at this time, in seconds since the window began; at once if that has passed.
  ///
  /// The newest request counts: an earlier deadline may be dropped.
  case needsFrame(at: Double)
  /// No turn is needed until something happens.
  case needsNoFrame
  /// The content area should have this size, in points; the answer is a ``InputEvent/resized(pixels:scale:isLive:)``.
  case resize(Size)
  /// The window's title.
  case title(String)
  /// The picture of the pointer.
  case cursor(Cursor)
  /// The content area should not be made smaller than this, in points.
  case minimumSize(Size)
  /// The window's icon in several sizes.
  case icon([Bitmap])
  /// The window should cover the whole screen, or no longer.
  case fullScreen(Bool)
  /// The window should go.
  case close
}
