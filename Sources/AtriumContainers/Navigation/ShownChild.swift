import AtriumKit

/// Forwards the appearance of a container to the child that it shows, and ends it in order when the
/// child leaves meanwhile.
@MainActor
final class ShownChild {
  /// The child that was told by hand, and waits for the end.
  private var told: ViewController?
  /// The child that is being told, and whose own children are told of it after the call.
  private var beingTold: ViewController?
  /// Takes that child out after the call.
  private var removal: (() -> Void)?
  /// The child that is being told that it leaves, and does not appear again before it has left.
  private var leaving: ViewController?

  /// Tells the child with the container's appearance.
  func begin(_ child: ViewController, animated: Bool) {
    tell(child, appearing: true, animated: animated)
  }

  /// Tells the child with the container's disappearance, unless a transition has done so.
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

  /// Ends the appearance call that was begun by hand.
  func end() {
    let child = told
    told = nil
    child?.endAppearanceTransition()
  }

  /// Leaves the child to a transition, which tells it from now on.
  func giveToTransition(_ child: ViewController?) {
    guard let child, told === child else { return }
    // No transition ends a disappearance that it has not begun.
    if child.appearancePhase == .disappearing { end() } else { told = nil }
  }

  /// Ends the appearance of a child that leaves without a transition, and takes it out.
  ///
  /// A child that leaves in a call about its own appearance is taken out after the call.
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
