public import AtriumGeometry

/// A frame of reference for points and rectangles; every ``View`` is one.
///
/// A view that is to convert to or from a space of another kind never asks that: it takes the
/// coordinates of the root of its own tree, the window's if it is in one (V-11).
@MainActor
public protocol CoordinateSpace: AnyObject {
  /// The space's own extent, in its coordinates.
  var bounds: Rect { get }
  /// The point in another space's coordinates.
  func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point
  /// The point of another space in the coordinates of this one.
  func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point
  /// The bounding box of a rectangle in another space's coordinates.
  func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect
  /// The bounding box of another space's rectangle in the coordinates of this one.
  func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect
}

extension View: CoordinateSpace {
  /// The point in another space's coordinates.
  public func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point {
    convert(point, to: view(standingFor: coordinateSpace))
  }

  /// The point of another space in the coordinates of this view.
  public func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point {
    convert(point, from: view(standingFor: coordinateSpace))
  }

  /// The bounding box of a rectangle in another space's coordinates.
  public func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, to: view(standingFor: coordinateSpace))
  }

  /// The bounding box of another space's rectangle in the coordinates of this view.
  public func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, from: view(standingFor: coordinateSpace))
  }

  /// The space itself if it is a view, else the root of this view's tree.
  private func view(standingFor space: any CoordinateSpace) -> View? {
    if let view = space as? View { return view }
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }
}
