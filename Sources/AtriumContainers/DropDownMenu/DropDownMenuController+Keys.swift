import AtriumControls
import AtriumKit

extension DropDownMenuController {
  /// Closes the menu for Escape, and opens it for Alt+Down or, while the bar has the focus, for Down.
  ///
  /// - Returns: Whether one of the keys has opened or closed the menu.
  func handleKeys(in presses: Set<Press>) -> Bool {
    func has(_ code: KeyboardHIDUsage, _ modifiers: KeyModifierFlags) -> Bool {
      presses.contains {
        $0.key.keyCode == code && $0.key.modifierFlags == modifiers && !$0.isRepeat
      }
    }
    let responder = viewIfLoaded?.window?.firstResponder as? View
    let isInBar = responder?.isDescendant(of: navigationBar) ?? false
    let opens = has(.keyboardDownArrow, .alternate) || (isInBar && has(.keyboardDownArrow, []))
    guard isMenuVisible ? has(.keyboardEscape, []) : opens else { return false }
    setMenuVisible(!isMenuVisible, animated: true)
    return true
  }

  /// The key that opens or closes the menu, for lists of shortcuts.
  var menuKeyCommand: KeyCommand {
    let isVisible = isMenuVisible
    return KeyCommand(
      title: String(localized: isVisible ? "Close the menu" : "Open the menu"),
      input: isVisible ? KeyCommand.inputEscape : KeyCommand.inputDownArrow,
      modifierFlags: isVisible ? [] : .alternate
    ) { [weak self] in self?.setMenuVisible(!isVisible, animated: true) }
  }
}
