import AtriumGeometry

/// The state of a drag of a slider's thumb.
struct SliderDrag {
  /// The value before the drag.
  let oldValue: Double
  /// The distance from the thumb's centre to the touch, in points along the reading direction.
  let offset: Double
}
