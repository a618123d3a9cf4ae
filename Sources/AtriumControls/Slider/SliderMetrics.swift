import AtriumGeometry

/// How large the parts of a slider are, in points.
enum SliderMetrics {
  /// What a slider asks for if no width is offered.
  static let size = Size(width: 160, height: Theme.controlHeight)
  static let trackHeight = 4.0
  /// Between the bounds and the ends of the track, which the thumb hides when it stands there.
  static let trackInset = 8.0
  /// The disc that is dragged.
  static let thumbSide = 22.0
  /// The disc with the room for the line around it.
  static let ringSide = 30.0
  /// The coloured dot in the disc: at rest, under the pointer, pressed.
  static let dotSide = (rest: 10.0, hovered: 13.0, pressed: 8.0)
  /// From the track's middle down to the marks.
  static let tickOffset = 12.0
  static let tickHeight = 5.0
}
