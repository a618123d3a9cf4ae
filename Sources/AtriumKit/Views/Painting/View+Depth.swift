extension View {
  /// Whether any view of the program has ever had a ``zPosition`` other than zero.
  private static var hasDepths = false

  /// The position of the view along the axis that points out of the screen; 0 by default.
  ///
  /// A superview paints subviews with a larger position in front of subviews with a smaller position. Subviews with
  /// the same position are painted in the order of the subviews. As in UIKit, the position does not affect hit
  /// testing.
  public var zPosition: Double {
    get { decoration?.zPosition ?? 0 }
    set {
      requireFinite(newValue.isFinite, "zPosition", "\(newValue)")
      guard newValue != zPosition else { return }
      View.hasDepths = true
      decorate { $0.zPosition = newValue }
    }
  }

  /// The subviews in the order in which they are painted, with the rearmost first.
  var paintedSubviews: [View] {
    let views = subviews
    guard View.hasDepths, views.contains(where: { $0.zPosition != 0 }) else { return views }
    return views.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
