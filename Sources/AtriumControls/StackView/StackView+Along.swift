import AtriumGeometry
import AtriumKit

/// The constraints along the axis.
extension StackView {
  /// The priority of the constraint that gives a hidden view a length of 0.
  ///
  /// The priority is lower than required, so that the constraint does not conflict with a required length (as
  /// measured in UIKit).
  private static let hidingPriority = LayoutPriority(999.999)
  /// The priority of the constraint that keeps a hidden view at the position where it would reappear.
  private static let hiddenPlacePriority = LayoutPriority(50)
  /// The priority of the constraint that makes a stack no larger than necessary.
  ///
  /// A stack with equal gaps or centres has this constraint along the axis, and a row aligned by baselines has it for
  /// the height.
  static let canvasFitPriority = LayoutPriority(49)

  var relationsAlong: [StackRelation] {
    guard !arrangedSubviews.isEmpty else { return [] }
    var relations = arrangedSubviews.filter(\.isHidden).map {
      StackRelation(
        first: $0, firstAttribute: axis.length, priority: StackView.hidingPriority,
        name: "UISV-hiding")
    }
    let visible = visibleViews
    guard let first = visible.first, let last = visible.last else {
      return relations + relationsOfNoneVisible
    }
    relations.append(connection(axis.start, to: first))
    relations.append(connection(axis.end, to: last))
    for (previous, next) in zip(visible, visible.dropFirst()) {
      relations.append(
        StackRelation(
          first: next, firstAttribute: usesBaselines ? .firstBaseline : axis.start,
          relation: isSpread ? .greaterThanOrEqual : .equal, second: previous,
          secondAttribute: usesBaselines ? .lastBaseline : axis.end, constant: gap(after: previous),
          name: "UISV-spacing"))
    }
    return relations + relationsOfHidden + relationsOfDistribution(visible)
  }

  private func connection(
    _ attribute: LayoutConstraint.Attribute, to view: View
  ) -> StackRelation {
    StackRelation(
      first: canvas, firstAttribute: attribute, second: view, secondAttribute: attribute,
      name: "UISV-canvas-connection")
  }

  /// The constraints for a stack whose views are all hidden: the stack has a length of 0 at a very low
  /// priority.
  private var relationsOfNoneVisible: [StackRelation] {
    let fit = StackRelation(
      first: canvas, firstAttribute: axis.length, priority: LayoutPriority(0.001),
      name: "UISV-spanning-fit")
    return [fit]
      + arrangedSubviews.map {
        StackRelation(
          first: $0, firstAttribute: axis.start, second: canvas, secondAttribute: axis.end,
          priority: StackView.hiddenPlacePriority, name: "UISV-spacing")
      }
  }

  /// The constraints that place each hidden view in the middle of the gap where it would reappear, or at an end of
  /// the stack.
  private var relationsOfHidden: [StackRelation] {
    var relations: [StackRelation] = []
    var previous: View?
    for (index, view) in arrangedSubviews.enumerated() {
      guard view.isHidden else {
        previous = view
        continue
      }
      let next = arrangedSubviews[index...].first { !$0.isHidden }
      guard let neighbour = previous ?? next else { continue }
      let isAtStart = previous == nil
      relations.append(
        StackRelation(
          first: view, firstAttribute: isAtStart ? axis.end : axis.start, second: neighbour,
          secondAttribute: isAtStart ? axis.start : axis.end,
          constant: isAtStart || next == nil ? 0 : gap(after: neighbour) / 2,
          priority: StackView.hiddenPlacePriority, name: "UISV-spacing"))
    }
    return relations
  }

  private func relationsOfDistribution(_ visible: [View]) -> [StackRelation] {
    switch distribution {
    case .fill: return []
    case .fillEqually: return equalLengths(visible)
    case .fillProportionally: return proportionalLengths(visible)
    case .equalSpacing, .equalCentering: return equalGaps(visible)
    }
  }

  private func equalLengths(_ items: [any LayoutItem]) -> [StackRelation] {
    items.dropFirst().map {
      StackRelation(
        first: $0, firstAttribute: axis.length, second: items[0], secondAttribute: axis.length,
        name: "UISV-fill-equally")
    }
  }

  // MARK: Proportional lengths

  /// The lengths of the visible views' contents along the axis.
  var measuredNaturalLengths: [Double] {
    visibleViews.map { view in
      let content = view.layoutContentSize
      let length = axis == .horizontal ? content.width : content.height
      if length != View.noIntrinsicMetric { return length }
      let fitting = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      return axis == .horizontal ? fitting.width : fitting.height
    }
  }

  /// Returns constraints by which each view has a fraction of the stack's length.
  ///
  /// The fraction is the share of the view's content in the sum of all contents and gaps. If there are gaps, a stack
  /// whose length is not this sum cannot satisfy all constraints. For this case, the priority decreases with the
  /// index, so that the constraints of the last views are broken, as in UIKit.
  private func proportionalLengths(_ visible: [View]) -> [StackRelation] {
    let lengths = naturalLengths.map { $0.isFinite ? max(0, $0) : 0 }
    let content = lengths.reduce(0, +)
    let total = content + visible.dropLast().reduce(0) { $0 + gap(after: $1) }
    guard content > 0, total > 1 else { return equalLengths(visible) }
    let isOnlyOne = lengths.filter { $0 > 0 }.count == 1
    return zip(visible, lengths).map { view, length in
      let index = arrangedSubviews.firstIndex { $0 === view } ?? 0
      guard length > 0 else {
        return StackRelation(
          first: view, firstAttribute: axis.length, name: "UISV-fill-proportionally")
      }
      return StackRelation(
        first: view, firstAttribute: axis.length, second: canvas, secondAttribute: axis.length,
        multiplier: length / total,
        priority: isOnlyOne ? .required : LayoutPriority(Float(max(1, 999 - index))),
        name: "UISV-fill-proportionally")
    }
  }

  // MARK: Equal gaps

  private func equalGaps(_ visible: [View]) -> [StackRelation] {
    guard visible.count > 1 else { return [] }
    let isCentering = distribution == .equalCentering
    var relations: [StackRelation] = []
    for (guide, (previous, next)) in zip(gapGuides, zip(visible, visible.dropFirst())) {
      let (from, to) =
        isCentering
        ? (axis.middle, axis.middle)
        : usesBaselines ? (.lastBaseline, .firstBaseline) : (axis.end, axis.start)
      relations.append(
        StackRelation(
          first: guide, firstAttribute: axis.start, second: previous, secondAttribute: from,
          name: "UISV-distributing-edge"))
      relations.append(
        StackRelation(
          first: guide, firstAttribute: axis.end, second: next, secondAttribute: to,
          name: "UISV-distributing-edge"))
      guard guide !== gapGuides[0] else { continue }
      let index = arrangedSubviews.firstIndex { $0 === previous } ?? 0
      relations.append(
        StackRelation(
          first: guide, firstAttribute: axis.length, second: gapGuides[0],
          secondAttribute: axis.length,
          priority: isCentering ? LayoutPriority(Float(max(1, 150 - index))) : .required,
          name: "UISV-fill-equally"))
    }
    relations.append(
      StackRelation(
        first: self, firstAttribute: axis.length, priority: StackView.canvasFitPriority,
        name: "UISV-canvas-fit"))
    return relations
  }
}
