import AtriumGeometry
import AtriumKit
import TestSupport

/// What a container does with a child, done right for either kind of forwarding.
extension RandomWorld {
  func add(_ child: RandomController, to container: RandomController) {
    // Loading, or the step before, has run somebody's code.
    guard child !== root, !child.isPresented, !container.isInside(child) else { return }
    if child.holdsContext, container.traits.forwardsByHand || !container.isForwarded { return }
    changeCount += 1
    container.addChild(child)
    guard child.parent === container else { return }
    place(child)
    guard child.parent === container else { return }
    // Leaving it out costs only the notification (C-5).
    if !generator.oneIn(8) { child.didMove(toParent: container) }
  }

  /// Puts the child's view in, in a wrapper if the container uses them.
  func place(_ child: RandomController) {
    guard let container = child.parent as? RandomController else { return }
    changeCount += 1
    let view = child.view
    // Loading has run somebody's code; and a removal that was cut short may have left views behind.
    guard child.parent === container, view.superview == nil, !container.view.isDescendant(of: view)
    else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let animated = generator.oneIn(2)
    if container.traits.forwardsByHand, container.isOnItsWayOrThere, !child.isOnItsWayOrThere {
      child.beginByHand(true, animated: animated)
      guard child.parent === container, view.superview == nil, container.isViewLoaded else {
        // Somebody has taken the child away in that call: it is not put in, so it turns round.
        if view.window == nil, child.isOnItsWayOrThere {
          child.beginByHand(false, animated: animated)
        }
        pendingEnds.append((child, child.beginnings))
        return
      }
    }
    view.frame = container.view.bounds
    host(in: container).addSubview(view)
    // The container may have got another size in one of these calls.
    if let host = view.superview { view.frame = host.bounds }
    guard container.traits.forwardsByHand, child.parent === container else { return }
    switch container.phase {
    case .appearing: break
    case .there: endLater(child)
    case .leaving, .gone:
      // Somebody sent the container away in one of these calls; its child goes along.
      if child.isOnItsWayOrThere { child.beginByHand(false, animated: animated) }
      if container.phase == .gone { endLater(child) }
    }
  }

  /// Where a container puts a child's view: into its own, or into wrappers of its own (DC-4).
  private func host(in container: RandomController) -> View {
    guard container.traits.wrapsChildren else { return container.view }
    var host = container.view
    for _ in 0...generator.below(2) {
      let wrapper = View(frame: container.view.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(wrapper)
      host = wrapper
    }
    return host
  }

  /// Takes the child's view out, and the wrappers that held nothing else.
  func displace(_ child: RandomController) {
    guard let container = child.parent as? RandomController, let view = child.viewIfLoaded,
      view.superview != nil
    else { return }
    changeCount += 1
    if container.traits.forwardsByHand, child.isOnItsWayOrThere {
      child.beginByHand(false, animated: generator.oneIn(2))
      // Somebody has given it another container in that call.
      guard child.parent === container, view.superview != nil else { return }
    }
    let wrapper = view.superview
    view.removeFromSuperview()
    removeEmptyWrappers(from: wrapper, in: container)
    if child.parent === container, container.traits.forwardsByHand, !child.isPlaced,
      child.isOnItsWayOrThere
    {
      // The container has ended its own way meanwhile and taken the child along.
      child.beginByHand(false, animated: false)
    }
    if child.phase == .leaving, container.traits.forwardsByHand { endLater(child) }
  }

  private func removeEmptyWrappers(from view: View?, in container: RandomController) {
    var wrapper = view
    while let current = wrapper, current !== container.viewIfLoaded, current.subviews.isEmpty,
      !controllers.contains(where: { $0.viewIfLoaded === current }), current !== window
    {
      wrapper = current.superview
      current.removeFromSuperview()
    }
  }

  func remove(_ child: RandomController) {
    guard let container = child.parent else { return }
    changeCount += 1
    child.willMove(toParent: nil)
    guard child.parent === container else { return }
    displace(child)
    // Somebody has put it in again in one of these calls: the removal is called off.
    guard child.parent === container, !child.isPlaced else { return }
    child.removeFromParent()
  }

  // MARK: Ends by hand

  /// Ends what was begun by hand, now or at some later time.
  private func endLater(_ child: RandomController) {
    guard child.phase == .appearing || child.phase == .leaving else { return }
    pendingEnds.append((child, child.beginnings))
    if generator.oneIn(2) { flushPendingEnds() }
  }

  /// What a transition's completion does: ends each beginning that is still the last one.
  func flushPendingEnds() {
    let ends = pendingEnds
    pendingEnds = []
    for (child, beginning) in ends where child.beginnings == beginning {
      let container = child.parent as? RandomController
      switch child.phase {
      case .leaving: child.endByHand()
      case .appearing:
        // Together with the container, if that is still on its way.
        if let container, container.traits.forwardsByHand, container.phase == .appearing { break }
        child.endByHand()
      case .gone, .there: break
      }
    }
  }
}
