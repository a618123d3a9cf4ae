import AtriumGeometry
import AtriumKit
import TestSupport

/// The operations that a container performs on a child, with automatic and with manual forwarding.
extension RandomWorld {
  func add(_ child: RandomController, to container: RandomController) {
    // Loading the view, or the previous step, has run other code, which may have moved the child.
    guard child !== root, !child.isPresented, !container.isInside(child) else { return }
    if child.holdsContext, container.traits.forwardsByHand || !container.isForwarded { return }
    changeCount += 1
    container.addChild(child)
    guard child.parent === container else { return }
    place(child)
    guard child.parent === container else { return }
    // If this call is omitted, only the notification is missing (C-5).
    if !generator.oneIn(8) { child.didMove(toParent: container) }
  }

  /// Adds the child's view, in a wrapper if the container uses wrappers.
  func place(_ child: RandomController) {
    guard let container = child.parent as? RandomController else { return }
    changeCount += 1
    let view = child.view
    container.loadViewIfNeeded()
    // Loading has run callbacks, and an interrupted removal may have left views behind.
    guard child.parent === container, view.superview == nil, !container.view.isDescendant(of: view)
    else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let animated = generator.oneIn(2)
    if container.traits.forwardsByHand, container.isOnItsWayOrThere, !child.isOnItsWayOrThere {
      child.beginByHand(true, animated: animated)
      guard child.parent === container, view.superview == nil, container.isViewLoaded else {
        // A callback has removed the child, so its view is not added and its appearance reverses.
        if view.window == nil, child.isOnItsWayOrThere {
          child.beginByHand(false, animated: animated)
        }
        pendingEnds.append((child, child.beginnings))
        return
      }
    }
    view.frame = container.view.bounds
    host(in: container).addSubview(view)
    // The container's size may have changed in one of these calls.
    if let host = view.superview { view.frame = host.bounds }
    guard container.traits.forwardsByHand, child.parent === container else { return }
    switch container.phase {
    case .appearing: break
    case .there: endLater(child)
    case .leaving, .gone:
      // A callback has removed the container from the window, and the child with it.
      if child.isOnItsWayOrThere { child.beginByHand(false, animated: animated) }
      if container.phase == .gone { endLater(child) }
    }
  }

  /// Returns the view to which a container adds a child's view: its own view, or one of its wrappers
  /// (DC-4).
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

  /// Removes the child's view, and the wrappers that contained nothing else.
  func displace(_ child: RandomController) {
    guard let container = child.parent as? RandomController, let view = child.viewIfLoaded,
      view.superview != nil
    else { return }
    changeCount += 1
    if container.traits.forwardsByHand, child.isOnItsWayOrThere {
      child.beginByHand(false, animated: generator.oneIn(2))
      // A callback has moved the child to another container.
      guard child.parent === container, view.superview != nil else { return }
    }
    let wrapper = view.superview
    view.removeFromSuperview()
    removeEmptyWrappers(from: wrapper, in: container)
    if child.parent === container, container.traits.forwardsByHand, !child.isPlaced,
      child.isOnItsWayOrThere
    {
      // The container has ended its own change during the call, so the child's change ends too.
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
    // A callback has added the view again, so the removal is cancelled.
    guard child.parent === container, !child.isPlaced else { return }
    child.removeFromParent()
  }

  // MARK: Manual ends

  /// Sends the end call of a manual appearance change, at once or at a later step.
  private func endLater(_ child: RandomController) {
    guard child.phase == .appearing || child.phase == .leaving else { return }
    pendingEnds.append((child, child.beginnings))
    if generator.oneIn(2) { flushPendingEnds() }
  }

  /// Sends the end calls of the manual appearance changes, as a transition's completion does.
  ///
  /// A change that a later change has replaced gets no end call.
  func flushPendingEnds() {
    let ends = pendingEnds
    pendingEnds = []
    for (child, beginning) in ends where child.beginnings == beginning {
      let container = child.parent as? RandomController
      switch child.phase {
      case .leaving: child.endByHand()
      case .appearing:
        // While the container is still appearing, the child's change ends together with the container's change.
        if let container, container.traits.forwardsByHand, container.phase == .appearing { break }
        child.endByHand()
      case .gone, .there: break
      }
    }
  }
}
