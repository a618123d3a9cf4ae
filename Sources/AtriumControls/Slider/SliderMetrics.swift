import AtriumGeometry

/// The sizes of the parts of a slider, in points.
enum SliderMetrics {
  /// The fitting size of a slider if no width is offered.
  static let size = Size(width: 160, height: Theme.controlHeight)
  static let trackHeight = 4.0
  /// The distance between the bounds and the ends of the track, so that the thumb can cover the ends.
  static let trackInset = 8.0
  /// The diameter of the thumb.
  static let thumbSide = 22.0
  /// The diameter of the thumb including the space for the focus ring.
  static let ringSide = 30.0
  /// The diameter of the coloured dot in the thumb: in the normal state, under the pointer, and while
  /// pressed.
  static let dotSide = (rest: 10.0, hovered: 13.0, pressed: 8.0)
  /// The distance from the track's centre down to the marks.
  static let tickOffset = 12.0
  static let tickHeight = 5.0
}
