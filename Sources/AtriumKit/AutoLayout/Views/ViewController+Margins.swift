public import AtriumGeometry

extension ViewController {
  /// The minimum margins of the view, in points (V-82).
  ///
  /// The margins are 16 at the leading and trailing sides, or 20 in a view that is at least 414 points wide. They
  /// are 0 at the top and bottom. The margins apply if ``viewRespectsSystemMinimumLayoutMargins`` is true.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = viewIfLoaded?.screenMargin ?? 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's left and right margins are at least ``systemMinimumLayoutMargins``; true by default.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { !declinesMinimumMargins }
    set {
      guard newValue == declinesMinimumMargins else { return }
      declinesMinimumMargins = !newValue
      viewIfLoaded?.noteMarginsChange()
    }
  }
}
