import AtriumControls
import AtriumGeometry
import AtriumKit

/// Finds the problems of a tree at the end of a turn.
@MainActor
struct ProblemFinder {
  /// The time for which a removed controller may stay alive before it is reported, in seconds.
  static let patience = 1.0

  let tree: InspectedNode?
  let ledger: LifeLedger
  let directory: ControllerDirectory
  /// The controllers that have left the tree, with the times of leaving, in seconds of the window's clock.
  let gone: [Int: Double]
  let time: Double
  /// Whether no change is in progress.
  let isAtRest: Bool
  /// Returns whether the program intentionally keeps a removed controller.
  let isKept: (ViewController) -> Bool

  /// The problems, in the order of the tree.
  ///
  /// Controllers that have left the tree come last.
  var problems: [InspectorProblem] {
    var found: [InspectorProblem] = []
    if let tree { collect(tree, parent: nil, into: &found) }
    for (id, since) in gone.sorted(by: { $0.key < $1.key }) {
      guard let controller = directory.controller(id) else { continue }
      let name = directory.name(of: controller)
      if ledger.lives[id]?.leftUntold == true { found.append(leftUntold(id, name)) }
      guard time - since >= ProblemFinder.patience, controller.parent == nil, !isKept(controller)
      else { continue }
      found.append(
        InspectorProblem(
          kind: .stillAlive, controller: id,
          sentence: String(
            localized: "%@ left %@ s ago and is still alive.", name,
            (time - since).inspectorSeconds),
          remedy:
            String(
              localized:
                "No container and no presentation holds it: look for a property or a closure that does."
            ),
          rule: "L-24"))
    }
    return found
  }

  private func collect(
    _ node: InspectedNode, parent: InspectedNode?, into found: inout [InspectorProblem]
  ) {
    let life = ledger.lives[node.id]
    let above = parent?.name ?? String(localized: "its container")
    if let event = life?.unbalanced {
      found.append(
        InspectorProblem(
          kind: .unbalanced, controller: node.id,
          sentence: String(
            localized: "%@ received %@ that did not fit its phase; it was ignored.", node.name,
            event),
          remedy:
            String(
              localized:
                "In %@, call endAppearanceTransition once for each beginAppearanceTransition, or let the "
                + "container forward appearance calls automatically.", above),
          rule: "C-35"))
    }
    if isAtRest, node.phase == .appearing || node.phase == .leaving, parent?.phase != node.phase {
      let event = node.phase == .appearing ? "viewWillAppear" : "viewWillDisappear"
      found.append(
        InspectorProblem(
          kind: .unfinished, controller: node.id,
          sentence: String(
            localized: "%@ received %@, and no change in progress will end it.", node.name, event),
          remedy: String(
            localized: "Write in %@: %@", above, "\(node.name).endAppearanceTransition()"),
          rule: "C-31"))
    }
    if isAtRest, let parent, node.edge == .child, life?.pendingMoves.contains(parent.id) == true,
      parent.phase == .there, !parent.isInTransition
    {
      found.append(
        InspectorProblem(
          kind: .forgottenDidMove, controller: node.id,
          sentence: String(
            localized: "%@ was added to %@ and has not received didMove.", node.name, parent.name),
          remedy: String(
            localized: "Write in %@: %@", parent.name, "\(node.name).didMove(toParent: self)"),
          rule: "C-1"))
    }
    if let parent, isUntold(node, in: parent) {
      found.append(
        InspectorProblem(
          kind: .forgottenForwarding, controller: node.id,
          sentence: String(
            localized:
              "%@ is visible in %@, which forwards appearance calls explicitly, and never received viewWillAppear.",
            node.name, parent.name),
          remedy: String(
            localized: "Write in %@: %@", parent.name,
            "\(node.name).beginAppearanceTransition(true, animated: false), "
              + "\(node.name).endAppearanceTransition()"),
          rule: "C-28"))
    }
    if node.edge == .foreign {
      found.append(
        InspectorProblem(
          kind: .foreign, controller: node.id,
          sentence:
            String(
              localized: "The view of %1$@ is in %2$@'s, but %1$@ is no child of it.", node.name,
              above),
          remedy: String(
            localized: "Write in %@, before addSubview: %@", above, "addChild(\(node.name))"),
          rule: "C-6"))
    } else if life?.leftUntold == true, parent == nil || node.edge == .presented {
      found.append(leftUntold(node.id, node.name))
    }
    for child in node.children { collect(child, parent: node, into: &found) }
  }

  /// Returns whether a child is visible without its appearance calls, in a container without automatic forwarding.
  ///
  /// The toolkit's containers are exempt: a navigation controller keeps the views of lower controllers in its view,
  /// without appearance calls.
  private func isUntold(_ node: InspectedNode, in parent: InspectedNode) -> Bool {
    guard isAtRest, node.edge == .child, node.phase == .gone, parent.phase == .there,
      let container = directory.controller(parent.id),
      !container.shouldAutomaticallyForwardAppearanceMethods, !isOfToolkit(container),
      let view = directory.controller(node.id)?.viewIfLoaded
    else { return false }
    return view.window != nil && !view.isHidden && !isCovered(view)
  }

  /// Returns whether a container is of one of the toolkit's container classes, or of a subclass.
  private func isOfToolkit(_ container: ViewController) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: container)
    while let current = mirror {
      if String(reflecting: current.subjectType).hasPrefix("AtriumContainers.") { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// Returns whether a view in front covers the whole frame of a view.
  private func isCovered(_ view: View) -> Bool {
    let frame = view.convert(view.bounds, to: nil)
    var inner = view
    while let outer = inner.superview {
      let inFront = outer.subviews.drop { $0 !== inner }.dropFirst()
      let hides = inFront.contains { other in
        !other.isHidden && other.alpha > 0
          && other.convert(other.bounds, to: nil).contains(frame)
      }
      if hides { return true }
      inner = outer
    }
    return false
  }

  private func leftUntold(_ id: Int, _ name: String) -> InspectorProblem {
    InspectorProblem(
      kind: .forgottenWillMove, controller: id,
      sentence: String(localized: "%@ was removed without willMove(toParent: nil).", name),
      remedy: String(localized: "Write before the removal: %@", "\(name).willMove(toParent: nil)"),
      rule: "BC-3")
  }
}
