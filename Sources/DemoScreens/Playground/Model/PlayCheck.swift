import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Finds the reason why an operation cannot run, before it runs.
///
/// The toolkit's own checks come last. The playground therefore never runs a line that stops the program.
@MainActor
struct PlayCheck {
  /// The maximum number of controllers, not counting the root.
  static let mostControllers = 24
  /// The maximum depth of the tree.
  static let deepest = 6
  /// The minimum side of a tile, in points.
  static let leastSide = 48.0

  let run: PlayRun

  /// Returns the reason why an operation cannot run; nil if it can run.
  func refusal(of operation: PlayOperation) -> PlayRefusal? {
    if case .make(let name, _) = operation { return refusalToMake(name) }
    for name in operation.names where run.controllers[name] == nil {
      return PlayRefusal(.misplaced, String(localized: "There is no %@; make it first.", name))
    }
    switch operation {
    case .make, .load, .end, .wait, .resize, .hide, .willMove: return nil
    case .add(let child, let parent):
      return checkHand(parent) ?? obstacle(toAdding: child, to: parent) ?? checkFree(child)
        ?? checkCycle(child, in: parent) ?? checkSpace(child, in: parent)
    case .addChild(let child, let parent):
      return checkHand(parent) ?? obstacle(toAdding: child, to: parent) ?? checkMembership(child)
        ?? checkCycle(child, in: parent) ?? checkSpace(child, in: parent)
    case .addView(let child, let parent):
      return checkHand(parent) ?? obstacleToView(of: child, parent) ?? checkMembership(child)
        ?? checkCycle(child, in: parent) ?? checkSpace(child, in: parent)
    case .didMove(let child, let parent): return checkChild(child, of: parent)
    case .remove(let child): return checkRemovable(child)
    case .removeChild(let child):
      return run.controllers[child]?.parent == nil
        ? PlayRefusal(.misplaced, String(localized: "%@ has no parent.", child))
        : checkRemovable(child)
    case .removeView(let child): return checkViewRemovable(child)
    case .swap(let old, let new, let parent): return checkSwap(old, new, parent)
    case .push(let page, let stack):
      return checkKind(stack, [.navigation]) ?? checkFree(page) ?? checkCycle(page, in: stack)
        ?? checkSpace(page, in: stack)
    case .pop(let stack): return checkKind(stack, [.navigation])
    case .put(let page, let container):
      return checkKind(container, [.navigation, .tabs, .split, .pager, .ring])
        ?? checkFree(page) ?? checkCycle(page, in: container) ?? checkSpace(page, in: container)
        ?? checkColumns(container)
    case .select(let page, let container):
      return checkKind(container, [.tabs, .pager, .ring]) ?? checkMember(page, of: container)
    case .present(let page, let presenter, _): return checkPresentation(page, presenter)
    case .dismiss(let name):
      return run.controllers[name]?.presentedViewController == nil
        ? PlayRefusal(.misplaced, String(localized: "%@ presents nothing.", name)) : nil
    case .begin(let name, _):
      return run.controllers[name]?.parent is TilesController
        ? nil
        : PlayRefusal(
          .misplaced, String(localized: "%@ is no child of a container of the scene.", name))
    case .drag(let stack, _):
      let pages = (run.controllers[stack] as? NavigationController)?.viewControllers.count ?? 0
      return checkKind(stack, [.navigation])
        ?? (pages > 1
          ? nil
          : PlayRefusal(.misplaced, String(localized: "%@ has no page to go back to.", stack)))
    }
  }

  private func refusalToMake(_ name: String) -> PlayRefusal? {
    if run.controllers[name] != nil {
      return PlayRefusal(.misplaced, String(localized: "There is a %@ already.", name))
    }
    return run.controllers.count > PlayCheck.mostControllers
      ? PlayRefusal(
        .limit,
        String(localized: "A scene has at most %@ controllers.", "\(PlayCheck.mostControllers)"))
      : nil
  }

  private func kind(_ name: String) -> PlayKind { run.kinds[name] ?? .leaf }

  private func checkKind(_ name: String, _ kinds: [PlayKind]) -> PlayRefusal? {
    guard !kinds.contains(kind(name)) else { return nil }
    let titles = kinds.map(\.rawValue).joined(separator: ", ")
    return PlayRefusal(
      .misplaced, String(localized: "%@ is %@ and not %@.", name, kind(name).rawValue, titles))
  }

