import AtriumGeometry

/// The views that the focus can move to inside a view, in reading order.
///
/// What lies side by side is a row; rows go from top to bottom, and a row from left to right, or from
/// right to left where that is how one reads. Views that hold others are ordered by the focusable part
/// of them, and all inside one comes before anything in the next: a card is read to its end.
@MainActor
struct FocusOrder {
  /// A view, or what is focusable inside one, and where that is in the window.
  private struct Item {
    var views: [View]
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ view: View, frame: Rect) {
      views = [view]
      (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    }

    mutating func append(_ other: Item) {
      views += other.views
      (left, top) = (min(left, other.left), min(top, other.top))
      (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    }

    /// Whether the two share at least half of the height of the lower one.
    func isInRow(of other: Item) -> Bool {
      let shared = min(bottom, other.bottom) - max(top, other.top)
      return shared >= 0 && shared * 2 >= min(bottom - top, other.bottom - other.top)
    }
  }

  /// The views, in reading order.
  let views: [View]

  /// Collects the views inside a view that can become focused, itself left out if it is a window.
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
    let fromTop = items.enumerated().sorted {
      ($0.element.top, $0.offset) < ($1.element.top, $1.offset)
    }
    var isTaken = Array(repeating: false, count: fromTop.count)
    var result: [Item] = []
    for start in fromTop.indices where !isTaken[start] {
      let leader = fromTop[start].element
      var row: [(offset: Int, element: Item)] = []
      // What begins below the leader's end is in no row with it.
      for index in start..<fromTop.count {
        guard index == start || fromTop[index].element.top <= leader.bottom else { break }
        guard !isTaken[index], index == start || fromTop[index].element.isInRow(of: leader) else {
          continue
        }
        isTaken[index] = true
        row.append(fromTop[index])
      }
      result += row.sorted {
        let (one, two) =
          isRightToLeft
          ? (-$0.element.right, -$1.element.right) : ($0.element.left, $1.element.left)
        return (one, $0.offset) < (two, $1.offset)
      }.map(\.element)
    }
    return result
  }

  /// The nearest view in a direction of the screen.
  ///
  /// - Parameters:
  ///   - heading: The direction.
  ///   - place: Where from, in the window.
  ///   - candidates: Which views count.
  /// - Returns: The view; nil if there is none on that side.
  static func nearest(_ heading: FocusHeading, of place: Rect, among candidates: [View]) -> View? {
    var best: (view: View, distance: Double)?
    for view in candidates {
      let distance = distance(heading, from: place, to: view.convert(view.bounds, to: nil))
      guard let distance, distance < best?.distance ?? .infinity else { continue }
      best = (view, distance)
    }
    return best?.view
  }

  /// How far one has to go, sideways steps counted threefold; nil if it lies on another side.
  private static func distance(_ heading: FocusHeading, from: Rect, to: Rect) -> Double? {
    let isHorizontal = heading == .left || heading == .right
    // Everything as if the way were to the right.
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
    // The middles decide among those that lie beside each other.
    let offset = abs(otherSide.0 + otherSide.1 - side.0 - side.1) / 2
    return max(0, there.near - here.far) + 3 * gap + 0.01 * offset
  }
}

extension View {
  /// Whether the focus may be here or inside, as far as this view itself goes.
  fileprivate var isFocusReachable: Bool {
    !isHidden && isUserInteractionEnabled && alpha > 0.01
  }

  /// Whether the focus may be here: nothing on the way up hides or disables it.
  var isFocusable: Bool {
    guard canBecomeFocused else { return false }
    var view: View? = self
    while let current = view {
      if !current.isFocusReachable { return false }
      view = current.superview
    }
    return true
  }

  /// The focus group that the view belongs to: its own, else the nearest one above.
  var enclosingFocusGroup: String? {
    var view: View? = self
    while let current = view {
      if let identifier = current.focusGroupIdentifier { return identifier }
      view = current.superview
    }
    return nil
  }
}
