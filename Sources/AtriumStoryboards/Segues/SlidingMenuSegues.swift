import AtriumContainers
public import AtriumKit

/// Sets one of the controllers of a sliding menu (SW-S1).
///
/// The identifier of the segue names the controller: `sw_rear` for the menu, `sw_front` for the content, `sw_right` for
/// the menu at the trailing edge.
open class SlidingMenuSetSegue: StoryboardSegue {
  /// The reserved identifiers, in the order in which they are performed.
  public nonisolated static let identifiers = ["sw_rear", "sw_front", "sw_right"]

  /// Sets the controller.
  ///
  /// Call `super` unless the override sets the controller.
  open override func perform() {
    guard let menu = source as? SlidingMenuController else {
      return SegueLog.error(
        "\(SegueLog.name(source)) is not a sliding menu, so the segue \(identifier ?? "") sets nothing."
      )
    }
    switch identifier {
    case "sw_rear": menu.menuController = destination
    case "sw_front":
      menu.setViewControllers([destination], menuTitles: [destination.title])
    case "sw_right": menu.trailingMenuController = destination
    default:
      SegueLog.error(
        "The segue \(identifier ?? "without an identifier") sets nothing; the identifiers are "
          + "\(SlidingMenuSetSegue.identifiers.joined(separator: ", ")).")
    }
  }
}

/// Shows its destination as the content of the sliding menu that contains its source, and closes the menu.
open class SlidingMenuPushSegue: StoryboardSegue {
  /// Replaces the content.
  ///
  /// Call `super` unless the override replaces the content.
  open override func perform() {
    guard let menu = source.slidingMenuController else {
      return SegueLog.error(
        "\(SegueLog.name(source)) is not in a sliding menu, so the segue \(identifier ?? "") shows nothing."
      )
    }
    let contents = menu.viewControllers + [destination]
    menu.setViewControllers(contents, menuTitles: menu.menuTitles + [destination.title])
    menu.select(at: contents.count - 1, animated: true) { [weak menu, weak destination] _ in
      guard let menu, let destination, menu.selectedViewController === destination else { return }
      // Only the new content is kept, since no row of the menu leads to the previous content.
      menu.setViewControllers([destination], menuTitles: [destination.title])
    }
  }
}
