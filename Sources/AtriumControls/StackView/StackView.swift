public import AtriumGeometry
// Public: see Button.
public import AtriumKit

/// A view that lays out others in a row or a column, by constraints that it creates and updates.
///
/// It arranges its ``arrangedSubviews`` along its ``axis``, in their order: ``distribution``
/// determines their lengths, ``alignment`` their places across the axis, ``spacing`` their
/// distances. The constraints are created in ``updateConstraints()`` and have UIKit's names
/// (`UISV-spacing`), so that reports of conflicts read the same.
///
/// **Sizes.** A stack has no intrinsic content size: its arranged views determine its size, unless
/// constraints or a frame do. If the stack is larger, the view with the lowest content hugging
/// grows; if it is smaller, the view with the lowest compression resistance shrinks; of several
/// with the same priority, the first one.
///
/// **Hidden views** have no length and leave no gap. If `isHidden` changes in an animation block,
/// the block animates the view and everything in the window that moves with it.
open class StackView: View {
  /// The direction of the arrangement; horizontal unless set.
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
  /// The distance between neighbours, in points; 0 unless set.
  ///
  /// It is the least distance with ``Distribution/equalSpacing`` and
  /// ``Distribution/equalCentering``. With a negative value, neighbours overlap.
  /// ``spacingUseSystem`` is 8 points, ``spacingUseDefault`` is 0. Traps if it is not finite.
  public var spacing = 0.0 {
    didSet {
      guard spacing != oldValue else { return }
      requireFiniteSpacing(spacing, "spacing")
      setNeedsArrangement()
    }
  }
  /// Whether the distances in a column are those between the last baseline of one view and the
  /// first baseline of the next.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views are arranged inside the ``AtriumKit/View/layoutMargins``, which are 0 in a
  /// stack unless set.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// The arranged views in their order, which is independent of that of the
  /// ``AtriumKit/View/subviews``.
  public internal(set) var arrangedSubviews: [View] = []

  /// The distances that were set for single views.
  private var customSpacings: [ObjectIdentifier: Double] = [:]
  /// The active constraints, in the order of their relations.
  var constraintsInUse = StackConstraints()
  /// The guides between neighbours, if the views are spread.
  var gapGuides: [LayoutGuide] = []
  /// The guide for the common extent of the views, if one is needed.
  var alignmentGuide: LayoutGuide?
  /// The lengths of the contents at the last proportional distribution.
  var naturalLengths: [Double] = []
  /// The baselines at the last layout.
  private var baselines: (first: Double?, last: Double?)

  /// Makes an empty stack.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a stack that a nib describes.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    layoutMargins = .zero
  }

  /// Makes a stack that arranges views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// True: a stack always takes part in constraint-based layout.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Updates the constraints that arrange the views.
  ///
  /// Call `super`: required, at the end.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  /// Lays out the views, and checks for changed fitting sizes and baselines.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The fitting size of a descendant may change without a notification.
    if distribution == .fillProportionally, measuredNaturalLengths != naturalLengths {
      setNeedsArrangement()
    }
    let baselines = (firstBaselineOffset, lastBaselineOffset)
    if baselines != self.baselines {
      self.baselines = baselines
      invalidateIntrinsicContentSize()
    }
  }

  /// Removes the view from the arranged views.
  ///
  /// Call `super`: required.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The first baseline of the stack's text as of the last layout, from the top, in points.
  ///
  /// Call `super`: not needed.
  open override var firstBaselineOffset: Double? {
    baselineView(isFirst: true).flatMap { view in
      view.firstBaselineOffset.map { view.frame.minY + $0 }
    }
  }

  /// The last baseline of the stack's text as of the last layout, from the bottom, in points.
  ///
  /// Call `super`: not needed.
  open override var lastBaselineOffset: Double? {
    baselineView(isFirst: false).flatMap { view in
      view.lastBaselineOffset.map { bounds.height - view.frame.maxY + $0 }
    }
  }

  /// The view that provides the baseline: the one at that end, or the tallest in a row if the
  /// alignment does not fix that edge.
  private func baselineView(isFirst: Bool) -> View? {
    let visible = visibleViews
    let ends: [Alignment] =
      isFirst ? [.fill, .leading, .firstBaseline] : [.fill, .trailing, .lastBaseline]
    if axis == .vertical || ends.contains(alignment) {
      return isFirst ? visible.first : visible.last
    }
    return visible.max { $0.bounds.height < $1.bounds.height }
  }

  /// Schedules an update of the constraints before the next layout.
  private func setNeedsArrangement() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // An outer stack may distribute its length by the contents of this one.
    arranger?.arrangedViewDidChange(self, .content)
  }

  private func requireFiniteSpacing(_ spacing: Double, _ name: String) {
    guard !spacing.isFinite else { return }
    fatalError("\(type(of: self)).\(name) got \(spacing); give a finite number of points.")
  }
}

