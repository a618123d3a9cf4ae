import AtriumContainers
import AtriumControls
public import AtriumKit

/// Puts the screens together.
@MainActor
public enum DemoRoot {
  /// Makes the root controller that shows a screen.
  ///
  /// A screen of the ring comes inside a `RingMenuController` with the others; any other stands
  /// alone. The environment's journal listens from the beginning.
  ///
  /// - Parameters:
  ///   - screen: What is shown first.
  ///   - environment: What the screens share; to be kept as long as the journal is to listen.
  ///   - observer: Listens from the beginning too; nil for nobody. It is not kept alive.
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
    ring.selectedViewControllerIndex = index
    addShortcuts(to: ring)
    return ring
  }

  /// Ctrl with the number of a room, and the list of what there is.
  private static func addShortcuts(to ring: RingMenuController) {
    for (index, room) in ring.viewControllers.enumerated() {
      let title = "Go to \(room.title ?? "")"
      ring.addKeyCommand(
        KeyCommand(title: title, input: "\(index + 1)", modifierFlags: .control) { [weak ring] in
          guard let ring else { return }
          if ring.presentedViewController != nil { ring.dismiss(animated: true) }
          ring.selectedViewControllerIndex = index
        })
    }
    // The ring has both keys by itself; a command is what the list of shortcuts shows.
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
