import AtriumGeometry

/// The effects on each controller when the window's orientation or the supported orientations change.
///
/// A plan is made before the first call of the change. Each controller can then be notified of its future
/// orientation and size.
@MainActor
final class OrientationPlan {
  /// A controller whose displayed orientation changes.
  struct Rotation {
    let controller: ViewController
    let old: InterfaceOrientation
    let new: InterfaceOrientation
  }

  /// A child whose rotation in its container changes.
  private struct Change {
    let child: ViewController
    weak var container: ViewController?
    let kept: KeptOrientation?
  }

  /// The controllers on screen that rotate, in the order of their calls (DC-33, DC-39).
  private(set) var rotations: [Rotation] = []
  private var changes: [Change] = []
  /// The old and the new orientation of each controller that was visited.
  private var displayed:
    [ObjectIdentifier: (old: InterfaceOrientation, new: InterfaceOrientation)] =
      [:]

  /// Makes the plan for a change of a window from one orientation to another, which may be the same.
  init(of window: Window, from old: InterfaceOrientation, to new: InterfaceOrientation) {
    if let root = window.rootViewController { visit(root, from: old, to: new, isTold: true) }
    for presentation in window.presentations.onScreen {
      guard let presented = presentation.presented else { continue }
      var place = (old: old, new: new)
      if presentation.isInContext, let context = presentation.presenter,
        let inside = displayed[ObjectIdentifier(context)]
      {
        place = inside
      }
      visit(presented, from: place.old, to: place.new, isTold: true)
    }
  }

  /// Begins the change.
  ///
  /// The future rotation of each child is stored, and can be read until ``apply()``.
  func begin() {
    for change in changes { change.child.comingKept = .some(change.kept) }
  }

  /// Whether the plan changes no orientation and no rotation.
  var isEmpty: Bool { rotations.isEmpty && changes.isEmpty }

  private func visit(
    _ controller: ViewController, from old: InterfaceOrientation, to new: InterfaceOrientation,
    isTold: Bool
  ) {
    let isTold = isTold && controller.receivesTransitions
    if isTold, old != new {
      rotations.append(Rotation(controller: controller, old: old, new: new))
    }
    let tellsChildren = isTold && controller.shouldAutomaticallyForwardRotationMethods
    for child in controller.attachedChildrenInTransitionOrder {
      let after = controller.orientation(of: child, in: new)
      let kept = KeptOrientation(after, in: new)
      let before = child.kept?.orientation ?? old
      if kept != child.kept {
        changes.append(Change(child: child, container: controller, kept: kept))
      }
      visit(child, from: before, to: after, isTold: tellsChildren)
    }
    if displayed[ObjectIdentifier(controller)] == nil {
      displayed[ObjectIdentifier(controller)] = (old, new)
    }
  }

  /// Announces the size classes to rotated children if those of the window do not change (table A.2, row 1).
  func announceTraitsToTurned(
    from old: TraitCollection, to new: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    guard old.hasSameSizeClasses(as: new) else { return }
    forEachSideways { child, container in
      let traits = child.inheriting(container.traitCollection, turn: child.announcedQuarterTurn)
      if !traits.hasSameSizeClasses(as: child.traitCollection) {
        child.announce(traits, with: coordinator)
      }
    }
  }

  /// Announces the size to rotated children whose containers keep their own size (table A.2, row 2).
  func announceSizesToTurned(with coordinator: TransitionCoordinator) {
    forEachSideways { child, container in
      guard !container.isAnnounced(in: coordinator), let view = child.viewIfLoaded else { return }
      child.announce(QuarterTurn.right.turning(view.bounds.size), with: coordinator)
    }
  }

  /// Visits the children on screen whose width and height the change swaps.
  private func forEachSideways(_ body: (ViewController, ViewController) -> Void) {
    for change in changes {
      let child = change.child
      guard let container = change.container, child.parent === container,
        child.receivesTransitions,
        change.kept?.turn.swapsSides ?? false != child.quarterTurn.swapsSides
      else { continue }
      body(child, container)
    }
  }

  /// Sets the planned orientations of the children.
  ///
  /// A view rotates when its container next sets its frame, or in ``finish()``.
  func apply() {
    for change in changes {
      let child = change.child
      child.comingKept = nil
      guard child.parent === change.container, child.parent != nil else { continue }
      child.turnBefore = child.quarterTurn
      child.kept = change.kept
      child.viewIfLoaded?.comingQuarterTurn = child.quarterTurn
    }
  }

  /// Notifies the rotated children of new traits, unless the change of the window's traits has done so already.
  ///
  /// A rotation changes the traits of a child even if the traits of the window stay the same (table A.2, row 4).
  func tellTraits() {
    for change in changes {
      let child = change.child
      guard let before = child.turnBefore, let container = child.parent,
        let view = child.viewIfLoaded, view.window != nil
      else { continue }
      let traits = container.traitCollection
      view.tellTraits(
        from: child.inheriting(traits, turn: before),
        to: child.inheriting(traits, turn: child.quarterTurn), below: .controller)
      child.turnBefore = nil
    }
  }

  /// Rotates the views whose frames have not been set during the change.
  func finish() {
    for change in changes {
      change.child.turnBefore = nil
      guard let view = change.child.viewIfLoaded, let turn = view.comingQuarterTurn else {
        continue
      }
      view.turn(to: turn)
    }
  }
}

extension ViewController {
  /// The attached children, in the order in which they receive calls (CK-R6).
  var attachedChildrenInTransitionOrder: [ViewController] {
    guard let container = self as? any AutorotatingContainer else { return attachedChildren }
    return container.childrenInTransitionOrder.filter { $0.parent === self && $0.isAttached }
  }
}
