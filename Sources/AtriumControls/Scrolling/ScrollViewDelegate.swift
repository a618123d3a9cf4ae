public import AtriumGeometry
public import AtriumKit

/// Receives the scrolling and zooming events of a scroll view.
///
/// The default implementations do nothing.
@MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called when the offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called in the layout after a change of ``ScrollView/adjustedContentInset``.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
  /// Called when a drag of the content by fingers or by a pointer begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called at the end of a drag, so that the delegate can adjust the offset at which the content stops.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset, in points per *millisecond*, as in UIKit.
  ///   - targetContentOffset: The offset at which the content would stop; the delegate may change it.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// Called when the drag has ended; `decelerate` is whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when the deceleration has ended, even if a new drag has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called when an animated scroll that was not caused by a drag has ended.
  ///
  /// The scroll was started, for example, by ``ScrollView/setContentOffset(_:animated:)``, a wheel or a key.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Returns the subview that zooming scales; nil, the default, disables zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before a pinch or an animation changes the scale.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called when the scale has changed, for any reason.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called when the fingers have been lifted and the scale is within its limits, or when an animation has ended.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does not change the target.
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
  /// Returns nil.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
}
