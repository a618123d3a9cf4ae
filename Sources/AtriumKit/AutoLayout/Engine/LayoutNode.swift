import AtriumSolver

/// An item in an engine, with two variables on each axis and the requirements of the item itself.
@MainActor
final class LayoutNode {
  /// The variables and requirements of one axis.
  struct AxisPart {
    /// The distance from the near edge of the superview or owning view to the near edge of the item.
    var origin: SolverVariable
    var length: SolverVariable
    /// The requirements that come from the autoresizing mask, the root's bounds, or a guide's insets.
    var demands: [Demand] = []
    /// The requirements that come from the content size: a minimum and a maximum.
    var content: [Demand] = []
    /// The constraint that keeps the length from being negative.
    ///
    /// The constraint is added after the length has been negative.
    var floor: SolverConstraint?
  }

  /// A requirement of the item itself: `origin · a + length · b + total · c + start · d (relation) constant`.
  struct Demand {
    var equation: LayoutEquation
    var strength: Double
    var constraint: SolverConstraint
  }

  weak var view: View?
  weak var guide: LayoutGuide?
  var horizontal: AxisPart?
  var vertical: AxisPart?
  /// The width for which the content of the view was last measured, in points.
  var measuredWidth: Double?
  /// The width at which the content is wrapped, in points; nil while the content is not wrapped.
  ///
  /// The width of wrapped content is that of its longest line. The content then no longer needs its unwrapped width.
  var breakingWidth: Double?
  /// Whether the item's requirements may have changed.
  var isStale = false

  init(_ item: any LayoutItem) {
    view = item as? View
    guide = item as? LayoutGuide
  }

  var item: (any LayoutItem)? { view ?? guide }

  /// The view that provides the item's coordinates.
  var container: View? { guide?.owningView ?? view?.superview }

  /// The item that this item's own requirements refer to.
  var reference: (any LayoutItem)? { guide.map(\.reference) ?? view?.superview }

  /// Whether constraints determine the view's frame.
  var isFree: Bool { view.map { !$0.translatesAutoresizingMaskIntoConstraints } ?? false }

  subscript(axis: LayoutConstraint.Axis) -> AxisPart? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// A node that may have left its engine.
struct WeakNode {
  weak var node: LayoutNode?
}
