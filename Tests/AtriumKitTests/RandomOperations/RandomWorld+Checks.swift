import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

extension RandomWorld {
  /// Checks the invariants that hold after every step.
  func checkAlways() {
    for controller in controllers {
      controller.checkOwnership()
      if let view = controller.viewIfLoaded, view.superview == nil, view.window != nil {
        fail("\(controller.name)'s view has a window and no superview")
      }
    }
  }

  /// Checks the invariants that hold while nothing runs and no work is scheduled.
  func checkAtRest() {
    for controller in controllers {
      switch controller.phase {
      case .appearing, .leaving:
        fail("\(controller.name) is still \(controller.phase) at rest")
      case .gone, .there: break
      }
      if controller.rotationsOpen != 0 { fail("\(controller.name) never heard didRotate") }
      if controller.parent == nil, controller.phase == .there,
        !controller.isInShownWindow
      {
        fail(
          "\(controller.name) was told of appearing, and not of disappearing "
            + "(\(controller.placeText))")
      }
      guard controller.isForwardedAllTheWay(from: root) else { continue }
      let isShown = controller.isInShownWindow && !controller.isCoveredInContext
      if isShown != (controller.phase == .there) {
        fail(
          "\(controller.name) is \(controller.phase) at rest, its view is "
            + (isShown ? "in a window" : "in no window") + " (\(controller.placeText))")
      }
    }
    for controller in controllers {
      checkByHand(controller)
      checkFrame(controller)
    }
    if !window.isHidden, let root, let view = root.viewIfLoaded, view.window != nil,
      view.bounds.size != window.bounds.size
    {
      fail("the root does not fill its window at rest")
    }
    checkDismissed()
  }

  /// Checks that a child of a container that forwards manually has appeared exactly if the container has
  /// appeared and contains its view.
  private func checkByHand(_ child: RandomController) {
    guard let container = child.parent as? RandomController, container.traits.forwardsByHand
    else { return }
    let expected =
      container.phase == .there && child.isPlaced && !child.isCoveredInContext
    if expected != (child.phase == .there) {
      fail("\(child.name) is \(child.phase) in \(container.name), which forwards by hand")
    }
  }

  /// Checks A.5: at rest every child on screen has the size of its container.
  private func checkFrame(_ child: RandomController) {
    guard let container = child.parent as? RandomController, let view = child.viewIfLoaded,
      let outer = container.viewIfLoaded, view.isDescendant(of: outer)
    else { return }
    if view.bounds.size != outer.bounds.size {
      fail("\(child.name) is \(view.bounds.size) in \(container.name) of \(outer.bounds.size)")
    }
  }

  /// Checks that no released controller is still alive.
  func checkDismissed() {
    for controller in dismissed.compactMap({ $0() }) {
      fail("\(controller.name) is still alive after it was let go")
    }
    dismissed = []
  }

  /// Resizes an idle window, and compares the controllers that are notified of the size with the expected
  /// controllers.
  func resizeAndCheck() {
    settle()
    guard failure == nil, !hasPresentations, !window.isHidden else { return }
    let size = anySize()
    var expected: [RandomController] = []
    var turning: [RandomController] = []
    if let root, size != window.bounds.size { root.collectResized(into: &expected) }
    root?.collectTurning(into: &turning)
    let before = window.interfaceOrientation
    sizesHeard = []
    rotationsHeard = []
    let jumps = generator.oneIn(3)
    stage.dispatchResize(to: size, isLive: !jumps)
    let heard = hearTurn()
    if heard != expected {
      fail("\(heard.map(\.name)) heard a size, where \(expected.map(\.name)) should have")
    }
    let expectedTurning = window.interfaceOrientation == before ? [] : turning
    if rotationsHeard != expectedTurning {
      fail(
        "\(rotationsHeard.map(\.name)) heard a rotation, where \(expectedTurning.map(\.name)) "
          + "should have")
    }
    settle()
    checkAtRest()
  }

  /// Returns the controllers that are notified of a size in the next turn.
  private func hearTurn() -> [RandomController] {
    var heard: [RandomController] = []
    onSize = { heard.append($0) }
    stage.turn()
    onSize = nil
    return heard
  }
}

extension RandomController {
  /// Returns whether all containers above, up to the window's root, forward automatically.
  fileprivate func isForwardedAllTheWay(from root: RandomController?) -> Bool {
    var current = self
    while current !== root {
      if current.isPresented {
        // A controller that is presented over the whole window appears independently. In a context it
        // appears with the context.
        guard let context = current.contextInPlace else { return true }
        current = context
        continue
      }
      guard let container = current.parent as? RandomController,
        !container.traits.forwardsByHand
      else { return false }
      current = container
    }
    return true
  }

  /// The names of the controllers around the view, from the inside to the outside.
  fileprivate var placeText: String {
    var texts: [String] = []
    var place = viewIfLoaded?.superview
    while let view = place {
      let owner = view.next as? RandomController
      texts.append(owner?.name ?? "\(type(of: view))")
      place = view.superview
    }
    return texts.joined(separator: " < ")
  }

  /// Appends this controller and the controllers on screen inside it, in the order of `children` (DC-37,
  /// DC-39).
  fileprivate func collectResized(into list: inout [RandomController]) {
    guard viewIfLoaded?.window != nil else { return }
    list.append(self)
    for child in randomChildren where child.isPlaced { child.collectResized(into: &list) }
  }

  fileprivate func collectTurning(into list: inout [RandomController]) {
    guard viewIfLoaded?.window != nil else { return }
    list.append(self)
    guard !traits.hidesRotations else { return }
    for child in randomChildren where child.isPlaced { child.collectTurning(into: &list) }
  }
}
