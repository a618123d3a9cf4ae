import AtriumGeometry

/// A pan that starts at an edge of the window and moves inwards (G-41).
///
/// Every finger must start within 20 points of the edge. When the pan begins, the fingers must have moved at least as
/// far inwards as sideways. In the view of a child that keeps its own orientation, the edges are those of the rotated
/// child (CK-R8).
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges at which the gesture may start; none by default.
  open var edges: RectEdge = []
  /// Whether the edges are those of the recogniser's view instead of the window's; false by default.
  ///
  /// Set the property to true in a container that does not extend to the edges of a desktop window.
  public var measuresFromView = false

  /// The edges at which all fingers so far have started.
  private var reached: RectEdge = []

  /// Makes a recogniser.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (ScreenEdgePanGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Accepts only touches, because scrolling does not start at an edge.
  open override func shouldReceive(_ event: Event) -> Bool { event.kind == .touches }

  /// Clears the edges.
  open override func reset() {
    super.reset()
    reached = []
  }

  override func canStart(with touches: Set<Touch>) -> Bool {
    guard let view, let window = view.window else { return false }
    let area = measuresFromView ? view.convert(view.bounds, to: window) : window.bounds
    if numberOfTouches == touches.count { reached = edges }
    let turn = view.quarterTurnInWindow
    for touch in touches {
      reached.formIntersection(
        turn.edgesInside(ScreenEdgePanGestureRecognizer.edges(at: touch, in: area)))
    }
    return !reached.isEmpty
  }

  override func canBegin(after travel: Point) -> Bool {
    let travel = view?.quarterTurnInWindow.vectorInside(travel) ?? travel
    return (reached.contains(.left) && travel.x >= abs(travel.y))
      || (reached.contains(.right) && -travel.x >= abs(travel.y))
      || (reached.contains(.top) && travel.y >= abs(travel.x))
      || (reached.contains(.bottom) && -travel.y >= abs(travel.x))
  }

  private static func edges(at touch: Touch, in bounds: Rect) -> RectEdge {
    let (place, width) = (touch.locationInWindow, GestureConstants.edgeWidth)
    var edges: RectEdge = []
    if place.x - bounds.minX <= width { edges.insert(.left) }
    if bounds.maxX - place.x <= width { edges.insert(.right) }
    if place.y - bounds.minY <= width { edges.insert(.top) }
    if bounds.maxY - place.y <= width { edges.insert(.bottom) }
    return edges
  }
}
