/// An item that takes part in an engine: two variables an axis, and what the item itself demands.
@MainActor
final class LayoutNode {
  /// What there is of one axis.
  struct AxisPart {
    /// The distance of the near edge from the superview's, or the owning view's.
    var origin: SolverVariable
    var length: SolverVariable
    /// What the mask, the bounds of the root, or the insets of a guide say.
    var demands: [Demand] = []
    /// The size of the content: at least, at most.
    var content: [Demand] = []
    /// That the length is not below zero; only there where it once fell below.
    var floor: SolverConstraint?
  }

  /// A constraint of the item itself: `origin · a + length · b + total · c (relation) constant`.
  struct Demand {
    var equation: LayoutEquation
    var strength: Double
    var constraint: SolverConstraint
  }

  weak var view: View?
  weak var guide: LayoutGuide?
  var horizontal: AxisPart?
  var vertical: AxisPart?
  /// The width for which the view's content was measured last.
  var measuredWidth: Double?
  /// Whether what the item demands may have changed.
  var isStale = false

  init(_ item: any LayoutItem) {
    view = item as? View
    guide = item as? LayoutGuide
  }

  var item: (any LayoutItem)? { view ?? guide }

  /// The view in whose coordinates it lies.
  var container: View? { guide?.owningView ?? view?.superview }

  /// What its own demands are measured against.
  var reference: (any LayoutItem)? { guide.map(\.reference) ?? view?.superview }

  /// Whether constraints decide where the view is.
  var isFree: Bool { view.map { !$0.translatesAutoresizingMaskIntoConstraints } ?? false }

  subscript(axis: LayoutConstraint.Axis) -> AxisPart? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
