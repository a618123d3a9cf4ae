import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

extension RandomWorld {
  func anySize() -> Size {
    Size(width: Double(100 + generator.below(800)), height: Double(100 + generator.below(800)))
  }

  func anyChild(where condition: (RandomController) -> Bool = { _ in true }) -> RandomController? {
    generator.element(of: controllers.filter { $0.parent != nil && condition($0) })
  }

  /// Returns a container for a controller, usually in the tree of the window.
  private func anyContainer(for child: RandomController?) -> RandomController? {
    let candidates = controllers.filter { candidate in
      guard let child else { return true }
      return !candidate.isInside(child)
    }
    let shown = candidates.filter { $0.isViewLoaded && $0.view.window != nil }
    return generator.element(of: shown.isEmpty || generator.oneIn(4) ? candidates : shown)
  }

  func addOne() {
    let free = controllers.filter { $0.isFree(in: self) }
    let child =
      free.isEmpty || generator.oneIn(2)
      ? makeController(addsChildOnLoad: true) : generator.element(of: free)
    guard let child else { return }
    guard root != nil else {
      changeCount += 1
      window.rootViewController = child
      return
    }
    if generator.oneIn(4) { child.loadViewIfNeeded() }
    guard child.parent == nil, let container = anyContainer(for: child) else { return }
    add(child, to: container)
  }

  func reparentOne() {
    guard let child = anyChild(), let target = anyContainer(for: child), target !== child.parent
    else { return }
    if generator.oneIn(2) {
      remove(child)
      guard child.parent == nil else { return }
    } else {
      // If the child moves to its new container in one step, the view must be removed first (C-17).
      displace(child)
    }
    guard !child.isPlaced, !child.isPresented, !target.isInside(child), child.parent !== target,
      child !== root
    else { return }
    add(child, to: target)
  }

  func swapOne() {
    guard let old = anyChild(), let container = old.parent as? RandomController else { return }
    remove(old)
    guard let new = makeController(addsChildOnLoad: true) else { return }
    add(new, to: container)
  }

  /// Adds a new controller beside a child that will be removed, and sends both `willMove` calls.
  ///
  /// - Returns: The container and the new child; nil if no controller could be made, or if the call of `addChild(_:)`
  ///   has moved one of the two children.
  func beginReplacing(
    _ old: RandomController
  ) -> (container: RandomController, new: RandomController)? {
    guard let container = old.parent as? RandomController,
      let new = makeController(addsChildOnLoad: true)
    else { return nil }
    changeCount += 1
    container.addChild(new)
    guard new.parent === container, old.parent === container else { return nil }
    old.willMove(toParent: nil)
    return (container, new)
  }

