import AtriumKit

/// Draws an open ring.
@MainActor
protocol RingMenuFace: View {
  /// The views of the wedges, nil for gaps.
  var itemViews: [View?] { get }
  /// The views that grow when the ring opens, in their order.
  var growingViews: [View] { get }
  /// Shows a picture; the face repaints only what differs from the last one.
  func show(_ picture: RingMenuPicture, _ layout: RingMenuLayout)
  /// The view of a wedge that was chosen stays, and the others go; called in an animation block.
  func fadeAllBut(_ wedge: Int)
}

extension RingMenuFace {
  var growingViews: [View] { [] }
  func fadeAllBut(_ wedge: Int) {}
}
