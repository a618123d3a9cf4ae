import AtriumContainers
import AtriumControls
public import AtriumKit

/// Assembles the screens.
@MainActor
public enum DemoRoot {
  /// Makes the root controller for a screen.
  ///
  /// A screen of the ring is inside a `RingMenuController` with the others; any other is the root
  /// itself. The environment's journal observes from the beginning.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - environment: The shared objects; retain it as long as the journal is to observe.
  ///   - observer: Another observer from the beginning; nil for none. It is not retained.
  /// - Returns: The root controller.
  public static func make(
    screen: any Screen, environment: DemoEnvironment, observer: (any LifecycleObserver)? = nil
  ) -> ViewController {
    guard let index = ScreenCatalogue.ring.firstIndex(where: { $0.name == screen.name }) else {
      let controller = screen.makeController(environment)
      if let observer { controller.addLifecycleObserver(observer) }
      return controller
    }
    let ring = RingMenuController()
    ring.title = "Ring"
    ring.addLifecycleObserver(environment.journal)
    if let observer { ring.addLifecycleObserver(observer) }
    ring.viewControllers = ScreenCatalogue.ring.map { screen in
      let controller = screen.makeController(environment)
      controller.title = screen.title
      controller.tabBarItem.image = environment.assets.icon(named: screen.name)
      return controller
    }
    ring.menu = menu(of: ring, environment)
    ring.selectedViewControllerIndex = index
    addShortcuts(to: ring)
    return ring
  }

  /// The first level of the ring: its rooms, and the group of containers.
  private static func menu(
    of ring: RingMenuController, _ environment: DemoEnvironment
  ) -> [RingMenuItem] {
    let items = ring.viewControllers.enumerated().map { index, room in
      var item = RingMenuItem.controller(room)
      if index < 9 { item.shortcut = "Ctrl+\(index + 1)" }
      return item
    }
    let count = ScreenCatalogue.rooms.count
    let group = RingMenuItem.submenu(
      "Containers", image: environment.assets.icon(named: "containers"),
      items: Array(items.dropFirst(count)))
    return Array(items.prefix(count)) + [group]
  }

  /// Adds Ctrl with the number of a screen, and the list of shortcuts.
  private static func addShortcuts(to ring: RingMenuController) {
    for (index, room) in ring.viewControllers.prefix(9).enumerated() {
      let title = "Go to \(room.title ?? "")"
      ring.addKeyCommand(
        KeyCommand(title: title, input: "\(index + 1)", modifierFlags: .control) { [weak ring] in
          guard let ring else { return }
          if ring.presentedViewController != nil { ring.dismiss(animated: true) }
          ring.selectedViewControllerIndex = index
        })
    }
    // The ring handles both keys itself; this command only adds them to the list of shortcuts.
    let title = "Open the ring (or Menu key)"
    ring.addKeyCommand(
      KeyCommand(
        title: title, input: KeyCommand.inputFunction(10), modifierFlags: .shift
      ) { [weak ring] in
        guard let ring, ring.presentedViewController == nil else { return }
        ring.setMenuVisible(!ring.isMenuVisible, animated: true)
      })
    ring.addKeyCommand(.showShortcuts(over: ring))
  }
}
