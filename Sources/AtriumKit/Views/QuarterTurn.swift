import AtriumGeometry

/// A clockwise rotation by a number of right angles.
enum QuarterTurn: Int {
  case none
  case right
  case half
  case left

  /// The rotation as an angle in radians, from −π/2 to π.
  var angle: Double {
    switch self {
    case .none: 0
    case .right: .pi / 2
    case .half: .pi
    case .left: -.pi / 2
    }
  }

  /// Whether the rotation swaps width and height.
  var swapsSides: Bool { self == .right || self == .left }

  /// The rotation as a transform, with exact numbers.
  var transform: AffineTransform {
    switch self {
    case .none: .identity
    case .right: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .half: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .left: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }

  var inverse: QuarterTurn { QuarterTurn.none.minus(self) }

  func plus(_ other: QuarterTurn) -> QuarterTurn {
    QuarterTurn(quarters: rawValue + other.rawValue)
  }

  func minus(_ other: QuarterTurn) -> QuarterTurn {
    QuarterTurn(quarters: rawValue - other.rawValue)
  }

  /// Returns the size that a rectangle of the given size has after the rotation.
  func turning(_ size: Size) -> Size {
    swapsSides ? Size(width: size.height, height: size.width) : size
  }

  /// Returns insets in a rotated view's coordinates, from insets in its superview's coordinates.
  func insetsInside(_ outer: EdgeInsets) -> EdgeInsets {
    switch self {
    case .none: outer
    case .right:
      EdgeInsets(top: outer.right, left: outer.top, bottom: outer.left, right: outer.bottom)
    case .half:
      EdgeInsets(top: outer.bottom, left: outer.right, bottom: outer.top, right: outer.left)
    case .left:
      EdgeInsets(top: outer.left, left: outer.bottom, bottom: outer.right, right: outer.top)
    }
  }

  /// Returns edges in a rotated view's coordinates, from edges in its superview's coordinates.
  func edgesInside(_ outer: RectEdge) -> RectEdge {
    guard self != .none else { return outer }
    func inset(_ edge: RectEdge) -> Double { outer.contains(edge) ? 1 : 0 }
    let inside = insetsInside(
      EdgeInsets(
        top: inset(.top), left: inset(.left), bottom: inset(.bottom), right: inset(.right)))
    var edges: RectEdge = []
    if inside.top > 0 { edges.insert(.top) }
    if inside.left > 0 { edges.insert(.left) }
    if inside.bottom > 0 { edges.insert(.bottom) }
    if inside.right > 0 { edges.insert(.right) }
    return edges
  }

  /// Returns a vector in a rotated view's coordinates, from a vector in its superview's coordinates.
  func vectorInside(_ outer: Point) -> Point {
    outer.applying(inverse.transform)
  }

  init(quarters: Int) {
    switch ((quarters % 4) + 4) % 4 {
    case 1: self = .right
    case 2: self = .half
    case 3: self = .left
    default: self = .none
    }
  }
}
