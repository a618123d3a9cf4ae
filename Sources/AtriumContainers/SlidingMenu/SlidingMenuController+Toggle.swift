import AtriumKit

extension SlidingMenuController {
  /// Whether a menu is open.
  public var isMenuVisible: Bool { position != .closed }

  /// Opens the menu at the leading edge, or closes it (SL-7, SW-O3).
  ///
  /// From the other menu the front goes straight there. No content is told of it.
  public func toggleMenu(animated: Bool = true) { toggle(.leading, animated: animated) }

  /// Opens the menu at the trailing edge, or closes it (SW-O3).
  public func toggleTrailingMenu(animated: Bool = true) { toggle(.trailing, animated: animated) }

  /// Closes the menu for the user: by Escape or a tap on the front.
  func closeForUser() { setPosition(.closed, animated: true) }

  func name(of controller: ViewController) -> String {
    controller.title ?? "\(type(of: controller))"
  }
}
