import Atrium

/// The controllers of the program: tabs, and a stack of letters in the first tab.
@MainActor
final class LettersApp {
  let mailbox: Mailbox
  let rootViewController = TabBarController()
  /// Called after the letters have changed.
  var onChange: (() -> Void)?
  private let stack: NavigationController
  private let list: LetterListController
  private let tabs: [ViewController]

  init(state: AppState) {
    mailbox = Mailbox(letters: state.letters, signature: state.signature)
    list = LetterListController(mailbox)
    stack = NavigationController(rootViewController: list)
    stack.navigationBar.prefersLargeTitles = true
    tabs = [
      stack, NavigationController(rootViewController: SettingsController(mailbox)),
    ]
    stack.tabBarItem.image = .letter
    tabs[1].tabBarItem.image = .sliders
    rootViewController.setViewControllers(tabs, animated: false)
    mailbox.onChange = { [weak self] in self?.mailboxDidChange() }
    updateBadge()
    restore(state)
  }

  /// The state to save, with the screen that is currently visible.
  var state: AppState {
    AppState(
      letters: mailbox.letters, signature: mailbox.signature,
      tabs: rootViewController.savedState(for: tabs),
      path: stack.savedState { controller in
        if let letter = controller as? LetterController { return "\(letter.index)" }
        return controller is LetterListController ? "list" : nil
      })
  }

  private func restore(_ state: AppState) {
    if let tabs = state.tabs { rootViewController.restore(tabs, for: self.tabs) }
    guard let path = state.path else { return }
    stack.restore(path) { name in
      if name == "list" { return list }
      guard let index = Int(name), mailbox.letters.indices.contains(index) else { return nil }
      return LetterController(mailbox, index: index)
    }
  }

  private func mailboxDidChange() {
    list.mailboxDidChange()
    updateBadge()
    onChange?()
  }

  private func updateBadge() {
    let count = mailbox.unreadCount
    stack.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
  }
}
