import AtriumKit

extension SlidingMenuController {
  /// Returns the controllers that an unwind segue searches for its target.
  ///
  /// They are the visible content, the menus, and then the other contents.
  func candidates(for source: StoryboardUnwindSegueSource) -> [ViewController] {
    let contents = entries.map(\.content)
    let shown = entries.first { $0.controller === selectedViewController }?.content
    let menus = [menuController, trailingMenuController].compactMap { $0 }
    return unwindCandidates(
      in: menus + contents, shown: shown, from: source)
  }

  /// Opens the menu if the child is a menu; otherwise shows the child as the content and closes the menu.
  func reveal(_ child: ViewController) {
    if child === menuController {
      setPosition(.leading, animated: animatesUnwinding)
    } else if child === trailingMenuController {
      setPosition(.trailing, animated: animatesUnwinding)
    } else if let index = entries.firstIndex(where: { $0.content === child }) {
      if index == selectedIndex {
        if !panels.isSideBySide { setPosition(.closed, animated: animatesUnwinding) }
      } else {
        select(at: index, animated: animatesUnwinding)
      }
    }
  }
}
