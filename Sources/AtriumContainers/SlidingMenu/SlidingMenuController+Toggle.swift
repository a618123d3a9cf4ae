import AtriumKit

extension SlidingMenuController {
  /// Whether a menu is open.
  public var isMenuVisible: Bool { position != .closed }

  /// Opens the menu at the leading edge, or closes it if it is open (SL-7, SW-O3).
  ///
  /// If the other menu is open, the front moves directly to its new position. The contents receive no
  /// calls.
  public func toggleMenu(animated: Bool = true) { toggle(.leading, animated: animated) }

  /// Opens the menu at the trailing edge, or closes it if it is open (SW-O3).
  public func toggleTrailingMenu(animated: Bool = true) { toggle(.trailing, animated: animated) }

  /// Adds the button *Menu* to the navigation bars of all contents.
  func updateButtons() {
    for entry in entries {
      entry.showButton(titled: style.menuButtonTitle) { [weak self] in self?.toggleMenu() }
    }
  }

  /// Whether a drag may begin now.
  var canDrag: Bool {
    isActive && phase != .replacing && !panels.isSideBySide && presentedViewController == nil
      && (!movements.isMoving || style.overlap == .takeOver)
  }

  /// Closes the menu when the user presses Escape or taps the front.
  func closeForUser() { setPosition(.closed, animated: true) }
}
