import AtriumKit

/// The menus of a sliding menu controller, at most one on each side; both menus are children of the container.
@MainActor
final class SlidingMenuMenus {
  private unowned let controller: SlidingMenuController
  private var menus: [SlidingMenuSide: ViewController] = [:]

  init(_ controller: SlidingMenuController) {
    self.controller = controller
  }

  /// Returns the menu that was set for a side.
  func given(_ side: SlidingMenuSide) -> ViewController? { menus[side] }

  /// The menu at a side; nil if there is no menu, or if other code has removed the menu.
  subscript(side: SlidingMenuSide) -> ViewController? {
    menus[side].flatMap { $0.parent === controller ? $0 : nil }
  }

  /// The leading menu, if it is a ``SlidingMenuTableController``; nil for no menu or another kind of controller.
  var table: SlidingMenuTableController? { menus[.leading] as? SlidingMenuTableController }

  /// Replaces a menu: the new menu is added before the old menu is removed (SW-O4).
  ///
  /// Traps if the controller is the menu of the other side.
  ///
  /// - Returns: Whether the menu has changed.
  func set(_ new: ViewController?, at side: SlidingMenuSide) -> Bool {
    let old = menus[side]
    guard new !== old else { return false }
    if let new, menus[side.other] === new {
      fatalError(
        "\(new.nameInMessages) is the other menu of \(controller.nameInMessages) already; use another "
          + "controller.")
    }
    if let new { controller.addChild(new) }
    old?.willMove(toParent: nil)
    let isShown = controller.isViewLoaded && controller.panels.isDeployed(side)
    if isShown { controller.panels.remove(side) }
    menus[side] = new
    if let old, old.parent === controller { old.removeFromParent() }
    if isShown, new != nil { controller.panels.deploy(side) }
    if let new, new.parent === controller { new.didMove(toParent: controller) }
    return true
  }
}
