public import AtriumGeometry
public import AtriumGraphics

/// The current values of a view's animatable properties, including running animations.
public struct Presentation {
  let state: ViewState

  /// The animated bounds, in points.
  public var bounds: Rect { state.bounds }
  /// The animated centre, in points, in the superview's coordinates.
  public var center: Point { state.center }
  /// The animated transform.
  public var transform: AffineTransform { state.transform }
  /// The animated transform in three dimensions.
  public var transform3D: Transform3D { state.transform3D }
  /// The animated bounding box, in points, in the superview's coordinates.
  public var frame: Rect { state.frame }
  /// The animated opacity, from 0 to 1.
  public var alpha: Double { Double(state.alpha) }
  /// The animated background colour.
  public var backgroundColor: Color? { state.backgroundColor }
}
