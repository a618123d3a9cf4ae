import AtriumGeometry
import AtriumKit

/// A view that draws an open ring.
@MainActor
protocol RingMenuFace: View {
  /// The views of the wedges; nil for gaps.
  var itemViews: [View?] { get }
  /// The views that grow when the ring opens, in order.
  var growingViews: [View] { get }
  /// Returns the point from which a view grows when the ring opens.
  func growthCenter(of view: View, in layout: RingMenuLayout) -> Point
  /// Shows the content of a ring.
  ///
  /// The face repaints only the parts that have changed.
  func show(_ picture: RingMenuPicture, _ layout: RingMenuLayout)
  /// Hides all views except the view of a chosen wedge; called in an animation block.
  func fadeAllBut(_ wedge: Int)
}

extension RingMenuFace {
  func growthCenter(of view: View, in layout: RingMenuLayout) -> Point { layout.center }
}
