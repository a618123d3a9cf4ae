import AtriumGeometry

/// What a slider remembers of a press.
struct SliderDrag {
  /// The value before.
  let oldValue: Double
  /// From the thumb's middle to the press, in points along the reading direction.
  let offset: Double
}
