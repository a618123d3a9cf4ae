import AtriumGeometry

/// The conversion of coordinates between two views: up to their common ancestor, and down from there.
///
/// The conversion down goes from view to view, as in hit testing. A view that is scaled to zero has no inverse
/// transform, and must not prevent the conversion through the other views (V-40).
@MainActor
struct ConversionRoute {
  /// The combined transform of the views on the route.
  private enum Map {
    /// Translations only: the sum of all distances.
    case distance(x: CompensatedSum, y: CompensatedSum)
    /// Affine transforms: up to the common ancestor, and from there down to the target view.
    case plane(up: AffineTransform, down: AffineTransform)
    /// Projective transforms, also up and down, if a view on the route has a transform that leaves the plane.
    case space(up: ProjectiveTransform, down: ProjectiveTransform)
  }

  private let map: Map

  /// Finds the route; the roots of unrelated trees count as one common root (V-9).
  ///
  /// - Parameters:
  ///   - source: The view from whose coordinates to convert.
  ///   - target: The view to whose coordinates to convert; nil stands for the window. Without a window, nothing is
  ///     converted.
  init?(from source: View, to target: View?) {
    guard let target = target ?? source.window, target !== source else { return nil }
    let common = source.commonAncestor(with: target)
    var (x, y) = (CompensatedSum(), CompensatedSum())
    if source.addDistances(to: common, x: &x, y: &y, sign: 1),
      target.addDistances(to: common, x: &x, y: &y, sign: -1)
    {
      map = .distance(x: x, y: y)
      return
    }
    let up = ConversionRoute.states(from: source, to: common)
    let down = ConversionRoute.states(from: target, to: common)
    if (up + down).allSatisfy({ $0.spatial == nil }) {
      map = .plane(
        up: up.reduce(AffineTransform.identity) { $0.concatenating($1.toSuperview) },
        down: down.reversed().reduce(AffineTransform.identity) {
          $0.concatenating($1.fromSuperview)
        })
    } else {
      map = .space(
        up: up.reduce(ProjectiveTransform.identity) {
          $0.concatenating($1.projection ?? ProjectiveTransform($1.toSuperview))
        },
        down: down.reversed().reduce(ProjectiveTransform.identity) {
          $0.concatenating($1.backProjection ?? ProjectiveTransform($1.fromSuperview))
        })
    }
  }

  /// Converts a point; a point that is not in front of the viewpoint is returned unchanged.
  func apply(to point: Point) -> Point {
    switch map {
    case .distance(let x, let y):
      Point(x: x.adding(point.x), y: y.adding(point.y))
    case .plane(let up, let down):
      point.applying(up).applying(down)
    case .space(let up, let down):
      point.applying(up)?.applying(down) ?? point
    }
  }

  /// Converts a rectangle to its bounding box (V-10, DC-29).
  ///
  /// The bounding box in the common ancestor is computed first, and then the bounding box of that box in the target.
  func apply(to rect: Rect) -> Rect {
    switch map {
    case .distance: Rect(origin: apply(to: rect.origin), size: rect.size)
    case .plane(let up, let down): rect.applying(up).applying(down)
    case .space(let up, let down): seen(rect.applying(up).applying(down))
    }
  }

  /// Returns a rectangle, or an empty rectangle for the null rectangle.
  private func seen(_ rect: Rect) -> Rect { rect.isNull ? .zero : rect }

  private static func states(from view: View, to ancestor: View?) -> [ViewState] {
    var states: [ViewState] = []
    var next: View? = view
    while let current = next, current !== ancestor {
      states.append(current.model)
      next = current.superview
    }
    return states
  }
}

/// A sum that compensates rounding errors, so that large distances up and down cancel out exactly.
private struct CompensatedSum {
  private var sum = 0.0
  private var lost = 0.0

  mutating func add(_ value: Double) {
    let next = sum + value
    let added = next - sum
    lost += (sum - (next - added)) + (value - added)
    sum = next
  }

  func adding(_ value: Double) -> Double {
    var copy = self
    copy.add(value)
    return copy.sum + copy.lost
  }
}

extension View {
  /// Adds the distances of this view and its ancestors, up to a given ancestor, from their superviews' origins (V-8).
  ///
  /// Most routes have no transforms, and conversions are frequent, so the method makes no list of the views.
  ///
  /// - Returns: False if one of the views is transformed; the sums are then incomplete.
  fileprivate func addDistances(
    to ancestor: View?, x: inout CompensatedSum, y: inout CompensatedSum, sign: Double
  ) -> Bool {
    var next: View? = self
    while let current = next, current !== ancestor {
      guard current.model.isUpright else { return false }
      let (origin, inner) = (current.model.origin, current.model.bounds.origin)
      x.add(sign * origin.x)
      x.add(-sign * inner.x)
      y.add(sign * origin.y)
      y.add(-sign * inner.y)
      next = current.superview
    }
    return true
  }

  /// Returns the nearest common ancestor.
  ///
  /// The result is nil for unrelated trees, whose roots count as one common root.
  fileprivate func commonAncestor(with other: View) -> View? {
    var (mine, theirs): (View?, View?) = (self, other)
    var difference = depth - other.depth
    while difference > 0 { (mine, difference) = (mine?.superview, difference - 1) }
    while difference < 0 { (theirs, difference) = (theirs?.superview, difference + 1) }
    while let one = mine, let two = theirs, one !== two {
      (mine, theirs) = (one.superview, two.superview)
    }
    return theirs == nil ? nil : mine
  }

  /// The number of ancestors.
  private var depth: Int {
    var (depth, view) = (0, superview)
    while let current = view { (depth, view) = (depth + 1, current.superview) }
    return depth
  }
}
