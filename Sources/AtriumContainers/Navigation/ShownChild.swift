import AtriumKit

/// The child that a container shows: forwards the container's appearance to it by hand, and ends it in
/// order when the child leaves meanwhile.
@MainActor
final class ShownChild {
  /// The child that has been told that it appears, and not yet that it disappears.
  private var shown: ViewController?
  /// The child that a running transition has told that it appears.
  private var arriving: ViewController?
  /// The child that was told by hand, and waits for the end.
  private var told: ViewController?
  /// The child that is being told, and whose own children hear of it after the call.
  private var beingTold: ViewController?
  /// Takes that child out after the call.
  private var removal: (() -> Void)?

  /// Tells the child with the container's appearance.
  func begin(_ child: ViewController, animated: Bool) {
    shown = child
    tell(child, appearing: true, animated: animated)
  }

  /// Tells the shown child with the container's disappearance.
  func beginDisappearing(animated: Bool) {
    guard let child = shown else { return }
    shown = nil
    tell(child, appearing: false, animated: animated)
  }

  private func tell(_ child: ViewController, appearing: Bool, animated: Bool) {
    told = child
    beingTold = child
    child.beginAppearanceTransition(appearing, animated: animated)
    beingTold = nil
    guard let removal else { return }
    self.removal = nil
    remove(child, by: removal)
  }

  /// Ends what was begun by hand.
  func end() {
    let child = told
    told = nil
    child?.endAppearanceTransition()
  }

  /// Leaves the child to a transition, which tells it from now on.
  func giveToTransition(_ child: ViewController?) {
    if told === child { told = nil }
  }

  /// Notes that a transition tells another child that it appears.
  func transitionBegins(with child: ViewController) { arriving = child }

  /// Notes the end of a transition.
  ///
  /// - Parameters:
  ///   - child: The child that is displayed now.
  ///   - isShown: Whether it was told that it appears.
  func transitionEnded(with child: ViewController?, isShown: Bool) {
    arriving = nil
    shown = isShown ? child : nil
  }

  /// Notes the end of a transition that left everything as it was.
  func transitionWasCancelled() { arriving = nil }

  /// Ends the appearance of a child that leaves without a transition, and takes it out.
  ///
  /// A child that leaves in a call about its own appearance is taken out after the call.
  func remove(_ child: ViewController, by takeOut: @escaping () -> Void) {
    if child === beingTold {
      removal = takeOut
      return
    }
    let isPresent = child === shown || child === arriving
    if child === shown { shown = nil }
    if child === arriving { arriving = nil }
    if child === told { end() }
    // An appearance that was ended just now is followed by a disappearance.
    if isPresent {
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
    takeOut()
  }
}