  /// Replaces a child with another child by `transition(from:to:…)`, and makes the usual calls around it
  /// (T6).
  func transitionOne() {
    let old = anyChild { child in
      guard let container = child.parent as? RandomController else { return false }
      // A child that another transition is removing would no longer be a child when this transition begins.
      return child.isPlaced && !container.traits.forwardsByHand && !child.isGoing
    }
    guard let old, let (container, new) = beginReplacing(old) else { return }
    new.loadViewIfNeeded()
    guard new.parent === container, old.parent === container, old.isPlaced, !new.isPlaced else {
      return
    }
    new.view.frame = container.view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let options: [View.AnimationOptions] = [
      [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
    ]
    old.isGoing = true
    container.transition(
      from: old, to: new, duration: Double(generator.below(3)) / 10,
      options: options[generator.below(options.count)],
      animations: nil
    ) { [weak self] _ in
      self?.changeCount += 1
      old.isGoing = false
      if new.parent === container { new.didMove(toParent: container) }
      if old.parent === container, !old.isPlaced { old.removeFromParent() }
    }
    // The frame is set as in a layout, since the container's size may have changed in one of these calls.
    if let host = new.viewIfLoaded?.superview { new.view.frame = host.bounds }
  }

  /// Moves a view to a new wrapper in the same container, and checks that this causes no calls (C-25).
  func moveWithinWindow() {
    guard
      let child = anyChild(where: {
        $0.isPlaced && !$0.isGoing && $0.viewIfLoaded?.window != nil
      }),
      let container = child.parent as? RandomController, let target = container.viewIfLoaded,
      child.view.window === target.window
    else { return }
    changeCount += 1
    let beginnings = controllers.map(\.beginnings)
    let wrapper = View(frame: target.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    target.addSubview(wrapper)
    wrapper.addSubview(child.view)
    if beginnings != controllers.map(\.beginnings) {
      fail("\(child.name) moved inside its window and somebody heard of it")
    }
  }

  /// Removes a child and leaves its view in the window for a while, or removes such a view.
  func orphanOne() {
    if let orphan = generator.element(
      of: controllers.filter {
        $0.parent == nil && $0 !== root && $0.isPlaced && !$0.isPresented
      }), generator.oneIn(2)
    {
      changeCount += 1
      orphan.viewIfLoaded?.removeFromSuperview()
      return
    }
    guard let child = anyChild(where: \.isPlaced) else { return }
    changeCount += 1
    let container = child.parent as? RandomController
    if container?.traits.forwardsByHand == true {
      remove(child)
      return
    }
    child.removeFromParent()
    if generator.oneIn(2) { child.viewIfLoaded?.removeFromSuperview() }
  }

  func resetOne() {
    guard !isNested, let child = anyChild(where: { !$0.isPlaced && $0.phase == .gone }) else {
      return
    }
    // The views of the child's children are removed together with its own view.
    for grandchild in child.randomChildren { remove(grandchild) }
    guard child.children.isEmpty, !child.isPlaced, child.phase == .gone else { return }
    changeCount += 1
    child.resetView()
  }

  func replaceRoot() {
    let free = controllers.filter { $0.isFree(in: self) }
    let new = generator.oneIn(5) ? nil : generator.element(of: free) ?? makeController()
    changeCount += 1
    window.rootViewController = new
  }

  /// Releases a tree of controllers that is not shown; none of them may be alive at the next check at rest.
  func letGoOfOne() {
    let free = controllers.filter { $0.isFree(in: self) }
    guard let top = generator.element(of: free) else { return }
    let tree = controllers.filter { $0 === top || $0.isInside(top) }
    controllers.removeAll { tree.contains($0) }
    for controller in tree { dismissed.append { [weak controller] in controller } }
  }

  func changeSettings() {
    switch generator.below(3) {
    case 0: settings.motion = generator.element(of: [.full, .full, .reduced, .off]) ?? .full
    case 1: settings.userInterfaceStyle = settings.userInterfaceStyle == .dark ? .light : .dark
    default:
      settings.layoutDirection =
        settings.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    }
    window.dispatch(.settingsChanged(settings))
  }

  func changeScale() {
    let size = window.bounds.size
    let scale: Double = window.scale == 1 ? 2 : 1
    window.dispatch(
      .resized(
        pixels: PixelSize(width: Int(size.width * scale), height: Int(size.height * scale)),
        scale: scale, isLive: false))
  }

  /// Performs a random operation on the tree inside an animation (DC-9).
  func animateSomething() {
    let duration = Double(1 + generator.below(4)) / 10
    View.animate(withDuration: duration) {
      if !generator.oneIn(4) { generator.element(of: controllers)?.viewIfLoaded?.alpha = 0.5 }
      let operations: [RandomOperation] = [
        .add, .remove, .viewOut, .viewIn, .swap, .add, .remove, .viewOut, .viewIn, .swap, .reparent,
        .moveWithin, .transition, .present, .dismiss, .replaceRoot, .resetView, .hideWindow,
      ]
      if let operation = generator.element(of: operations) { perform(operation) }
      if let anybody = generator.element(of: controllers) { runArmed(.animation, anybody) }
    } completion: { [weak self] _ in
      guard let self, let anybody = generator.element(of: controllers) else { return }
      runArmed(.completion, anybody)
    }
    generator.element(of: controllers)?.viewIfLoaded?.alpha = 1
  }
}

extension RandomController {
  /// Returns whether the controller is the other controller, is inside it, or is presented over a
  /// controller inside it.
  func isInside(_ other: RandomController) -> Bool {
    var ancestor: ViewController? = self
    while let current = ancestor {
      if current === other { return true }
      ancestor = current.parent ?? current.presentingViewController
    }
    return false
  }
}
