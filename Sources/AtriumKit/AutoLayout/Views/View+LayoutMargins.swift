import AtriumGeometry

extension View {
  /// The default width of the margins, in points.
  private static let defaultMargin = 8.0

  /// The effective margins, including those from the superview and the safe area, in points.
  var effectiveLayoutMargins: EdgeInsets {
    var margins = ownMargins
    guard let state = layoutState else { return margins }
    if state.preservesSuperviewMargins, let superview {
      let outer = superview.layoutMargins
      let size = superview.bounds.size
      let frame = untransformedFrame
      let reach = model.quarterTurn.insetsInside(
        EdgeInsets(
          top: outer.top - frame.minY, left: outer.left - frame.minX,
          bottom: outer.bottom - (size.height - frame.maxY),
          right: outer.right - (size.width - frame.maxX)))
      margins.top = max(margins.top, reach.top)
      margins.left = max(margins.left, reach.left)
      margins.bottom = max(margins.bottom, reach.bottom)
      margins.right = max(margins.right, reach.right)
    }
    return state.insetsMarginsFromSafeArea ? margins.adding(safeAreaInsets) : margins
  }

  /// Sets the margins; traps if a number is not finite.
  func setLayoutMargins(_ newValue: EdgeInsets) {
    let sides = [newValue.top, newValue.left, newValue.bottom, newValue.right]
    requireFinite(sides.allSatisfy(\.isFinite), "layoutMargins", "\(newValue)")
    changeMargins { $0.margins = .sides(newValue) }
  }

  /// The effective margins with leading and trailing sides, in points.
  var directionalMargins: DirectionalEdgeInsets {
    let margins = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return DirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
  }

  /// Sets the margins; traps if a number is not finite.
  func setDirectionalMargins(_ newValue: DirectionalEdgeInsets) {
    let sides = [newValue.top, newValue.leading, newValue.bottom, newValue.trailing]
    requireFinite(sides.allSatisfy(\.isFinite), "directionalLayoutMargins", "\(newValue)")
    changeMargins { $0.margins = .directional(newValue) }
  }

  /// Whether each margin also covers the superview's margin; false by default.
  ///
  /// If true, each margin is at least the part of the superview's margin that reaches into this view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Whether the safe area insets are added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set { changeMargins { $0.insetsMarginsFromSafeArea = newValue } }
  }

  /// The margins of this view, without those of the superview, in points.
  private var ownMargins: EdgeInsets {
    switch layoutState?.margins {
    case nil:
      let safe = layoutState == nil ? safeAreaInsets : .zero
      return (screenMargins ?? EdgeInsets(View.defaultMargin)).adding(safe)
    case .sides(let margins)?: return raisedToMinimum(margins)
    case .directional(let margins)?:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return raisedToMinimum(
        EdgeInsets(
          top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
          bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing))
    }
  }

  private func raisedToMinimum(_ margins: EdgeInsets) -> EdgeInsets {
    guard hasMinimumMargins else { return margins }
    var raised = margins
    raised.left = max(margins.left, screenMargin)
    raised.right = max(margins.right, screenMargin)
    return raised
  }

  private func changeMargins(_ change: (ViewLayoutState) -> Void) {
    let old = layoutMargins
    change(madeLayoutState)
    if layoutMargins != old { noteMarginsChange() }
  }

  /// Notifies the view, its guides, and the subviews whose margins depend on this view's margins.
  func noteMarginsChange() {
    descend { view in
      guard view === self || view.preservesSuperviewLayoutMargins else { return false }
      if let state = view.layoutState, let guide = state.marginsGuide {
        state.engine?.noteChange(of: guide)
      }
      view.layoutMarginsDidChange()
      view.viewController?.viewLayoutMarginsDidChange()
      view.setNeedsLayout()
      return true
    }
  }
}

extension EdgeInsets {
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
