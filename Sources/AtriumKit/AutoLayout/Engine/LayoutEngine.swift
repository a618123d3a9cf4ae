import AtriumGeometry
internal import Logging

/// The constraints of one tree of views, and the numbers that obey them.
///
/// A topmost view has one, from the first constraint on. It is brought up to date in the layout step
/// of a turn, after the views' `updateConstraints()` and before the layout: what changed since then is
/// put into the solver, and the superviews of the views that get another place are marked for layout.
///
/// Places are measured from the superview, so that nothing below a view changes when it moves.
@MainActor
final class LayoutEngine {
  static let logger = Logger(label: "atrium.layout")

  private(set) weak var root: View?
  /// The size that a fitting asks for, if this engine was made for one.
  let request: FittingRequest?

  var solver = LayoutSolver()
  var nodes: [ObjectIdentifier: LayoutNode] = [:]
  /// The node of each of the solver's variables.
  var variableNodes: [SolverVariable: LayoutNode] = [:]

  var installed: [ObjectIdentifier: SolverConstraint] = [:]
  /// Whose the solver's constraints are.
  var sources: [SolverConstraint: ConstraintSource] = [:]
  /// Constraints that contradict others, and wait until one of these changes.
  var dropped: [DroppedConstraint] = []
  /// What was logged about each that is dropped.
  var reported: [ObjectIdentifier: String] = [:]
  /// Whether something changed that dropped constraints may have waited for.
  var retriesDropped = false

  var pendingTrees: [WeakView] = []
  var pendingConstraints: [LayoutConstraint] = []
  private var edited: [ObjectIdentifier: LayoutConstraint] = [:]
  private var staleNodes: [LayoutNode] = []
  private var needsRebuild = false
  private(set) var isDirty = false
  private var isSolving = false
  /// The view that takes its subviews' places over just now.
  private weak var placingView: View?
  /// The views whose constraints were concerned since the fitting sizes were last looked at.
  var touchedViews: [View] = []

  init(root: View, request: FittingRequest? = nil) {
    self.root = root
    self.request = request
  }

  // MARK: What changes

  func setDirty() {
    guard !isDirty else { return }
    isDirty = true
    (root as? Window)?.setNeedsTurn()
  }

  func enqueue(_ constraint: LayoutConstraint) {
    pendingConstraints.append(constraint)
    setDirty()
  }

  /// Takes up all constraints in a tree of views.
  func enqueueTree(_ view: View) {
    pendingTrees.append(WeakView(view))
    setDirty()
  }

  func noteEdit(of constraint: LayoutConstraint) {
    edited[ObjectIdentifier(constraint)] = constraint
    setDirty()
  }

  /// The place, mask, content or insets of an item may be others.
  func noteChange(of item: any LayoutItem) {
    guard let node = nodes[ObjectIdentifier(item)], !node.isStale else { return }
    // Where constraints decide on the place, it comes from here.
    node.isStale = true
    staleNodes.append(node)
    setDirty()
  }

  /// A view is placed by constraints from now on, or not any more.
  func noteTranslation(of view: View) {
    if let node = nodes[ObjectIdentifier(view)], node.isFree {
      makeParts(of: node)
      view.superview?.setNeedsLayout()
    }
    noteChange(of: view)
  }

  /// The direction of reading has changed: everything is put together anew.
  func noteDirection() {
    needsRebuild = true
    setDirty()
  }

  // MARK: Solving

  /// Brings the numbers up to date.
  func solve() {
    guard isDirty, !isSolving, let root else { return }
    isSolving = true
    isDirty = false
    if needsRebuild { rebuild(root) }
    collectTrees()
    let constraints = pendingConstraints
    pendingConstraints = []
    refreshStaleNodes()
    for constraint in constraints { install(constraint) }
    for constraint in edited.inOrder { applyEdit(of: constraint) }
    edited = [:]
    solver.solve()
    resolveConflicts()
    if retriesDropped { retryDropped() }
    publish()
    isSolving = false
  }

  private func rebuild(_ root: View) {
    needsRebuild = false
    solver = LayoutSolver()
    (nodes, variableNodes, installed, sources) = ([:], [:], [:], [:])
    (dropped, staleNodes) = ([], [])
    pendingTrees = [WeakView(root)]
  }