  /// Refuses to add or remove a child of a leaf, or of a stock container, which does this itself.
  private func checkHand(_ parent: String) -> PlayRefusal? {
    guard !kind(parent).addsByHand else { return nil }
    return kind(parent) == .leaf
      ? PlayRefusal(.misplaced, String(localized: "%@ is a leaf; add to a container.", parent))
      : PlayRefusal(
        .misplaced, String(localized: "%@ adds its children itself; use push or put.", parent))
  }

  /// Refuses a controller that is the root, belongs to a container, or is presented.
  private func checkFree(_ name: String) -> PlayRefusal? {
    guard let controller = run.controllers[name] else { return nil }
    if name == PlayScene.root {
      return PlayRefusal(.misplaced, String(localized: "%@ is the root of the window.", name))
    }
    if let parent = controller.parent {
      return PlayRefusal(
        .misplaced,
        String(
          localized: "%@ is a child of %@; remove it first.", name,
          parent.title ?? String(localized: "a container")))
    }
    if let presenter = controller.presentingViewController {
      return PlayRefusal(
        .misplaced,
        String(
          localized: "%@ is presented by %@; dismiss it first.", name,
          presenter.title ?? String(localized: "a controller")))
    }
    if let refusal = checkMembership(name) { return refusal }
    guard controller.viewIfLoaded?.superview == nil else {
      return PlayRefusal(
        .misplaced, String(localized: "The view of %@ is on screen; take it out first.", name))
    }
    return nil
  }

  private func members(of controller: ViewController) -> [ViewController] {
    switch controller {
    case let container as TabBarController: container.viewControllers ?? []
    case let container as NavigationController: container.viewControllers
    case let container as SplitViewController: container.viewControllers
    case let container as any SelectingContainer: container.viewControllers
    default: []
    }
  }

  private func checkMember(_ page: String, of container: String) -> PlayRefusal? {
    guard let controller = run.controllers[container], let page = run.controllers[page],
      !members(of: controller).contains(where: { $0 === page })
    else { return nil }
    return PlayRefusal(
      .misplaced,
      String(localized: "%@ is not in %@; put it in first.", page.title ?? "", container))
  }

  private func checkChild(_ child: String, of parent: String) -> PlayRefusal? {
    guard run.controllers[child]?.parent !== run.controllers[parent] else { return nil }
    return PlayRefusal(
      .misplaced,
      String(localized: "%@ is no child of %@, so there is no move to complete.", child, parent),
      rule: "C-4")
  }

  private func checkColumns(_ container: String) -> PlayRefusal? {
    guard let split = run.controllers[container] as? SplitViewController,
      split.viewController(for: .primary) != nil, split.viewController(for: .secondary) != nil
    else { return nil }
    return PlayRefusal(.limit, String(localized: "Both columns of %@ are taken.", container))
  }

  /// Checks the playground's limits on depth and size.
  private func checkSpace(_ name: String, in container: String) -> PlayRefusal? {
    guard let parent = run.controllers[container], let child = run.controllers[name] else {
      return nil
    }
    var depth = 1
    var next: ViewController? = parent
    while let current = next {
      depth += 1
      next = current.parent ?? current.presentingViewController
    }
    guard depth + PlayCheck.height(of: child) - 1 <= PlayCheck.deepest else {
      return PlayRefusal(
        .limit,
        String(localized: "The tree would be deeper than %@ levels.", "\(PlayCheck.deepest)"))
    }
    guard kind(container).addsByHand, let view = parent.viewIfLoaded else { return nil }
    let count = view.subviews.count + 1
    let columns = max(1, Int(Double(count).squareRoot().rounded(.up)))
    let rows = (count + columns - 1) / columns
    let side = min(view.bounds.width / Double(columns), view.bounds.height / Double(rows))
    return side >= PlayCheck.leastSide
      ? nil
      : PlayRefusal(
        .limit, String(localized: "There is no space for another area in %@.", container))
  }

  private static func height(of controller: ViewController) -> Int {
    1 + (controller.children.map(height).max() ?? 0)
  }

  private func obstacle(toAdding child: String, to parent: String) -> PlayRefusal? {
    guard let child = run.controllers[child], let parent = run.controllers[parent] else {
      return nil
    }
    let isAbove = sequence(first: parent, next: { $0.parent }).contains { $0 === child }
    let rule =
      isAbove ? "C-14" : child === run.court ? "C-13" : child.parent == nil ? "M-7" : "C-17"
    return parent.obstacle(toAddingChild: child).map { PlayRefusal(.trap, $0, rule: rule) }
  }

