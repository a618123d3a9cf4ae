import AtriumGeometry
import AtriumKit
import TestSupport

/// Transitions of the engine, interactive or not, with every order and every overlap policy.
extension RandomWorld {
  /// Replaces a child with another child by `perform(_:)`.
  func performOne() {
    let old = anyChild { child in
      guard let container = child.parent as? RandomController else { return false }
      return child.isPlaced && !child.isGoing && !container.traits.forwardsByHand
        && child.viewIfLoaded?.superview === child.parent?.viewIfLoaded && !child.holdsContext
    }
    guard let old, let (container, new) = beginReplacing(old) else { return }
    guard new.parent === container, old.parent === container, container.isViewLoaded else { return }
    var transition = ContainerTransition(from: old, to: new, in: container.view)
    transition.order =
      generator.element(of: [.navigation, .swap, .tab, .pageScroll, .pageCurl]) ?? .swap
    transition.overlap =
      generator.element(of: [.queue, .queue, .latest, .supersede, .refuse]) ?? .queue
    transition.beginning = generator.oneIn(2) ? .immediate : .nextLayout
    let animator = SlidingAnimator(duration: Double(generator.below(4)) / 10)
    animator.uncovers = generator.oneIn(2)
    if !generator.oneIn(4) { transition.animator = animator }
    if generator.oneIn(2) {
      let hand = PercentDrivenInteractiveTransition()
      hand.wantsInteractiveStart = !generator.oneIn(3)
      transition.interactor = hand
      hands.append(hand)
    }
    log(
      "\(container.name) performs \(old.name) -> \(new.name): \(transition.order), \(transition.overlap), "
        + "\(transition.beginning), animated \(transition.animator != nil), "
        + "hand \(transition.interactor?.wantsInteractiveStart as Bool?)")
    transition.didBegin = { [weak self, weak old] in
      guard let self, let old else { return }
      runArmed(.animation, old)
    }
    old.isGoing = true
    transition.completion = { [weak self] didComplete in
      self?.changeCount += 1
      self?.log("\(old.name) -> \(new.name) ended: \(didComplete)")
      old.isGoing = false
      let (gone, stays) = didComplete ? (old, new) : (new, old)
      if stays.parent === container { stays.didMove(toParent: container) }
      if gone.parent === container, !gone.isPlaced {
        if !didComplete { gone.willMove(toParent: nil) }
        gone.removeFromParent()
      }
      guard let self else { return }
      runArmed(.completion, stays)
    }
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard new.parent === container, old.parent === container, !new.isPlaced else {
      old.isGoing = false
      return
    }
    if !container.perform(transition) { transition.completion?(false) }
  }

  /// Updates, finishes, cancels or pauses one of the interactive transitions.
  func moveHand() {
    guard let hand = generator.element(of: hands) else { return }
    let choice = generator.below(6)
    log("hand \(choice)")
    switch choice {
    case 0: hand.finish()
    case 1: hand.cancel()
    case 2: hand.pause()
    default: hand.update(Double(generator.below(11)) / 10)
    }
    if hands.count > 6 { hands.removeFirst().finish() }
  }

  /// Ends the transitions of one of the containers.
  func finishTransitionsOfOne() {
    generator.element(of: controllers.filter(\.isPerformingTransition))?.finishTransitions()
  }

  /// Whether a container performs a transition.
  var hasTransitions: Bool { controllers.contains(where: \.isPerformingTransition) }

  /// Ends all interactions, so that no transition waits for an interaction.
  func letGoOfHands() {
    for hand in hands { if generator.oneIn(2) { hand.finish() } else { hand.cancel() } }
    hands = []
  }
}
