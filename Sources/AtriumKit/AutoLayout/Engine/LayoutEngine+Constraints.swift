import AtriumGeometry
import AtriumSolver

extension LayoutEngine {
  /// The left side of a constraint minus its right side, without the constraint's constant.
  private struct Terms {
    var terms: [SolverTerm] = []
    var constant = 0.0

    mutating func add(_ variable: SolverVariable, _ factor: Double) {
      terms.append(SolverTerm(variable, factor))
    }
  }

  /// Adds a constraint to the solver if the constraint is active and not yet in the solver.
  func install(_ constraint: LayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard constraint.isActive, installed[key] == nil, let terms = terms(of: constraint) else {
      return
    }
    // To compute the terms, a view may be asked for its content size. The view may then deactivate the constraint.
    guard constraint.isActive, installed[key] == nil else { return }
    let handle = solver.add(
      terms.terms, constraint.relation.forSolver, constraint.constant - terms.constant,
      strength: Double(constraint.priority.rawValue))
    installed[key] = handle
    sources[handle] = .constraint(constraint)
    touch(constraint)
    resolveConflicts()
  }

  func uninstall(_ constraint: LayoutConstraint) {
    touch(constraint)
    dropped.removeAll { $0.constraint === constraint }
    reported[ObjectIdentifier(constraint)] = nil
    guard let handle = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    removeFromSolver(handle)
    setDirty()
  }

  func applyEdit(of constraint: LayoutConstraint) {
    guard constraint.isActive else { return }
    touch(constraint)
    guard let handle = installed[ObjectIdentifier(constraint)] else {
      if dropped.contains(where: { $0.constraint === constraint }) { retriesDropped = true }
      return
    }
    let offsets = baselineOffsets(of: constraint)
    solver.setConstant(handle, to: constraint.constant - offsets)
    noteRelease(of: handle)
  }

  private func touch(_ constraint: LayoutConstraint) {
    if request == nil, let holder = constraint.holder { touch(holder) }
  }

  // MARK: Terms

  private func terms(of constraint: LayoutConstraint) -> Terms? {
    guard let first = constraint.firstItem, let firstOwner = first.layoutOwner else { return nil }
    var terms = Terms()
    terms.constant = baselineOffsets(of: constraint)
    guard let second = constraint.secondItem, let secondOwner = second.layoutOwner else {
      append(
        first, constraint.firstAttribute, 1, below: firstOwner, beside: nil, isMirrored: false,
        to: &terms)
      return terms
    }
    guard let common = firstOwner.nearestCommonView(with: secondOwner) else { return nil }
    let isMirrored = isMirrored(constraint, in: common)
    append(
      first, constraint.firstAttribute, 1, below: common, beside: second, isMirrored: isMirrored,
      to: &terms)
    append(
      second, constraint.secondAttribute, -constraint.multiplier, below: common, beside: first,
      isMirrored: isMirrored, to: &terms)
    if isMirrored, constraint.multiplier != 1, !constraint.firstAttribute.isLength {
      // Mirrored positions are measured from the right edge, so a multiplier also scales the width of the whole area.
      let whole: any LayoutItem = common.contentArea?.contentGuide ?? common
      terms.add(part(of: whole, .horizontal).length, 1 - constraint.multiplier)
    }
    return terms
  }

  /// Returns whether a constraint measures its positions from right to left.
  ///
  /// The direction of a view applies to the constraints inside the view, and not to the view's own position.
  private func isMirrored(_ constraint: LayoutConstraint, in common: View) -> Bool {
    (constraint.firstAttribute.isReading || constraint.secondAttribute.isReading)
      && common.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    guard let first = constraint.firstItem?.layoutOwner,
      let second = constraint.secondItem?.layoutOwner,
      let common = first.nearestCommonView(with: second)
    else { return false }
    return isMirrored(constraint, in: common)
  }

  /// Adds `factor · attribute`, measured from an ancestor's left or top edge.
  ///
  /// If `isMirrored` is true, the positions of the constraint are measured from right to left. The method then adds a
  /// position with the opposite sign.
  private func append(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ factor: Double,
    below ancestor: View, beside other: (any LayoutItem)?, isMirrored: Bool, to terms: inout Terms
  ) {
    if let inner = attribute.withinMargins, let view = item as? View {
      append(
        view.layoutMarginsGuide, inner, factor, below: ancestor, beside: other,
        isMirrored: isMirrored, to: &terms)
      return
    }
    guard let axis = attribute.axis else { return }
    let item = subject(of: item, attribute, below: ancestor)
    if attribute.isLength {
      terms.add(part(of: item, axis).length, factor)
      return
    }
    let sign = isMirrored ? -factor : factor
    let share: Double
    switch attribute {
    case .leading: share = isMirrored ? 1 : 0
    case .trailing: share = isMirrored ? 0 : 1
    case .right, .bottom, .lastBaseline: share = 1
    case .firstBaseline: share = firstBaseline(of: item) == nil ? 1 : 0
    case .centerX, .centerY: share = 0.5
    default: share = 0
    }
    if share != 0 {
      let extent = item === ancestor && share == 1 ? edgeItem(of: ancestor, from: other) : item
      terms.add(part(of: extent, axis).length, sign * share)
    }
    var current: any LayoutItem = item
    while current !== ancestor {
      terms.add(part(of: current, axis).origin, sign)
      guard let next = (current as? View)?.superview ?? (current as? LayoutGuide)?.owningView
      else { return }
      if next !== ancestor, let area = next.contentArea {
        // Items inside the view scroll with its content. Their positions relative to items outside therefore include
        // the scroll offset.
        terms.add(part(of: area.frameGuide, axis).origin, -sign)
      }
      current = next
    }
  }

  /// Returns the item whose variables represent an attribute of a given item.
  ///
  /// The guide of a view's visible area uses the variables of the view, except for the position of the guide in the
  /// content.
  private func subject(
    of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, below ancestor: View
  ) -> any LayoutItem {
    guard let guide = item as? FrameLayoutGuide, let view = guide.owningView else { return item }
    return attribute.isLength || view !== ancestor ? view : item
  }

  /// Returns the item that represents a view's right and bottom edges for its descendants.
  ///
  /// This is the content guide if the view has a content area.
  private func edgeItem(of view: View, from other: (any LayoutItem)?) -> any LayoutItem {
    guard other !== view, let area = view.contentArea else { return view }
    return area.contentGuide
  }

  private func firstBaseline(of item: any LayoutItem) -> Double? {
    (item as? View)?.firstBaselineOffset
  }

  /// Returns the value that is added to the constant of a constraint between baselines or alignment rectangles.
  ///
  /// The solver has only the edges of frames. The value is the distance of the first item's baseline or aligned edge
  /// from its edge in the solver, minus the multiplier times the same distance of the second item.
  private func baselineOffsets(of constraint: LayoutConstraint) -> Double {
    func finite(_ offset: Double?) -> Double { offset.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
    func offset(_ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute) -> Double {
      guard let view = item as? View else { return 0 }
      switch attribute {
      case .firstBaseline: return finite(view.firstBaselineOffset)
      case .lastBaseline: return -finite(view.lastBaselineOffset)
      default:
        guard view.declaredMetrics != nil else { return 0 }
        return view.alignmentOffset(of: attribute, isMirrored: isMirrored(constraint))
      }
    }
    return offset(constraint.firstItem, constraint.firstAttribute)
      - constraint.multiplier * offset(constraint.secondItem, constraint.secondAttribute)
  }
}
