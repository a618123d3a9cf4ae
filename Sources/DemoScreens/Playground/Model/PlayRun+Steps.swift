import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit

extension PlayRun {
  /// Runs one step of an operation.
  ///
  /// Each case runs the lines that ``PlayCode`` shows.
  func run(_ step: PlayOperation) {
    switch step {
    case .add, .remove: for part in step.steps { run(part) }
    case .make(let name, let kind): adopt(kind.make(), as: name, kind)
    case .addChild(let child, let parent):
      with(child, parent) { child, parent in
        parent.addChild(child)
      }
    case .addView(let child, let parent):
      with(child, parent) { child, parent in
        parent.view.addSubview(child.view)
      }
    case .didMove(let child, let parent):
      with(child, parent) { child, parent in
        child.didMove(toParent: parent)
      }
    case .willMove(let child):
      with(child) { child in
        child.willMove(toParent: nil)
      }
    case .removeView(let child):
      with(child) { child in
        child.view.removeFromSuperview()
      }
    case .removeChild(let child):
      with(child) { child in
        child.removeFromParent()
      }
    case .swap(let old, let new, let parent):
      guard let old = controllers[old], let new = controllers[new] else { return }
      if let parent = controllers[parent] { swap(old, for: new, in: parent) }
    case .push(let page, let stack):
      with(page, stack, as: NavigationController.self) { page, stack in
        stack.pushViewController(page, animated: isAnimated)
      }
    case .pop(let stack):
      with(stack, as: NavigationController.self) { stack in
        stack.popViewController(animated: isAnimated)
      }
    case .put(let page, let container): put(page, in: container)
    case .select(let page, let container): select(page, in: container)
    case .present(let page, let presenter, let style):
      with(page, presenter) { page, presenter in
        page.modalPresentationStyle = style == .sheet ? .pageSheet : .fullScreen
        presenter.present(page, animated: isAnimated)
      }
    case .dismiss(let presenter):
      with(presenter) { presenter in
        presenter.dismiss(animated: isAnimated)
      }
    case .load(let page):
      with(page) { page in
        page.loadViewIfNeeded()
      }
    case .hide(let page, let isHidden):
      with(page) { page in
        page.view.isHidden = isHidden
      }
    case .begin(let page, let appears):
      with(page) { page in
        page.beginAppearanceTransition(appears, animated: isAnimated)
      }
    case .end(let page):
      with(page) { page in
        page.endAppearanceTransition()
      }
    case .resize(let size): court.view.window?.requestSize(size)
    case .drag(let stack, let part): drag(stack, by: part)
    case .wait(let seconds): stage.advance(by: seconds)
    }
  }

  private func with(_ name: String, _ body: (ViewController) -> Void) {
    if let controller = controllers[name] { body(controller) }
  }

  private func with(
    _ one: String, _ other: String, _ body: (ViewController, ViewController) -> Void
  ) {
    if let one = controllers[one], let other = controllers[other] { body(one, other) }
  }

  private func with<Container: ViewController>(
    _ name: String, as type: Container.Type, _ body: (Container) -> Void
  ) {
    if let container = controllers[name] as? Container { body(container) }
  }

  private func with<Container: ViewController>(
    _ page: String, _ name: String, as type: Container.Type,
    _ body: (ViewController, Container) -> Void
  ) {
    if let page = controllers[page], let container = controllers[name] as? Container {
      body(page, container)
    }
  }

  private func swap(_ old: ViewController, for new: ViewController, in parent: ViewController) {
    parent.addChild(new)
    old.willMove(toParent: nil)
    parent.transition(
      from: old, to: new, duration: isAnimated ? 0.3 : 0,
      options: .transitionCrossDissolve,
      completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: parent)
      })
  }

  private func put(_ page: String, in container: String) {
    guard let page = controllers[page] else { return }
    switch controllers[container] {
    case let container as TabBarController:
      container.viewControllers = (container.viewControllers ?? []) + [page]
    case let container as NavigationController:
      container.viewControllers.append(page)
    case let container as SplitViewController:
      container.setViewController(
        page, for: container.viewController(for: .primary) == nil ? .primary : .secondary)
    case let container as PagerController:
      container.viewControllers.append(page)
    case let container as RingMenuController:
      container.viewControllers.append(page)
    default: break
    }
  }

  private func select(_ page: String, in container: String) {
    guard let page = controllers[page] else { return }
    switch controllers[container] {
    case let container as TabBarController:
      container.selectedViewController = page
    case let container as any SelectingContainer:
      container.select(page, animated: isAnimated)
    default: break
    }
  }

  /// Drags the top page of a stack from its left edge with a finger, pauses, and releases it.
  private func drag(_ stack: String, by part: Double) {
    guard let view = controllers[stack]?.viewIfLoaded, view.window != nil else { return }
    let area = view.convert(view.bounds, to: nil)
    func place(_ fraction: Double) -> Point {
      Point(x: area.minX + 4 + (area.width - 8) * fraction, y: area.midY)
    }
    stage.touch(began: place(0))
    for index in 1...12 {
      stage.advance(by: PlayRun.frame)
      stage.touch(moved: place(part * Double(index) / 12))
    }
    stage.advance(by: 0.3)
    stage.touch(moved: place(part))
    stage.touch(ended: place(part))
  }
}
