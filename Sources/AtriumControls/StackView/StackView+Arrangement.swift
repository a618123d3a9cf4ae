import AtriumKit

extension StackView {
  /// Updates the constraints for the current arrangement.
  func arrange() {
    naturalLengths = distribution == .fillProportionally ? measuredNaturalLengths : []
    prepareGuides()
    orderContents()
    constraintsInUse.become(relationsAlong + relationsAcross)
  }

  /// The item inside which the views are arranged: the stack or its layout margins guide.
  var canvas: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  /// Whether the distribution divides the remaining length among the gaps between the views.
  var isSpread: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  /// Whether the spacing is measured between baselines.
  var usesBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }

  /// Sets the order in which views with the same priority grow or shrink, beginning with the first view.
  ///
  /// An order is set only with the distributions ``Distribution/fill`` and ``Distribution/equalSpacing``.
  private func orderContents() {
    let isOrdered = distribution == .fill || distribution == .equalSpacing
    for (index, view) in arrangedSubviews.enumerated() {
      view.setContentOrder(isOrdered ? index : nil, for: axis)
    }
  }

  private func prepareGuides() {
    let count = isSpread ? max(0, visibleViews.count - 1) : 0
    while gapGuides.count > count { removeLayoutGuide(gapGuides.removeLast()) }
    while gapGuides.count < count {
      let guide = LayoutGuide()
      guide.identifier = "UISV-distributing"
      addLayoutGuide(guide)
      gapGuides.append(guide)
    }
    if needsAlignmentGuide, alignmentGuide == nil {
      let guide = LayoutGuide()
      guide.identifier = "UISV-alignment-spanner"
      addLayoutGuide(guide)
      alignmentGuide = guide
    } else if !needsAlignmentGuide, let guide = alignmentGuide {
      removeLayoutGuide(guide)
      alignmentGuide = nil
    }
  }
}

extension LayoutConstraint.Axis {
  var start: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  var end: LayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  var middle: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  var length: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