  private func collectTrees() {
    guard !pendingTrees.isEmpty else { return }
    let trees = pendingTrees
    pendingTrees = []
    for tree in trees {
      // It may have left again.
      guard let view = tree.view, let root, view.isDescendant(of: root) else { continue }
      view.forEachLayoutState { view, state in
        self.pendingConstraints.append(contentsOf: state.constraints.values)
        if !state.translatesMask { _ = self.madeNode(of: view) }
      }
    }
    pendingConstraints.sort { $0.order < $1.order }
  }

  private func refreshStaleNodes() {
    let stale = staleNodes
    staleNodes = []
    for node in stale {
      node.isStale = false
      refresh(node)
    }
  }

  /// Carries changed values to those they concern.
  private func publish() {
    // A length below zero gets a floor, and only then: most never fall that far. Text whose width
    // changed may have another height. Both are rare, and settle.
    for _ in 0..<LayoutEngine.maximumRounds {
      let changed = takeChanges()
      let hasFloors = addFloors(to: changed)
      guard measureAgain(changed) || hasFloors else { return }
      solver.solve()
      resolveConflicts()
    }
    _ = takeChanges()
  }

  private static let maximumRounds = 10

  private func measureAgain(_ nodes: [LayoutNode]) -> Bool {
    var hasChanged = false
    for node in nodes where contains(node) {
      guard let view = node.view, let part = node.horizontal else { continue }
      let width = max(0, tidy(solver.value(of: part.length)))
      guard width != node.measuredWidth, view.contentHeight(forWidth: width) != nil else {
        continue
      }
      node.measuredWidth = width
      refresh(node)
      hasChanged = true
    }
    return hasChanged
  }

  /// Marks the superviews of what changed; returns the nodes that changed.
  private func takeChanges() -> [LayoutNode] {
    var changed: [LayoutNode] = []
    for variable in solver.takeChanges() {
      guard let node = variableNodes[variable] else { continue }
      changed.append(node)
      guard request == nil, node.isFree || node.guide is ContentLayoutGuide else { continue }
      if let container = node.container, container !== placingView { container.setNeedsLayout() }
    }
    return changed
  }

  private func addFloors(to nodes: [LayoutNode]) -> Bool {
    var hasAdded = false
    for node in nodes where contains(node) {
      for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
        guard let part = node[axis], part.floor == nil,
          solver.value(of: part.length) < -1e-6
        else { continue }
        node[axis]?.floor = solver.add(
          [SolverTerm(part.length)], .greaterThanOrEqual, 0, strength: LayoutEngine.floorStrength)
        hasAdded = true
      }
    }
    return hasAdded
  }

  /// Just below what must be kept: a window without size is no contradiction.
  static let floorStrength = 999.99

  // MARK: Answers

  /// Where an item is in its superview or owning view; nil if it takes no part.
  func frame(of item: any LayoutItem) -> Rect? {
    guard let node = nodes[ObjectIdentifier(item)] else { return nil }
    let (x, width) = place(node.horizontal)
    let (y, height) = place(node.vertical)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// How long an item is on the axes on which it takes part.
  func lengths(of item: any LayoutItem) -> (width: Double?, height: Double?) {
    guard let node = nodes[ObjectIdentifier(item)] else { return (nil, nil) }
    return (
      node.horizontal.map { place($0).length }, node.vertical.map { place($0).length }
    )
  }

  private func place(_ part: LayoutNode.AxisPart?) -> (origin: Double, length: Double) {
    guard let part else { return (0, 0) }
    return (tidy(solver.value(of: part.origin)), max(0, tidy(solver.value(of: part.length))))
  }

  /// Takes away what rounding added to a multiple of a 64th of a point.
  private func tidy(_ value: Double) -> Double {
    let tidied = (value * 64).rounded() / 64
    return abs(tidied - value) < 1e-7 ? tidied + 0 : value
  }

  func isAmbiguous(_ view: View) -> Bool {
    solve()
    guard view !== root, let node = nodes[ObjectIdentifier(view)], node.isFree else {
      return false
    }
    return [node.horizontal, node.vertical].contains { part in
      part.map { solver.isAmbiguous($0.origin) || solver.isAmbiguous($0.length) } ?? true
    }
  }

  /// Gives the subviews of a view the places that constraints say.
  func placeSubviews(of view: View) {
    let outer = placingView
    placingView = view
    solve()
    placingView = outer
    let state = view.madeLayoutState
    state.isPlacingSubviews = true
    defer { state.isPlacingSubviews = false }
    for subview in view.subviews {
      guard let state = subview.layoutState, !state.translatesMask,
        let frame = frame(of: subview)
      else { continue }
      subview.untransformedFrame = frame
    }
  }
}
