import AtriumGeometry

/// The focusable views inside a view, in reading order.
///
/// Views are ordered by their frames, as in ``ReadingOrder``. The position of a view with subviews is the bounding
/// box of its focusable views. All focusable views inside it come before the next view. For example, the Tab key
/// visits all views of a card before the next card.
@MainActor
struct FocusOrder {
  /// A focusable view, or all focusable views in one view, and their bounding box in the window's coordinates.
  private struct Item {
    var views: [View]
    var frame: Rect

    init(_ view: View, frame: Rect) {
      (views, self.frame) = ([view], frame)
    }

    mutating func append(_ other: Item) {
      views += other.views
      frame = frame.union(other.frame)
    }
  }

  /// The focusable views in reading order.
  let views: [View]

  /// Collects the focusable views in a view, including the view itself unless it is a window.
  init(in scope: View, isRightToLeft: Bool) {
    views = FocusOrder.collect(in: scope, isRightToLeft: isRightToLeft)?.views ?? []
  }

  private static func collect(in view: View, isRightToLeft: Bool) -> Item? {
    guard view.isFocusReachable else { return nil }
    var inside = view.subviews.compactMap { collect(in: $0, isRightToLeft: isRightToLeft) }
    if inside.count > 1 { inside = sorted(inside, isRightToLeft: isRightToLeft) }
    var all: [Item] = []
    if view.canBecomeFocused, !(view is Window) {
      all.append(Item(view, frame: view.convert(view.bounds, to: nil)))
    }
    all += inside
    guard var result = all.first else { return nil }
    for item in all.dropFirst() { result.append(item) }
    return result
  }

  private static func sorted(_ items: [Item], isRightToLeft: Bool) -> [Item] {
    ReadingOrder.indices(of: items.map(\.frame), isRightToLeft: isRightToLeft).map { items[$0] }
  }

  /// Returns the nearest view in a direction on screen.
  ///
  /// - Parameters:
  ///   - heading: The direction of the movement on screen.
  ///   - place: The rectangle from which the focus moves, in points, in the window's coordinates.
  ///   - candidates: The views to choose from.
  /// - Returns: The view; nil if there is none in that direction.
  static func nearest(_ heading: FocusHeading, of place: Rect, among candidates: [View]) -> View? {
    var best: (view: View, distance: Double)?
    for view in candidates {
      let distance = distance(heading, from: place, to: view.convert(view.bounds, to: nil))
      guard let distance, distance < best?.distance ?? .infinity else { continue }
      best = (view, distance)
    }
    return best?.view
  }

  /// Returns the distance to a rectangle in a direction; nil if the rectangle is not in that direction.
  ///
  /// A distance across the direction counts three times.
  private static func distance(_ heading: FocusHeading, from: Rect, to: Rect) -> Double? {
    let isHorizontal = heading == .left || heading == .right
    // The coordinates are mapped to a movement to the right.
    func along(_ rect: Rect) -> (near: Double, far: Double) {
      let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      return heading == .left || heading == .up ? (-high, -low) : (low, high)
    }
    func across(_ rect: Rect) -> (Double, Double) {
      isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }
    let (here, there) = (along(from), along(to))
    guard there.near + there.far > here.near + here.far, there.far > here.far else { return nil }
    let (side, otherSide) = (across(from), across(to))
    let gap = max(0, max(otherSide.0 - side.1, side.0 - otherSide.1))
    // A hundredth of the distance between the centres decides between candidates that are otherwise equally far.
    let offset = abs(otherSide.0 + otherSide.1 - side.0 - side.1) / 2
    return max(0, there.near - here.far) + 3 * gap + 0.01 * offset
  }
}

extension View {
  /// Whether the focus may move to this view and its subviews.
  fileprivate var isFocusReachable: Bool {
    !isHidden && isUserInteractionEnabled && alpha > 0.01
  }

  /// Whether the view can be focused, and neither it nor a superview is hidden, transparent or disabled.
  var isFocusable: Bool {
    guard canBecomeFocused else { return false }
    var view: View? = self
    while let current = view {
      if !current.isFocusReachable { return false }
      view = current.superview
    }
    return true
  }

  /// The focus group of the view or of the nearest ancestor that has a group; nil if there is none.
  var enclosingFocusGroup: String? {
    var view: View? = self
    while let current = view {
      if let identifier = current.focusGroupIdentifier { return identifier }
      view = current.superview
    }
    return nil
  }
}