extension StackView {
  /// Adds a view after the other arranged views, and makes it a subview if necessary.
  ///
  /// A view that is already arranged moves to the end.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges a view at a place of the order, and makes it the frontmost subview if it is no
  /// subview yet.
  ///
  /// Its frame counts no more: ``AtriumKit/View/translatesAutoresizingMaskIntoConstraints`` is set
  /// to false. A view that is arranged already moves to the new place, and keeps its place among
  /// the subviews. Traps for an index below 0 or above the number of arranged views.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The new place; a view that moves is taken out first.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    guard (0...arrangedSubviews.count).contains(index) else {
      fatalError(
        "\(type(of: self)) cannot arrange \(type(of: view)) at index \(index): it has "
          + "\(arrangedSubviews.count) arranged views; give 0 … \(arrangedSubviews.count).")
    }
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
    } else {
      if view.superview !== self { addSubview(view) }
      // A callback may have moved the view elsewhere; the later change wins.
      guard view.superview === self else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.arranger = self
    }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    setNeedsArrangement()
  }

  /// Removes a view from the arranged views; it stays a subview, without constraints.
  ///
  /// `removeFromSuperview` does both. Does nothing if the view is not arranged.
  public func removeArrangedSubview(_ view: View) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.arranger = nil
    view.setContentOrder(nil, for: axis)
    setNeedsArrangement()
  }

  /// The arranged views that are not hidden.
  var visibleViews: [View] { arrangedSubviews.filter { !$0.isHidden } }
}

extension StackView: ViewArranging {
  package func arrangedViewDidChange(_ view: View, _ change: ArrangedViewChange) {
    switch change {
    case .visibility:
      setNeedsArrangement()
      animateArrangement(of: view)
    case .content:
      if distribution == .fillProportionally {
        setNeedsArrangement()
      } else {
        arranger?.arrangedViewDidChange(self, .content)
      }
    }
  }
}

extension StackView {
  /// After a view, this value means the stack's ``spacing``; as the stack's spacing, it means 0.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The standard distance between related views: 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The distance that was set for the gap after a view; ``spacingUseDefault`` if none was.
  public func customSpacing(after arrangedSubview: View) -> Double {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? StackView.spacingUseDefault
  }

  /// Sets the distance after a view, in place of ``spacing``, until the view is no longer arranged.
  ///
  /// Does nothing if the view is not arranged. While the view is hidden, the gap is that of the
  /// view before it. Traps if the number is not finite.
  ///
  /// - Parameters:
  ///   - spacing: In points; ``spacingUseDefault`` restores the stack's ``spacing``.
  ///   - arrangedSubview: The view before the gap.
  public func setCustomSpacing(_ spacing: Double, after arrangedSubview: View) {
    requireFiniteSpacing(spacing, "setCustomSpacing(_:after:)")
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == StackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The gap after a view, in points.
  func gap(after view: View) -> Double {
    let custom = customSpacing(after: view)
    let spacing = custom == StackView.spacingUseDefault ? self.spacing : custom
    switch spacing {
    case StackView.spacingUseDefault: return 0
    case StackView.spacingUseSystem: return StackView.systemSpacing
    default: return spacing
    }
  }

  /// The distance of ``spacingUseSystem``, in points.
  private static let systemSpacing = 8.0
}
