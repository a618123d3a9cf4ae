public import AtriumGeometry
// Public: see Button.
public import AtriumKit

/// A view that places others in a row or a column, by constraints that it makes and keeps up to date.
///
/// It arranges its ``arrangedSubviews`` along its ``axis``, in their order: ``distribution`` says how
/// they share the length, ``alignment`` where they are across it, ``spacing`` how far they are apart.
/// The constraints are made in the constraints step (``updateConstraints()``) and are named as UIKit
/// names its own (`UISV-spacing`), so that reports of contradictions read the same.
///
/// **Sizes.** A stack has no content size of its own: it is as large as what it arranges, unless
/// constraints or a frame say otherwise. In a stack that is too large the view with the lowest content
/// hugging grows, in one that is too small the view with the lowest compression resistance shrinks; of
/// several with the same priority the first one does.
///
/// **Hidden views** have no length and leave no gap. Hidden or shown in an animation block, they go and
/// come in the block, and with them whatever gets another place in the window.
open class StackView: View {
  /// In which direction views follow each other; horizontal unless set.
  public var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// How the views share the length; ``Distribution/fill`` unless set.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// Where the views are across the axis; ``Alignment/fill`` unless set.
  public var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// How far neighbours are apart, in points; 0 unless set.
  ///
  /// It is the least distance with ``Distribution/equalSpacing`` and ``Distribution/equalCentering``.
  /// Below zero neighbours overlap. ``spacingUseSystem`` is 8 points, ``spacingUseDefault`` is 0. Traps
  /// if it is not finite.
  public var spacing = 0.0 {
    didSet {
      guard spacing != oldValue else { return }
      requireFiniteSpacing(spacing, "spacing")
      setNeedsArrangement()
    }
  }
  /// Whether the distances in a column are those between the last baseline of one view and the first
  /// baseline of the next.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views are arranged inside the ``AtriumKit/View/layoutMargins``, which are 0 in a stack
  /// unless set.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// The views that are arranged, in their order, whatever their order among the
  /// ``AtriumKit/View/subviews``.
  public internal(set) var arrangedSubviews: [View] = []

  /// The distances that were set for single views.
  var customSpacings: [ObjectIdentifier: Double] = [:]
  /// The constraints that there are, in the order in which they were asked for.
  var constraintsInUse = StackConstraints()
  /// The guides between neighbours that are spread.
  var gapGuides: [LayoutGuide] = []
  /// The guide as thick as the views are together, if there is need of one.
  var alignmentGuide: LayoutGuide?
  /// The lengths of the content by which the views shared the room last.
  var naturalLengths: [Double] = []
  /// Where the baselines were at the last layout.
  private var baselines: (first: Double?, last: Double?)

  /// Makes an empty stack.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Makes a stack that arranges views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// A stack asks for its constraints by itself.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints that arrange the views.
  ///
  /// Call `super`: required, at the end.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  /// Gives the views their places.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The fitting size of something inside may be another one without a word.
    if distribution == .fillProportionally, measuredNaturalLengths != naturalLengths {
      setNeedsArrangement()
    }
    let baselines = (firstBaselineOffset, lastBaselineOffset)
    if baselines != self.baselines {
      self.baselines = baselines
      invalidateIntrinsicContentSize()
    }
  }

  /// A view that leaves is not arranged any more.
  ///
  /// Call `super`: required.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Where the first line of the text stands that begins the stack, as of the last layout.
  ///
  /// Call `super`: not needed.
  open override var firstBaselineOffset: Double? {
    baselineView(isFirst: true).flatMap { view in
      view.firstBaselineOffset.map { view.frame.minY + $0 }
    }
  }

  /// Where the last line of the text stands that ends the stack, as of the last layout.
  ///
  /// Call `super`: not needed.
  open override var lastBaselineOffset: Double? {
    baselineView(isFirst: false).flatMap { view in
      view.lastBaselineOffset.map { bounds.height - view.frame.maxY + $0 }
    }
  }

  /// The view whose text is the stack's: at the end in question, or the tallest of a row whose views
  /// are not aligned there.
  private func baselineView(isFirst: Bool) -> View? {
    let visible = visibleViews
    let ends: [Alignment] =
      isFirst ? [.fill, .leading, .firstBaseline] : [.fill, .trailing, .lastBaseline]
    if axis == .vertical || ends.contains(alignment) {
      return isFirst ? visible.first : visible.last
    }
    return visible.max { $0.bounds.height < $1.bounds.height }
  }

  /// The constraints are rebuilt before the next layout.
  func setNeedsArrangement() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // A stack around this one may share its room by what is in this one.
    arranger?.arrangedViewDidChange(self, .content)
  }

  func requireFiniteSpacing(_ spacing: Double, _ name: String) {
    guard !spacing.isFinite else { return }
    fatalError("\(type(of: self)).\(name) got \(spacing); give a finite number of points.")
  }
}
