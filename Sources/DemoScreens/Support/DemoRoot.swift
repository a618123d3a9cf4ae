import AtriumContainers
import AtriumControls
public import AtriumKit

/// Makes the root controller of the demo.
@MainActor
public enum DemoRoot {
  /// Makes the root controller for a screen.
  ///
  /// For a screen of the ring, the root is a `RingMenuController` with all screens of the ring, and the environment's
  /// journal observes all controllers from the start. For any other screen, the root is the screen's own controller.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - environment: The shared objects. Retain the environment for as long as the journal must observe.
  ///   - observer: An additional observer of all controllers, which is not retained; nil if there is none.
  /// - Returns: The root controller.
  public static func make(
    screen: any Screen, environment: DemoEnvironment, observer: (any LifecycleObserver)? = nil
  ) -> ViewController {
    guard let index = ScreenCatalogue.ring.firstIndex(where: { $0.name == screen.name }) else {
      let controller = screen.makeController(environment)
      controller.addWindowCommands()
      if let observer { controller.addLifecycleObserver(observer) }
      environment.prepareRoot(controller)
      return controller
    }
    let ring = HouseController(environment)
    ring.addLifecycleObserver(environment.journal)
    if let observer { ring.addLifecycleObserver(observer) }
    ring.viewControllers = ScreenCatalogue.ring.map { screen in
      let controller = screen.makeController(environment)
      controller.title = screen.title
      controller.tabBarItem.image = environment.assets.icon(named: screen.name)
      return controller
    }
    ring.menu = menu(of: ring, environment)
    ring.selectedIndex = index
    ring.addCommands()
    ring.addWindowCommands()
    ring.styleRing()
    ring.makeAgain = { [weak observer] in
      make(screen: $0, environment: environment, observer: observer) as? HouseController
    }
    environment.prepareRoot(ring)
    return ring
  }

  /// Makes the first level of the ring: its rooms and its groups.
  private static func menu(
    of ring: RingMenuController, _ environment: DemoEnvironment
  ) -> [RingMenuItem] {
    let items = ring.viewControllers.enumerated().map { index, room in
      var item = RingMenuItem.controller(room)
      item.detail = ScreenCatalogue.ring[index].caption
      if index < 9 { item.shortcut = String(localizedKeys: "Ctrl+\(index + 1)") }
      return item
    }
    var rest = items[...]
    let rooms = rest.prefix(ScreenCatalogue.rooms.count)
    rest = rest.dropFirst(rooms.count)
    var level = Array(rooms)
    for group in ScreenCatalogue.groups where !group.screens.isEmpty {
      level.append(
        .submenu(
          group.title, image: environment.assets.icon(named: group.icon),
          items: Array(rest.prefix(group.screens.count)).withAccessKeys))
      rest = rest.dropFirst(group.screens.count)
    }
    return (level + rest).withAccessKeys
  }
}
