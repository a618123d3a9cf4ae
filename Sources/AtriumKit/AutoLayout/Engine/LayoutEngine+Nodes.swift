import AtriumGeometry
import AtriumSolver

extension LayoutEngine {
  /// Returns the variables of an item on an axis, created if needed.
  func part(
    of item: any LayoutItem, _ axis: LayoutConstraint.Axis
  ) -> LayoutNode.AxisPart {
    let node = madeNode(of: item)
    return node[axis] ?? makePart(of: node, axis)
  }

  func madeNode(of item: any LayoutItem) -> LayoutNode {
    let key = ObjectIdentifier(item)
    if let node = nodes[key] { return node }
    let node = LayoutNode(item)
    nodes[key] = node
    if request == nil { item.layoutOwner?.madeLayoutState.engine = self }
    if node.isFree, node.view !== root {
      // A view whose frame is set by constraints gets its variables on both axes at once.
      makeParts(of: node)
      if request == nil { node.container?.setNeedsLayout() }
    }
    return node
  }

  func makeParts(of node: LayoutNode) {
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] { _ = makePart(of: node, axis) }
  }

  private func makePart(of node: LayoutNode, _ axis: LayoutConstraint.Axis) -> LayoutNode.AxisPart {
    if let part = node[axis] { return part }
    let part = LayoutNode.AxisPart(origin: solver.makeVariable(), length: solver.makeVariable())
    node[axis] = part
    variableNodes[part.origin] = node
    variableNodes[part.length] = node
    refresh(node, axis)
    // From now on, constraints affect the size of the content, so the view needs a layout.
    if request == nil, node.guide is ContentLayoutGuide { node.container?.setNeedsLayout() }
    return node[axis] ?? part
  }

  /// Updates the requirements of an item.
  func refresh(_ node: LayoutNode) {
    refresh(node, .horizontal)
    refresh(node, .vertical)
    guard let references = node.view?.layoutState?.references else { return }
    for constraint in references.inOrder
    where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      applyEdit(of: constraint)
    }
  }

  private func refresh(_ node: LayoutNode, _ axis: LayoutConstraint.Axis) {
    let demands = self.demands(of: node, axis)
    let content = self.content(of: node, axis)
    // When it was asked for its content size, the view may have left the tree or removed other views.
    guard contains(node), var part = node[axis] else { return }
    node[axis]?.demands = []
    node[axis]?.content = []
    part.demands = replace(part.demands, by: demands, of: node, axis, isContent: false)
    part.content = replace(part.content, by: content, of: node, axis, isContent: true)
    node[axis]?.demands = part.demands
    node[axis]?.content = part.content
  }

  /// Returns whether an item is still part of the engine.
  func contains(_ node: LayoutNode) -> Bool {
    node.item.map { nodes[ObjectIdentifier($0)] === node } ?? false
  }

  /// Returns the requirements that come from an item's bounds, autoresizing mask or insets.
  private func demands(
    of node: LayoutNode, _ axis: LayoutConstraint.Axis
  ) -> [(equation: LayoutEquation, strength: Double)] {
    func length(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    if let guide = node.guide { return guide.demands(on: axis) }
    guard let view = node.view else { return [] }
    if view === root {
      guard let request else {
        return [(LayoutEquation(length: 1, constant: length(view.bounds.size)), 1000)]
      }
      return [
        (
          LayoutEquation(length: 1, constant: length(request.target)),
          Double(request.priority(of: axis).rawValue)
        )
      ]
    }
    guard !node.isFree, let superview = view.superview else { return [] }
    var frame = view.untransformedFrame
    var mask = superview.autoresizesSubviews ? view.autoresizingMask : []
    if view.model.quarterTurn.swapsSides {
      // A quarter turn is ignored, as a transform is. The subviews are laid out in the view's bounds.
      let size = view.bounds.size
      frame = Rect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      mask = []
    }
    let equations =
      axis == .horizontal
      ? LayoutEquation.autoresizing(
        origin: frame.minX, length: frame.width, in: superview.bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      : LayoutEquation.autoresizing(
        origin: frame.minY, length: frame.height, in: superview.bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
    return equations.map { ($0, 1000) }
  }

  /// Returns the equations of the content size: a minimum and a maximum, with the view's content priorities.
  private func content(
    of node: LayoutNode, _ axis: LayoutConstraint.Axis
  ) -> [(equation: LayoutEquation, strength: Double)] {
    guard let view = node.view, node.isFree || (request != nil && view === root) else { return [] }
    let size = view.layoutContentSize
    var length = axis == .horizontal ? size.width : size.height
    switch axis {
    case .horizontal:
      if let width = node.breakingWidth.flatMap(view.contentWidth), width < length {
        length = width
      }
    case .vertical:
      if let width = node.breakingWidth ?? node.measuredWidth,
        let height = view.contentHeight(forWidth: width)
      {
        length = height
      }
    }
    guard length != View.noIntrinsicMetric, length.isFinite else { return [] }
    return [
      (
        LayoutEquation(length: 1, relation: .greaterThanOrEqual, constant: length),
        view.contentStrength(of: view.contentCompressionResistancePriority(for: axis), axis)
      ),
      (
        LayoutEquation(length: 1, relation: .lessThanOrEqual, constant: length),
        view.contentStrength(of: view.contentHuggingPriority(for: axis), axis)
      ),
    ]
  }

  /// Replaces requirements.
  ///
  /// If only the constants are different, only the constants are changed.
  private func replace(
    _ old: [LayoutNode.Demand], by new: [(equation: LayoutEquation, strength: Double)],
    of node: LayoutNode, _ axis: LayoutConstraint.Axis, isContent: Bool
  ) -> [LayoutNode.Demand] {
    let isSame =
      old.count == new.count
      && zip(old, new).allSatisfy {
        $0.equation.hasSameTerms(as: $1.equation) && $0.strength == $1.strength
      }
    if isSame {
      return zip(old, new).map { demand, next in
        guard abs(demand.equation.constant - next.equation.constant) > 1e-7 else { return demand }
        solver.setConstant(demand.constraint, to: next.equation.constant)
        noteRelease(of: demand.constraint)
        var demand = demand
        demand.equation = next.equation
        return demand
      }
    }
    for demand in old { removeFromSolver(demand.constraint) }
    return new.map { equation, strength in
      // The variables of the reference are created first. In a chain of views, the outermost view therefore gets its
      // variables first.
      let total = equation.total == 0 ? nil : node.reference.map { part(of: $0, axis).length }
      let start = equation.start == 0 ? nil : node.reference.map { part(of: $0, axis).origin }
      guard let part = node[axis] else { fatalError("Variables were removed during an update.") }
      var terms: [SolverTerm] = []
      if equation.origin != 0 { terms.append(SolverTerm(part.origin, equation.origin)) }
      if equation.length != 0 { terms.append(SolverTerm(part.length, equation.length)) }
      if let total { terms.append(SolverTerm(total, equation.total)) }
      if let start { terms.append(SolverTerm(start, equation.start)) }
      let constraint = solver.add(
        terms, equation.relation, equation.constant, strength: strength)
      sources[constraint] = isContent ? .content(node) : .item(node)
      resolveConflicts()
      return LayoutNode.Demand(equation: equation, strength: strength, constraint: constraint)
    }
  }

  func removeFromSolver(_ constraint: SolverConstraint) {
    noteRelease(of: constraint)
    sources[constraint] = nil
    solver.remove(constraint)
  }

  // MARK: Removal

  /// Removes all items of a view tree, and the constraints that its views hold.
  func removeTree(_ view: View) {
    var left: [LayoutNode] = []
    view.forEachLayoutState { view, state in
      for constraint in state.constraints.inOrder { self.uninstall(constraint) }
      let guides: [LayoutGuide?] =
        state.guides.elements + [state.safeAreaGuide, state.marginsGuide]
      let own = view.contentArea?.madeGuides ?? []
      for item in [view as any LayoutItem] + guides.compactMap({ $0 }) + own {
        guard let node = self.nodes.removeValue(forKey: ObjectIdentifier(item)) else { continue }
        left.append(node)
      }
      state.engine = nil
    }
    for node in left { removeDemands(of: node) }
    for node in left { removeVariables(of: node) }
  }

  func removeNode(of item: any LayoutItem) {
    guard let node = nodes.removeValue(forKey: ObjectIdentifier(item)) else { return }
    removeDemands(of: node)
    removeVariables(of: node)
  }

  private func removeDemands(of node: LayoutNode) {
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      guard let part = node[axis] else { continue }
      for demand in part.demands + part.content { removeFromSolver(demand.constraint) }
      if let floor = part.floor { removeFromSolver(floor) }
    }
  }

  private func removeVariables(of node: LayoutNode) {
    for part in [node.horizontal, node.vertical].compactMap({ $0 }) {
      for variable in [part.origin, part.length] {
        variableNodes[variable] = nil
        solver.removeVariable(variable)
      }
    }
    setDirty()
  }
}