  private func obstacleToView(of child: String, _ parent: String) -> PlayRefusal? {
    guard let controller = run.controllers[child], let container = run.controllers[parent] else {
      return nil
    }
    // A check by the toolkit would load the views.
    guard let view = controller.viewIfLoaded, let outer = container.viewIfLoaded else {
      guard let owner = controller.parent, owner !== container else { return nil }
      return PlayRefusal(
        .misplaced,
        String(
          localized: "%@ is a child of %@, where its view belongs.", child,
          owner.title ?? String(localized: "a container")),
        rule: "C-15")
    }
    return outer.obstacle(toAddingSubview: view).map { PlayRefusal(.trap, $0, rule: "C-16") }
  }

  /// Refuses to put a container into itself or into a controller below it.
  private func checkCycle(_ page: String, in container: String) -> PlayRefusal? {
    guard let entering = run.controllers[page] else { return nil }
    var next = run.controllers[container]
    var steps = 0
    while let current = next, steps <= PlayCheck.mostControllers {
      if current === entering {
        return PlayRefusal(
          .misplaced, String(localized: "%@ holds %@ and cannot enter it.", page, container),
          rule: "C-14")
      }
      next = current.parent ?? current.presentingViewController ?? holder(of: current)
      steps += 1
    }
    return nil
  }

  /// Returns the container of the scene whose list contains a controller.
  private func holder(of controller: ViewController) -> ViewController? {
    run.controllers.values.first { members(of: $0).contains { $0 === controller } }
  }

  /// Refuses a controller in the list of a stock container, because the controller belongs to that container.
  private func checkMembership(_ name: String) -> PlayRefusal? {
    guard let controller = run.controllers[name], let holder = holder(of: controller) else {
      return nil
    }
    return PlayRefusal(
      .misplaced,
      String(
        localized: "%@ is in %@; remove it there first.", name,
        holder.title ?? String(localized: "a container")))
  }

  private func checkRemovable(_ child: String) -> PlayRefusal? {
    guard let controller = run.controllers[child] else { return nil }
    guard let parent = controller.parent else {
      return PlayRefusal(.misplaced, String(localized: "%@ has no parent.", child))
    }
    return parent is TilesController
      ? nil
      : PlayRefusal(
        .misplaced,
        String(
          localized: "%@ removes its children itself; use pop.",
          parent.title ?? String(localized: "Its container")))
  }

  private func checkViewRemovable(_ child: String) -> PlayRefusal? {
    guard let controller = run.controllers[child] else { return nil }
    if child == PlayScene.root {
      return PlayRefusal(.misplaced, String(localized: "%@ is the root of the window.", child))
    }
    if controller.presentingViewController != nil {
      return PlayRefusal(.misplaced, String(localized: "%@ is presented; dismiss it.", child))
    }
    guard controller.viewIfLoaded?.superview != nil else {
      return PlayRefusal(.misplaced, String(localized: "The view of %@ is in no view.", child))
    }
    return controller.parent.map { $0 is TilesController } ?? true
      ? nil
      : PlayRefusal(
        .misplaced,
        String(localized: "The container of %@ places its children's views itself.", child))
  }

  private func checkSwap(_ old: String, _ new: String, _ parent: String) -> PlayRefusal? {
    guard let from = run.controllers[old], let container = run.controllers[parent] else {
      return nil
    }
    if let refusal = checkHand(parent) ?? obstacle(toAdding: new, to: parent) ?? checkFree(new)
      ?? checkCycle(new, in: parent) ?? checkSpace(new, in: parent)
    {
      return refusal
    }
    guard from.parent === container, from.viewIfLoaded?.superview === container.view else {
      return PlayRefusal(.misplaced, String(localized: "%@ is not on screen in %@.", old, parent))
    }
    return container.shouldAutomaticallyForwardAppearanceMethods
      ? nil
      : PlayRefusal(
        .misplaced,
        String(localized: "%@ forwards by hand and cannot use transition(from:to:).", parent),
        rule: "C-39")
  }

  private func checkPresentation(_ page: String, _ presenter: String) -> PlayRefusal? {
    guard let shown = run.controllers[page], let from = run.controllers[presenter] else {
      return nil
    }
    if from.viewIfLoaded?.window == nil {
      return PlayRefusal(
        .misplaced, String(localized: "%@ is not on screen, so it cannot present.", presenter),
        rule: "M-6")
    }
    if from.presentedViewController != nil {
      return PlayRefusal(
        .misplaced, String(localized: "%@ presents already; dismiss first.", presenter), rule: "M-6"
      )
    }
    if let message = from.obstacle(toPresenting: shown) {
      return PlayRefusal(.trap, message, rule: "M-7")
    }
    return checkFree(page) ?? checkCycle(page, in: presenter) ?? checkSpace(page, in: presenter)
  }
}
