public import AtriumGeometry

/// A coordinate system for points and rectangles; every ``View`` is a coordinate space.
///
/// When a view converts to or from a space that is not a view, it does not call that space. It instead uses the
/// coordinates of the root of its own tree, which is the window if the view is in a window (V-11).
@MainActor
public protocol CoordinateSpace: AnyObject {
  /// The space's extent, in its own coordinates.
  var bounds: Rect { get }
  /// Converts a point to another space.
  func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point
  /// Converts a point from another space.
  func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point
  /// Converts a rectangle to another space, and returns its bounding box in that space.
  func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect
  /// Converts a rectangle from another space, and returns its bounding box in this space.
  func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect
}

extension View: CoordinateSpace {
  /// Converts a point to another space.
  public func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point {
    convert(point, to: view(standingFor: coordinateSpace))
  }

  /// Converts a point from another space.
  public func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point {
    convert(point, from: view(standingFor: coordinateSpace))
  }

  /// Converts a rectangle to another space, and returns its bounding box in that space.
  public func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, to: view(standingFor: coordinateSpace))
  }

  /// Converts a rectangle from another space, and returns its bounding box in this view.
  public func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, from: view(standingFor: coordinateSpace))
  }

  /// Returns the space itself if it is a view, and otherwise the root of this view's tree.
  private func view(standingFor space: any CoordinateSpace) -> View? {
    if let view = space as? View { return view }
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }
}
