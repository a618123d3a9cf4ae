import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit
import TestSupport

/// The operations of the random world on one kind of container.
@MainActor
protocol RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool

  /// Makes a container with children; `depth` counts the containers around it.
  func make(in world: ContainerWorld, depth: Int) -> ViewController

  /// Changes a container at random. The depth is passed to new children.
  func change(_ container: ViewController, in world: ContainerWorld, depth: Int)

  /// Returns the problem of a container that has appeared and is not changing.
  func problem(of container: ViewController, in world: ContainerWorld) -> String?
}

/// Navigation controllers.
struct RandomNavigations: RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool { controller is NavigationController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let navigation = NavigationController(rootViewController: world.makeChild(depth: depth + 1))
    world.register(navigation, "nav")
    navigation.keepsPoppedControllers = world.random.oneIn(3)
    navigation.allowsPopByDraggingAnywhere = world.random.oneIn(3)
    return navigation
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let navigation = container as? NavigationController else { return }
    let animated = !world.random.oneIn(3)
    let stack = navigation.viewControllers
    let name = navigation.title ?? ""
    switch world.random.below(9) {
    case 0...2 where stack.count < 6:
      let child = world.makeChild(depth: depth)
      world.note("\(name) push \(child.title ?? "") \(animated)")
      navigation.pushViewController(child, animated: animated)
    case 3, 4:
      world.note("\(name) pop \(animated)")
      navigation.popViewController(animated: animated)
    case 5:
      world.note("\(name) popToRoot \(animated)")
      navigation.popToRootViewController(animated: animated)
    case 6:
      guard let target = world.random.element(of: stack) else { return }
      world.note("\(name) popTo \(target.title ?? "") \(animated)")
      navigation.popToViewController(target, animated: animated)
    default:
      var list = stack.shuffled(using: &world.random)
      if world.random.oneIn(2), !list.isEmpty { list.removeLast() }
      if world.random.oneIn(2) || list.isEmpty { list.append(world.makeChild(depth: depth)) }
      if world.random.oneIn(20) { list = [] }
      world.note("\(name) set \(list.map { $0.title ?? "" }) \(animated)")
      navigation.setViewControllers(list, animated: animated)
    }
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let navigation = container as? NavigationController else { return nil }
    let stack = navigation.viewControllers
    if Set(navigation.children) != Set(stack) {
      return
        "children \(navigation.children.map { $0.title ?? "" }) for \(stack.map { $0.title ?? "" })"
    }
    if let problem = stack.dropLast().lazy.compactMap(world.problem(ofHidden:)).first {
      return problem
    }
    guard let top = stack.last else { return nil }
    if let problem = world.problem(ofShown: top) { return problem }
    if top.view.superview?.subviews != [top.view] {
      return "views left beside \(top.title ?? "")"
    }
    if navigation.navigationBar.topItem !== top.navigationItem { return "the bar has another item" }
    let (area, frame) = (navigation.view.bounds, top.view.frame)
    if frame.width != area.width || frame.maxY > area.maxY + 0.001 || frame.minY < 0 {
      return "\(top.title ?? "") stands at \(frame) in \(area)"
    }
    return nil
  }
}

/// Tabs, some of which are containers themselves.
struct RandomTabs: RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool { controller is TabBarController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let tabs = TabBarController()
    world.register(tabs, "tabs")
    tabs.allowsSwipeBetweenTabs = world.random.oneIn(2)
    tabs.viewControllers = (0...world.random.below(6)).map { _ in
      world.makeChildOrContainer(depth: depth + 1)
    }
    return tabs
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let tabs = container as? TabBarController else { return }
    let list = tabs.viewControllers ?? []
    let name = tabs.title ?? ""
    switch world.random.below(8) {
    case 0...4:
      let index = world.random.below(list.count + 1)
      world.note("\(name) select \(index)")
      tabs.selectedIndex = index
    case 5:
      world.note("\(name) select more")
      tabs.selectedViewController = tabs.moreNavigationController
    default:
      var new = list.shuffled(using: &world.random)
      if world.random.oneIn(2), !new.isEmpty { new.removeLast() }
      if new.count < 6, world.random.oneIn(2) {
        new.append(world.makeChildOrContainer(depth: depth))
      }
      world.note("\(name) set \(new.map { $0.title ?? "" })")
      tabs.setViewControllers(new, animated: world.random.oneIn(2))
    }
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let tabs = container as? TabBarController else { return nil }
    let selected = tabs.selectedViewController
    for tab in tabs.viewControllers ?? [] where tab !== selected {
      if let problem = world.problem(ofHidden: tab) { return problem }
    }
    guard let selected, selected !== tabs.moreNavigationController else { return nil }
    return world.problem(ofShown: selected)
  }
}

/// Pages, some of which are containers themselves.
@MainActor
final class RandomPages: RandomContainerKind {
  private weak var world: ContainerWorld?

  func owns(_ controller: ViewController) -> Bool { controller is PageViewController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    self.world = world
    let style: PageViewController.TransitionStyle = world.random.oneIn(2) ? .scroll : .pageCurl
    let pages = PageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    world.register(pages, "pages")
    pages.dataSource = self
    pages.setViewControllers(
      [world.makeChildOrContainer(depth: depth + 1)], direction: .forward, animated: false)
    return pages
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let pages = container as? PageViewController else { return }
    let page = world.makeChildOrContainer(depth: depth)
    let animated = !world.random.oneIn(3)
    world.note("\(pages.title ?? "") set \(page.title ?? "") \(animated)")
    pages.setViewControllers(
      [page], direction: world.random.oneIn(2) ? .forward : .reverse, animated: animated)
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let pages = container as? PageViewController else { return nil }
    let shown = pages.viewControllers
    for page in pages.children where !shown.contains(page) {
      if let problem = world.problem(ofHidden: page) { return problem }
    }
    return shown.lazy.compactMap(world.problem(ofShown:)).first
  }
}

extension RandomPages: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { neighbour(in: pageViewController) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { neighbour(in: pageViewController) }

  private func neighbour(in pages: PageViewController) -> ViewController? {
    guard let world, !world.random.oneIn(4) else { return nil }
    return world.makeChildOrContainer(depth: world.depth(of: pages) + 1)
  }
}
