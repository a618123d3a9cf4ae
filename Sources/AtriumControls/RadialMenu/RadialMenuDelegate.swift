/// The calls that a ``RadialMenu`` sends its delegate (AM-6).
///
/// Every method is optional.
@MainActor
public protocol RadialMenuDelegate: AnyObject {
  /// Called when the user chooses an item; the menu closes afterwards.
  func radialMenu(_ menu: RadialMenu, didSelectItemAt index: Int)
  /// Called before the items fly out.
  func radialMenuWillOpen(_ menu: RadialMenu)
  /// Called when all items are at their places.
  func radialMenuDidOpen(_ menu: RadialMenu)
  /// Called before the items go, also after a choice.
  func radialMenuWillClose(_ menu: RadialMenu)
  /// Called when all items have gone.
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
