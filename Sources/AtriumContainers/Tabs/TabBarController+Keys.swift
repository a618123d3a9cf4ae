import AtriumControls
import AtriumGeometry
import AtriumKit

extension TabBarController {
  /// The key commands of the tabs.
  ///
  /// Ctrl+Tab and Ctrl+Page Down select the next tab, Ctrl+Shift+Tab and Ctrl+Page Up the previous tab. Alt with a
  /// digit selects the tab with this number (0 for the tenth). Ctrl+Shift with the page keys moves the selected
  /// tab.
  var tabKeyCommands: [KeyCommand] {
    let tabs = tabs
    let isFree = presentedViewController == nil
    func command(
      _ title: String, _ input: String, _ modifiers: KeyModifierFlags, isEnabled: Bool,
      _ action: @escaping @MainActor (TabBarController) -> Void
    ) -> KeyCommand {
      var command = KeyCommand(title: title, input: input, modifierFlags: modifiers) {
        [weak self] in
        if let self { action(self) }
      }
      command.wantsPriorityOverSystemBehavior = true
      command.isEnabled = isFree && isEnabled
      return command
    }
    let (up, down) = (KeyCommand.inputPageUp, KeyCommand.inputPageDown)
    let isSeveral = tabs.count > 1
    let isMovable = selectedViewController.map(movableTabs.contains) ?? false
    let tab = KeyCommand.inputTab
    return [
      command(String(localized: "Next Tab"), tab, .control, isEnabled: isSeveral) {
        $0.step(by: 1)
      },
      command(String(localized: "Previous Tab"), tab, [.control, .shift], isEnabled: isSeveral) {
        $0.step(by: -1)
      },
      command(String(localized: "Next Tab"), down, .control, isEnabled: isSeveral) {
        $0.step(by: 1)
      },
      command(String(localized: "Previous Tab"), up, .control, isEnabled: isSeveral) {
        $0.step(by: -1)
      },
      command(String(localized: "Move Tab Back"), up, [.control, .shift], isEnabled: isMovable) {
        $0.moveSelected(by: -1)
      },
      command(String(localized: "Move Tab On"), down, [.control, .shift], isEnabled: isMovable) {
        $0.moveSelected(by: 1)
      },
    ]
      + tabs.prefix(10).enumerated().map { index, controller in
        command(
          controller.tabBarItem.title ?? "", "\((index + 1) % 10)", .alternate,
          isEnabled: controller.tabBarItem.isEnabled
        ) { $0.chooseByKey(index) }
      }
  }

  /// Selects the next or previous enabled tab at the user's request.
  ///
  /// The last tab is followed by the first tab.
  private func step(by step: Int) {
    let tabs = tabs
    guard !tabs.isEmpty else { return }
    // While the list of *More* is shown, the position is just before the list's first tab.
    let isBetween = selectedIndex == TabBarController.notFound
    let start = isBetween ? tabs.count - bars.tabsInMore.count : selectedIndex
    for distance in (isBetween && step > 0 ? 0 : 1)..<(tabs.count + 1) {
      let index = ((start + step * distance) % tabs.count + tabs.count) % tabs.count
      guard tabs[index].tabBarItem.isEnabled else { continue }
      if tabs[index] !== selectedViewController, maySelect(tabs[index]) { choose(tabs[index]) }
      return
    }
  }

  private func chooseByKey(_ index: Int) {
    let tabs = tabs
    guard tabs.indices.contains(index), maySelect(tabs[index]) else { return }
    choose(tabs[index])
  }

  /// Handles the selection of the tab that is already selected (T-3).
  ///
  /// A navigation controller pops to its root, unless its delegate refuses. If there is nothing to pop, the
  /// content scrolls to its top.
  func reactivate(_ controller: ViewController) {
    var target = controller
    if let navigation = controller as? NavigationController, let top = navigation.topViewController
    {
      if navigation.viewControllers.count > 1 {
        let mayPop = navigation.delegate?.navigationController(navigation, shouldPop: top) ?? true
        if mayPop { navigation.popToRootViewController(animated: true) }
        return
      }
      target = top
    }
    guard let content = target.contentScrollView else { return }
    var offset = content.contentOffset
    offset.y = -content.adjustedContentInset.top
    content.setContentOffset(offset, animated: true)
  }
}
