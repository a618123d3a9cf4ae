import AtriumGeometry
import AtriumSolver
internal import Logging

/// The constraints of one view tree, and their solution.
///
/// A topmost view gets an engine when its tree first uses Auto Layout. In each turn, the layout step updates the
/// engine after the views' `updateConstraints()` and before the layout. The update passes all changes to the solver,
/// and requests a layout of each view that has a subview with a changed frame.
///
/// Positions are relative to the superview. Moving a view therefore changes no positions inside its subtree.
@MainActor
final class LayoutEngine {
  static let logger = Logger(label: "atrium.layout")

  private(set) weak var root: View?
  /// The request for a fitting size that this engine answers; nil for the engine of a view tree.
  let request: FittingRequest?

  var solver = LayoutSolver()
  var nodes: [ObjectIdentifier: LayoutNode] = [:]
  /// The nodes, by their solver variables.
  var variableNodes: [SolverVariable: LayoutNode] = [:]

  var installed: [ObjectIdentifier: SolverConstraint] = [:]
  /// The sources of the solver's constraints, such as a constraint of the program or an autoresizing mask.
  var sources: [SolverConstraint: ConstraintSource] = [:]
  /// The constraints that were dropped because of a conflict.
  ///
  /// A dropped constraint stays in the list until a constraint of its conflict changes.
  var dropped: [DroppedConstraint] = []
  /// The last reported message about each dropped constraint.
  var reported: [ObjectIdentifier: String] = [:]
  /// Whether a change may have resolved a conflict; the dropped constraints are then added again.
  var retriesDropped = false

  var pendingTrees: [WeakView] = []
  var pendingConstraints: [LayoutConstraint] = []
  private var edited: [ObjectIdentifier: LayoutConstraint] = [:]
  private var staleNodes: [LayoutNode] = []
  /// The nodes with content whose height depends on its width.
  private var measuredNodes: [WeakNode] = []
  /// The nodes with text that is currently wrapped at a known width.
  private var brokenNodes: [LayoutNode] = []
  private var needsRebuild = false
  private(set) var isDirty = false
  private var isSolving = false
  /// The view that is currently setting the frames of its subviews.
  private weak var placingView: View?
  /// The views that have changed since the fitting sizes were last checked.
  var touchedViews: [WeakView] = []

  init(root: View, request: FittingRequest? = nil) {
    self.root = root
    self.request = request
  }

  // MARK: Changes

  func setDirty() {
    guard !isDirty else { return }
    isDirty = true
    (root as? Window)?.setNeedsTurn()
  }

  func enqueue(_ constraint: LayoutConstraint) {
    pendingConstraints.append(constraint)
    setDirty()
  }

  /// Schedules the addition of all constraints of a view tree.
  func enqueueTree(_ view: View) {
    pendingTrees.append(WeakView(view))
    setDirty()
  }

  func noteEdit(of constraint: LayoutConstraint) {
    edited[ObjectIdentifier(constraint)] = constraint
    setDirty()
  }

  /// Records that the frame, autoresizing mask, content or insets of an item may have changed.
  func noteChange(of item: any LayoutItem) {
    guard let node = nodes[ObjectIdentifier(item)], !node.isStale else { return }
    // For a view whose frame is set by constraints, the update concerns only the content size, since the engine
    // itself computes the frame.
    node.isStale = true
    staleNodes.append(node)
    setDirty()
  }

  /// Records that a view's frame is now set by constraints instead of the autoresizing mask, or vice versa.
  func noteTranslation(of view: View) {
    if let node = nodes[ObjectIdentifier(view)], node.isFree {
      makeParts(of: node)
      view.superview?.setNeedsLayout()
    }
    noteChange(of: view)
  }

  /// Schedules a rebuild after a change of the reading direction.
  func noteDirection() {
    needsRebuild = true
    setDirty()
  }

  // MARK: Solving

  /// Solves the constraints after changes.
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
    joinLines()
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
    (dropped, staleNodes, measuredNodes, brokenNodes) = ([], [], [], [])
    pendingTrees = [WeakView(root)]
  }

  private func collectTrees() {
    guard !pendingTrees.isEmpty else { return }
    let trees = pendingTrees
    pendingTrees = []
    for tree in trees {
      // A tree that has left the root in the meantime does not belong to this engine any more.
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

  /// Requests a layout of each view that has a subview with a changed frame, and measures content again.
  private func publish() {
    settle()
    guard breakLines() else { return }
    solver.solve()
    resolveConflicts()
    settle()
  }

  /// Applies changed values until no content requires another size.
  private func settle() {
    // A negative length gets a constraint that keeps it at 0 or more. Most lengths never need it. Text with a new
    // width may get a new height. Both cases are rare, so a few rounds are enough.
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
      // Wrapped lines fit any width between their longest line and the width at which they were wrapped.
      if let limit = node.breakingWidth {
        guard width < view.contentWidth(forWidth: limit) ?? 0 else { continue }
        node.breakingWidth = width
      } else {
        guard width != node.measuredWidth, view.contentHeight(forWidth: width) != nil else {
          continue
        }
        if node.measuredWidth == nil { measuredNodes.append(WeakNode(node: node)) }
        node.measuredWidth = width
      }
      refresh(node)
      hasChanged = true
    }
    return hasChanged
  }

  /// Gives wrapped text its unwrapped content width again.
  ///
  /// The line breaks of the last layout then do not limit the width that the solver finds.
  private func joinLines() {
    for node in brokenNodes where contains(node) {
      node.breakingWidth = nil
      refresh(node)
    }
    brokenNodes = []
  }

  /// Wraps text at the available width.
  ///
  /// The content is then as wide as its longest line, as in UIKit's labels.
  ///
  /// - Returns: Whether the content of a node has become narrower.
  private func breakLines() -> Bool {
    measuredNodes.removeAll { $0.node == nil }
    for case let node? in measuredNodes.map(\.node) where contains(node) {
      guard let view = node.view, node.isFree, let width = node.measuredWidth,
        width < view.layoutContentSize.width, let line = view.contentWidth(forWidth: width),
        line < width
      else { continue }
      node.breakingWidth = width
      brokenNodes.append(node)
      refresh(node)
    }
    return !brokenNodes.isEmpty
  }

  /// Requests a layout of the superviews of changed nodes, and returns the changed nodes.
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

  /// The strength of the constraints that keep lengths from becoming negative.
  ///
  /// It is slightly below the strength of required constraints. A window without a size therefore causes no
  /// conflict.
  static let floorStrength = 999.99

  // MARK: Results

  /// Returns the frame of an item in its superview or owning view, in points; nil if the item is not in the engine.
  func frame(of item: any LayoutItem) -> Rect? {
    guard let node = nodes[ObjectIdentifier(item)] else { return nil }
    let (x, width) = place(node.horizontal)
    let (y, height) = place(node.vertical)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the lengths of an item, in points; nil on each axis on which the item has no variables.
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

  /// Rounds a value to a multiple of 1/64 if it is very near to one.
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

  /// Sets the subviews' frames from constraints.
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
