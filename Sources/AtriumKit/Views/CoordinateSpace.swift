public import AtriumGeometry

/// A frame of reference for points and rectangles; every ``View`` is one.
///
/// A view that converts to or from a space of another kind does not call it. It uses the
/// coordinates of its own tree's root instead, which are the window's if it is in one (V-11).
@MainActor
public protocol CoordinateSpace: AnyObject {
  /// The space's extent, in its own coordinates.
  var bounds: Rect { get }
  /// Converts a point to another space.
  func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point
  /// Converts a point from another space.
  func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point
  /// The bounding box of this space's rectangle, in another space.
  func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect
  /// The bounding box of another space's rectangle, in this space.
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

  /// The bounding box of this view's rectangle, in another space.
  public func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, to: view(standingFor: coordinateSpace))
  }

  /// The bounding box of another space's rectangle, in this view.
  public func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, from: view(standingFor: coordinateSpace))
  }

  /// The space itself if it is a view, otherwise the root of this view's tree.
  private func view(standingFor space: any CoordinateSpace) -> View? {
    if let view = space as? View { return view }
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }
}
