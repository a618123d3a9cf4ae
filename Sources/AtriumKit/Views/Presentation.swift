public import AtriumGeometry
public import AtriumGraphics

/// What a view looks like at the present moment of its animations.
public struct Presentation {
  let state: ViewState

  /// The bounds as shown, in points.
  public var bounds: Rect { state.bounds }
  /// The centre as shown, in points of the superview.
  public var center: Point { state.center }
  /// The transform as shown.
  public var transform: AffineTransform { state.transform }
  /// The transform as shown, also where it leaves the plane.
  public var transform3D: Transform3D { state.transform3D }
  /// The bounding box as shown, in points of the superview.
  public var frame: Rect { state.frame }
  /// The opacity as shown, 0 … 1.
  public var alpha: Double { Double(state.alpha) }
  /// The background as shown.
  public var backgroundColor: Color? { state.backgroundColor }
}
