/// The appearance calls that a subtree's move into a window, or out of one, brings about (DC-5).
@MainActor
final class WindowAppearance {
  private let root: View
  private let old: Window?
  private let new: Window?
  private var begun: [ViewController] = []

  init(of root: View, from old: Window?, to new: Window?) {
    self.root = root
    self.old = old
    self.new = new
  }

  /// Sends the `will` calls; the view's `window` is still the old one (DC-12).
  func begin() {
    guard root.mayHoldControllers else { return }
    // From one window to another nothing is sent: only nil decides (C-25).
    if old == nil, new != nil {
      root.forEachTopmostController(enter)
    } else if old != nil, new == nil {
      root.forEachTopmostController(leave)
      root.forEachController(leaveIfNobodyForwards)
    }
  }

  private func enter(_ controller: ViewController) {
    if let parent = controller.parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      switch parent.appearance.phase {
      case .appearing:
        // While the container is on its way the child waits for it.
        if controller.begin(appearing: true, animated: false) { parent.awaitEnd(of: controller) }
        return
      case .there: break
      case .gone, .leaving: return
      }
    }
    if controller.begin(appearing: true, animated: false) { begun.append(controller) }
  }

  private func leave(_ controller: ViewController) {
    if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods {
      return
    }
    if controller.begin(appearing: false, animated: false) { begun.append(controller) }
  }

  /// Who was told of appearing must be told of disappearing, also deep inside.
  private func leaveIfNobodyForwards(_ controller: ViewController) {
    guard controller.appearance.phase == .appearing || controller.appearance.phase == .there else {
      return
    }
    leave(controller)
  }

  /// Makes the `did` calls due: at the end of the enclosing animation block (DC-9), else in the
  /// commit of this turn (DC-8).
  func end() {
    guard !begun.isEmpty, let window = new ?? old else { return }
    let (controllers, appearing) = (begun, new != nil)
    let makeDue = { [weak window] in
      guard let window else {
        for controller in controllers { controller.end(appearing: appearing) }
        return
      }
      for controller in controllers {
        window.commitQueue.addAppearance(of: controller, appearing: appearing)
      }
      window.setNeedsTurn()
    }
    if let group = AnimationGroup.current {
      group.deferUntilEnd(makeDue)
    } else {
      makeDue()
    }
  }
}
