/// The delegate of a ``RadialMenu``, which is notified of choices, opening and closing (AM-6).
///
/// All methods are optional.
@MainActor
public protocol RadialMenuDelegate: AnyObject {
  /// Called when the user chooses an item; the menu closes afterwards.
  func radialMenu(_ menu: RadialMenu, didSelectItemAt index: Int)
  /// Called before the items start to fly out.
  func radialMenuWillOpen(_ menu: RadialMenu)
  /// Called when all items have reached their final positions.
  func radialMenuDidOpen(_ menu: RadialMenu)
  /// Called before the items start to disappear, including after a choice.
  func radialMenuWillClose(_ menu: RadialMenu)
  /// Called when all items have disappeared.
  func radialMenuDidClose(_ menu: RadialMenu)
}

extension RadialMenuDelegate {
  /// Does nothing.
  public func radialMenu(_ menu: RadialMenu, didSelectItemAt index: Int) {}
  /// Does nothing.
  public func radialMenuWillOpen(_ menu: RadialMenu) {}
  /// Does nothing.
  public func radialMenuDidOpen(_ menu: RadialMenu) {}
  /// Does nothing.
  public func radialMenuWillClose(_ menu: RadialMenu) {}
  /// Does nothing.
  public func radialMenuDidClose(_ menu: RadialMenu) {}
}
