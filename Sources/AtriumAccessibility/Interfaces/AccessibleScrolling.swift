internal import AtriumGeometry
internal import AtriumKit

/// Scrolls an object, or a part of the object, into the visible areas of the scroll views around it (AX-23).
@MainActor
struct AccessibleScrolling {
  /// The place of the rectangle in a visible area, along one axis.
  private enum Alignment {
    /// The nearest place at which the rectangle is visible.
    case nearest
    case start
    case end
  }

  /// The object.
  let object: AccessibleObject
  /// Whether the object itself scrolls too, because the rectangle is a part of the object's content.
  let isInside: Bool

  /// Returns the alignments for a place of AT-SPI; nil for an unknown place.
  ///
  /// 0 is the upper left corner, 1 the lower right corner, 2 to 5 the upper, lower, left and right edges, and 6
  /// any place.
  private static func alignments(_ place: Int) -> (x: Alignment, y: Alignment)? {
    switch place {
    case 0: (.start, .start)
    case 1: (.end, .end)
    case 2: (.nearest, .start)
    case 3: (.nearest, .end)
    case 4: (.start, .nearest)
    case 5: (.end, .nearest)
    case 6: (.nearest, .nearest)
    default: nil
    }
  }

  /// Scrolls until a rectangle is at a place of the visible areas.
  ///
  /// - Parameters:
  ///   - place: The place, as a number of AT-SPI.
  ///   - rect: Returns the rectangle in the window's coordinates; it changes while the scroll views scroll.
  /// - Returns: Whether the place exists and the rectangle is visible in each scroll view.
  func scroll(to place: Int, _ rect: () -> Rect) -> Bool {
    guard let (x, y) = AccessibleScrolling.alignments(place) else { return false }
    return scroll(rect) { rect, visible in
      Vector(
        dx: distance(x, rect.minX...rect.maxX, visible.minX...visible.maxX),
        dy: distance(y, rect.minY...rect.maxY, visible.minY...visible.maxY))
    }
  }

  /// Scrolls until the origin of a rectangle is as near as possible to a point of the window.
  ///
  /// - Returns: Whether the rectangle is visible in each scroll view.
  func scroll(to point: Point, _ rect: () -> Rect) -> Bool {
    scroll(rect) { rect, _ in Vector(dx: rect.minX - point.x, dy: rect.minY - point.y) }
  }

  private func distance(
    _ alignment: Alignment, _ part: ClosedRange<Double>, _ visible: ClosedRange<Double>
  ) -> Double {
    let (before, after) = (
      part.lowerBound - visible.lowerBound, part.upperBound - visible.upperBound
    )
    switch alignment {
    case .start: return before
    case .end: return after
    case .nearest:
      // A part that is larger than the visible area moves only until its nearer edge is in the area.
      if before < 0, after < 0 { return max(before, after) }
      return before > 0 && after > 0 ? min(before, after) : 0
    }
  }

  private func scroll(
    _ rect: () -> Rect, _ distance: (_ rect: Rect, _ visible: Rect) -> Vector
  ) -> Bool {
    func visible(_ view: any AccessibilityScrolling) -> Rect {
      view.convert(view.accessibilityVisibleBounds, to: nil)
    }
    for view in scrollViews { view.scrollAccessibilityContent(by: distance(rect(), visible(view))) }
    return scrollViews.allSatisfy { visible($0).intersects(rect()) }
  }

  /// The views around the object that scroll, the innermost view first.
  private var scrollViews: [any AccessibilityScrolling] {
    var views: [any AccessibilityScrolling] = []
    let outer = (object as? View)?.superview ?? (object as? Responder)?.next as? View
    var place = isInside ? object as? View ?? outer : outer
    while let view = place {
      if let view = view as? any AccessibilityScrolling { views.append(view) }
      place = view.superview
    }
    return views
  }
}
