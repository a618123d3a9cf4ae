import AtriumContainers
import AtriumGeometry
import AtriumKit
import TestSupport

/// Columns that collapse and expand with the size of the window.
struct RandomSplits: RandomContainerKind {
  private static let columns: [SplitViewController.Column] = [
    .primary, .supplementary, .secondary, .inspector,
  ]

  func owns(_ controller: ViewController) -> Bool { controller is SplitViewController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let split = SplitViewController(style: world.random.oneIn(2) ? .doubleColumn : .tripleColumn)
    world.register(split, "split")
    for column in RandomSplits.columns
    where column != .supplementary || split.style == .tripleColumn {
      split.setViewController(world.makeChild(depth: depth + 1), for: column)
    }
    return split
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let split = container as? SplitViewController,
      let column = world.random.element(of: RandomSplits.columns),
      column != .supplementary || split.style == .tripleColumn
    else { return }
    let name = split.title ?? ""
    switch world.random.below(6) {
    case 0, 1:
      world.note("\(name) show \(column)")
      split.show(column)
    case 2, 3:
      world.note("\(name) hide \(column)")
      split.hide(column)
    case 4:
      let modes: [SplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      ]
      guard let mode = world.random.element(of: modes) else { return }
      world.note("\(name) mode \(mode)")
      split.preferredDisplayMode = mode
    default:
      let child = world.makeChild(depth: depth)
      world.note("\(name) set \(column) \(child.title ?? "")")
      split.setViewController(child, for: column)
    }
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? { nil }
}

/// Sliding menu controllers.
struct RandomSlidings: RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool { controller is SlidingMenuController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let contents = (0...world.random.below(3)).map { _ in
      world.makeChildOrContainer(depth: depth + 1)
    }
    let sliding = SlidingMenuController(
      viewControllers: contents, menuTitles: contents.map(\.title))
    world.register(sliding, "sliding")
    let styles: [SlidingMenuController.Style] = [.plain, .reveal, .panels, .drawer]
    if let style = world.random.element(of: styles) { sliding.style = style }
    return sliding
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let sliding = container as? SlidingMenuController else { return }
    let name = sliding.title ?? ""
    let animated = !world.random.oneIn(3)
    switch world.random.below(5) {
    case 0, 1:
      let index = world.random.below(sliding.viewControllers.count + 1)
      world.note("\(name) select \(index) \(animated)")
      sliding.select(at: index, animated: animated)
    case 2, 3:
      world.note("\(name) toggle \(animated)")
      sliding.toggleMenu(animated: animated)
    default:
      var contents = sliding.viewControllers.shuffled(using: &world.random)
      if contents.count > 1, world.random.oneIn(2) { contents.removeLast() }
      if contents.count < 5 { contents.append(world.makeChildOrContainer(depth: depth)) }
      world.note("\(name) set \(contents.map { $0.title ?? "" })")
      sliding.setViewControllers(contents, menuTitles: contents.map(\.title))
    }
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let sliding = container as? SlidingMenuController,
      let selected = sliding.selectedViewController
    else { return nil }
    return world.problem(ofShown: selected)
  }
}

/// Drop-down menu controllers.
struct RandomDropDowns: RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool { controller is DropDownMenuController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let menu = DropDownMenuController()
    world.register(menu, "drop")
    menu.viewControllers = (0...world.random.below(4)).map { _ in
      world.makeChildOrContainer(depth: depth + 1)
    }
    return menu
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let menu = container as? DropDownMenuController else { return }
    let name = menu.title ?? ""
    switch world.random.below(5) {
    case 0, 1:
      guard let active = world.random.element(of: menu.viewControllers) else { return }
      world.note("\(name) activate \(active.title ?? "")")
      menu.selectedViewController = active
    case 2, 3:
      world.note("\(name) toggle")
      menu.toggleMenu()
    default:
      var list = menu.viewControllers.shuffled(using: &world.random)
      if world.random.oneIn(2), !list.isEmpty { list.removeLast() }
      if list.count < 5, world.random.oneIn(2) {
        list.append(world.makeChildOrContainer(depth: depth))
      }
      world.note("\(name) set \(list.map { $0.title ?? "" })")
      menu.viewControllers = list
    }
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let menu = container as? DropDownMenuController else { return nil }
    let active = menu.selectedViewController
    for child in menu.viewControllers where child !== active {
      if let problem = world.problem(ofHidden: child) { return problem }
    }
    return active.flatMap(world.problem(ofShown:))
  }
}

/// Pagers, whose pages change by swipes.
struct RandomPagers: RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool { controller is PagerController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let pager = PagerController()
    world.register(pager, "pager")
    pager.viewControllers = (0...world.random.below(4)).map { _ in
      world.makeChildOrContainer(depth: depth + 1)
    }
    pager.wrapsAround = world.random.oneIn(2)
    if world.random.oneIn(2) { pager.transitionArea = .wholeView }
    return pager
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let pager = container as? PagerController else { return }
    let name = pager.title ?? ""
    let animated = !world.random.oneIn(3)
    switch world.random.below(6) {
    case 0, 1:
      let index = world.random.below(pager.viewControllers.count + 1)
      world.note("\(name) select \(index) \(animated)")
      pager.select(at: index, animated: animated)
    case 2:
      world.note("\(name) next \(animated)")
      pager.selectNext(animated: animated)
    case 3:
      world.note("\(name) previous \(animated)")
      pager.selectPrevious(animated: animated)
    default:
      var list = pager.viewControllers.shuffled(using: &world.random)
      if world.random.oneIn(2), !list.isEmpty { list.removeLast() }
      if list.count < 5, world.random.oneIn(2) {
        list.append(world.makeChildOrContainer(depth: depth))
      }
      world.note("\(name) set \(list.map { $0.title ?? "" })")
      pager.viewControllers = list
    }
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let pager = container as? PagerController else { return nil }
    let selected = pager.selectedViewController
    if pager.children != (selected.map { [$0] } ?? []) {
      return "children \(pager.children.map { $0.title ?? "" }) for \(selected?.title ?? "none")"
    }
    return selected.flatMap(world.problem(ofShown:))
  }
}
