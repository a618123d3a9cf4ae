import AtriumControls
import AtriumKit

extension SlidingMenuController {
  /// The key commands F9 and Ctrl+M, which open and close the menu.
  var menuKeyCommands: [KeyCommand] {
    let keys: [(title: String, input: String, modifiers: KeyModifierFlags)] = [
      (String(localized: "Menu"), KeyCommand.inputFunction(9), []),
      (String(localized: "Menu"), "m", .control),
    ]
    return keys.map { key in
      var command = KeyCommand(title: key.title, input: key.input, modifierFlags: key.modifiers) {
        [weak self] in self?.toggleByKey()
      }
      command.isEnabled = presentedViewController == nil
      return command
    }
  }

  /// Whether Escape closes the menu; false for a menu beside a wide front.
  var closesByEscape: Bool { isMenuVisible && !panels.isSideBySide && phase != .replacing }

  /// The key command for Escape, if Escape closes a menu.
  var escapeKeyCommands: [KeyCommand] {
    guard closesByEscape else { return [] }
    return [
      KeyCommand(title: String(localized: "Close the menu"), input: KeyCommand.inputEscape) {
        [weak self] in
        self?.closeForUser()
      }
    ]
  }

  private func toggleByKey() {
    let opens = position.side == nil
    if opens, menu(at: .leading) == nil {
      toggleTrailingMenu()
    } else {
      toggleMenu()
    }
    if let side = position.side { movements.focusMenu(at: side) }
  }
}
