import AtriumKit

/// Forwards the appearance calls of a container to the child that it shows.
///
/// The calls stay balanced even if the child is removed.
@MainActor
final class ShownChild {
  /// The child that received `beginAppearanceTransition` and still waits for `endAppearanceTransition`.
  private var told: ViewController?
  /// The child whose `beginAppearanceTransition` is running.
  private var beingTold: ViewController?
  /// Removes the child in ``beingTold`` when the child's appearance call has returned.
  private var removal: (() -> Void)?
  /// The child that is receiving its disappearance calls, and must not appear again before it has been removed.
  private var leaving: ViewController?

  /// Begins the appearance of a child when the container begins to appear.
  func begin(_ child: ViewController, animated: Bool) {
    tell(child, appearing: true, animated: animated)
  }

  /// Begins the disappearance of the child when the container begins to disappear.
  ///
  /// If a transition has already begun the disappearance, this method does nothing.
  func beginDisappearing(_ child: ViewController?, animated: Bool) {
    guard let child, child.isAppearingOrAppeared else { return }
    tell(child, appearing: false, animated: animated)
  }

  private func tell(_ child: ViewController, appearing: Bool, animated: Bool) {
    guard child !== leaving else { return }
    told = child
    beingTold = child
    child.beginAppearanceTransition(appearing, animated: animated)
    beingTold = nil
    guard let removal else { return }
    self.removal = nil
    remove(child, by: removal)
  }

  /// Ends the appearance transition that this object began.
  func end() {
    let child = told
    told = nil
    child?.endAppearanceTransition()
  }

  /// Lets a transition send the child's appearance calls from now on.
  func giveToTransition(_ child: ViewController?) {
    guard let child, told === child else { return }
    // No transition ends a disappearance that has already begun, so the disappearance ends here.
    if child.appearancePhase == .disappearing { end() } else { told = nil }
  }

  /// Ends the appearance of a child that is removed without a transition, and removes the child.
  ///
  /// If the method is called during one of the child's own appearance calls, it removes the child after that call.
  func remove(_ child: ViewController, by takeOut: @escaping () -> Void) {
    if child === beingTold {
      removal = takeOut
      return
    }
    if child === told { end() }
    if child.isAppearingOrAppeared {
      let outer = leaving
      leaving = child
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      leaving = outer
    }
    takeOut()
  }
}

extension ViewController {
  fileprivate var isAppearingOrAppeared: Bool {
    appearancePhase == .appearing || appearancePhase == .appeared
  }
}
