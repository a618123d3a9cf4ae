public import AtriumGeometry

/// Hears of what a scroll view does; every member has a default that does nothing.
@MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Tells that the offset has changed, by whatever means.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Tells that fingers, on the glass or on a touchpad, begin to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Asks where the content shall stop when fingers let it go.
  ///
  /// - Parameters:
  ///   - scrollView: Who asks.
  ///   - velocity: How fast the offset grows, in points a *millisecond*, as in UIKit.
  ///   - targetContentOffset: Where it would stop by itself; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// Tells that fingers have let the content go.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Tells that the content begins to move on by itself after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Tells that the content stands still after a drag, or was stopped by the next.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Tells that a motion has ended that was no drag's: of ``ScrollView/setContentOffset(_:animated:)``,
  /// of a wheel or of keys.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target where it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
