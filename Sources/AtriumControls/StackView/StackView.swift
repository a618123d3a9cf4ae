public import AtriumGeometry
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A view that arranges other views in a row or a column, with constraints that it creates and updates.
///
/// A stack view arranges its ``arrangedSubviews`` in order along its ``axis``. ``distribution`` determines
/// their lengths, ``alignment`` determines their positions perpendicular to the axis, and ``spacing``
/// determines the distances between them. The constraints are created in ``updateConstraints()``. They have
/// the same names as UIKit's (`UISV-spacing`), so that reports of conflicts contain the same names.
///
/// **Sizes.** A stack has no intrinsic content size. Its arranged views determine its size, unless
/// constraints or a frame determine it. If the stack is longer than its contents, the view with the lowest
/// content hugging priority grows. If the stack is shorter than its contents, the view with the lowest
/// compression resistance shrinks. Among views with the same priority, the first view changes.
///
/// **Hidden views** have no length and leave no gap. If `isHidden` changes in an animation block, the block
/// animates the view and all other views in the window that move with it.
open class StackView: View {
  /// The direction of the arrangement; horizontal by default.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// The distribution of the views along the axis; ``Distribution/fill`` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// The alignment of the views perpendicular to the axis; ``Alignment/fill`` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// The distance between adjacent views, in points; 0 by default.
  ///
  /// With ``Distribution/equalSpacing`` and ``Distribution/equalCentering``, the value is the minimum
  /// distance. With a negative value, neighbours overlap. The value ``spacingUseSystem`` stands for 8
  /// points, and ``spacingUseDefault`` for 0. Traps if the value is not finite.
  open var spacing = 0.0 {
    didSet {
      guard spacing != oldValue else { return }
      requireFiniteSpacing(spacing, "spacing")
      setNeedsArrangement()
    }
  }
  /// Whether the distances in a column are measured from the last baseline of one view to the first baseline of
  /// the next view.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views are arranged inside the ``AtriumKit/View/layoutMargins``, which are 0 in a stack view by
  /// default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// The arranged views, in an order that is independent of the order of the ``AtriumKit/View/subviews``.
  open internal(set) var arrangedSubviews: [View] = []

  /// The custom distances after individual views.
  private var customSpacings: [ObjectIdentifier: Double] = [:]
  /// The active constraints, in the order of the relations that describe them.
  var constraintsInUse = StackConstraints()
  /// The guides in the gaps between adjacent views, if the distribution needs them.
  var gapGuides: [LayoutGuide] = []
  /// The guide for the common extent of the views, if the alignment needs one.
  var alignmentGuide: LayoutGuide?
  /// The lengths of the views' contents at the last update with a proportional distribution.
  var naturalLengths: [Double] = []
  /// The first and the last baseline at the last layout.
  private var baselines: (first: Double?, last: Double?)

  /// Makes an empty stack.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a stack from a nib.
  public override init(coder: any NibDecoding) {
    super.init(frame: .zero)
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    layoutMargins = .zero
  }

  /// Makes a stack with arranged views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// Whether the view requires constraint-based layout: always true for a stack.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Updates the constraints that arrange the views.
  ///
  /// Call `super`: required, at the end.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  /// Lays out the views, and checks whether fitting sizes or baselines have changed.
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

  /// Removes the subview from the arranged views.
  ///
  /// Call `super`: required.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The distance from the top to the first baseline of the text at the last layout, in points; nil without text.
  ///
  /// Call `super`: not needed.
  open override var firstBaselineOffset: Double? {
    baselineView(isFirst: true).flatMap { view in
      view.firstBaselineOffset.map { view.frame.minY + $0 }
    }
  }

  /// The distance from the bottom to the last baseline of the text at the last layout, in points; nil without text.
  ///
  /// Call `super`: not needed.
  open override var lastBaselineOffset: Double? {
    baselineView(isFirst: false).flatMap { view in
      view.lastBaselineOffset.map { bounds.height - view.frame.maxY + $0 }
    }
  }

  /// Returns the arranged view that provides the first or the last baseline; hidden views are ignored.
  ///
  /// In a column, this is the first or the last view. In a row, it is the tallest view, with two exceptions. If the
  /// alignment aligns the tops or the first baselines, the first view provides the first baseline. If it aligns the
  /// bottoms or the last baselines, the last view provides the last baseline.
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
    // An outer stack may distribute its length according to the contents of this stack.
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

  /// Arranges a view at an index, and adds it as the frontmost subview if it is not a subview yet.
  ///
  /// From now on the view's frame has no effect:
  /// ``AtriumKit/View/translatesAutoresizingMaskIntoConstraints`` is set to false. A view that is already
  /// arranged moves to the new index, and keeps its position among the subviews. Traps if the index is
  /// negative or greater than the number of arranged views.
  ///
  /// - Parameters:
  ///   - view: The view to arrange.
  ///   - index: The new index. A view that is already arranged is removed from its old index first.
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
      // A callback may have moved the view to another superview; that change takes precedence.
      guard view.superview === self else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.arranger = self
    }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    setNeedsArrangement()
  }

  /// Removes a view from the arranged views.
  ///
  /// The view stays a subview, without the stack's constraints.
  ///
  /// The view's `removeFromSuperview` also removes the view from the arranged views. If the view is not
  /// arranged, the method does nothing.
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
  /// A value that stands for the stack's ``spacing`` in ``setCustomSpacing(_:after:)``.
  ///
  /// As a value of ``spacing``, it stands for 0.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The standard distance between related views, which is 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// Returns the custom distance after a view; ``spacingUseDefault`` if no distance was set.
  public func customSpacing(after arrangedSubview: View) -> Double {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? StackView.spacingUseDefault
  }

  /// Sets the distance after a view, which replaces ``spacing`` until the view is no longer arranged.
  ///
  /// If the view is not arranged, the method does nothing. While the view is hidden, the distance after the
  /// previous visible view applies. Traps if the number is not finite.
  ///
  /// - Parameters:
  ///   - spacing: The distance, in points; ``spacingUseDefault`` restores the stack's ``spacing``.
  ///   - arrangedSubview: The view before the gap.
  public func setCustomSpacing(_ spacing: Double, after arrangedSubview: View) {
    requireFiniteSpacing(spacing, "setCustomSpacing(_:after:)")
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == StackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// Returns the gap after a view, in points.
  func gap(after view: View) -> Double {
    let custom = customSpacing(after: view)
    let spacing = custom == StackView.spacingUseDefault ? self.spacing : custom
    switch spacing {
    case StackView.spacingUseDefault: return 0
    case StackView.spacingUseSystem: return StackView.systemSpacing
    default: return spacing
    }
  }

  /// The distance that ``spacingUseSystem`` stands for, in points.
  private static let systemSpacing = 8.0
}
