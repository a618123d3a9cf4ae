import AtriumControls
import AtriumGeometry
import AtriumKit

/// The gestures that turn pages.
///
/// They are a drag with a finger or a mouse, a scroll with two fingers on a touchpad, steps of a wheel, and taps
/// at the margins.
@MainActor
final class PageInput {
  /// The distance of a scroll on a touchpad that turns one page, in points.
  private static let touchpadPage = (horizontal: 400.0, vertical: 300.0)
  /// The width of a margin in which a tap turns the page.
  ///
  /// The width is a fifth of the content view's length along the axis, limited to a minimum and a maximum in points.
  private static let margin = (part: 0.2, least: 32.0, most: 96.0)

  private unowned let pages: PageViewController
  let pan = PanGestureRecognizer()
  let tap = TapGestureRecognizer()
  let hand = PercentDrivenInteractiveTransition()
  private let wheel = PageWheelGestureRecognizer()
  private lazy var drag: any PageDrag =
    pages.transitionStyle == .scroll ? PageScrollDrag(pages) : PageCurlDrag(pages)
  /// Whether the drag in progress comes from a touchpad.
  private(set) var isOnTouchpad = false

  init(_ pages: PageViewController) {
    self.pages = pages
    hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    pan.allowedScrollTypesMask = .continuous
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.follow() }
    tap.delegate = self
    tap.addAction { [weak self] _ in self?.tapped() }
    wheel.turn = { [weak self] movement in self?.wheelTurned(movement) ?? false }
    update()
  }

  func install(in view: View) {
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(wheel)
    if pages.transitionStyle == .pageCurl { view.addGestureRecognizer(tap) }
  }

  /// Applies ``PageViewController/allowsPointerDragging`` to the drag.
  func update() {
    pan.allowedTouchTypes = pages.allowsPointerDragging ? [.direct, .indirectPointer] : [.direct]
  }

  /// After a resize, updates the offset of a page that is dragged beyond the end of the book.
  func layOutBounce() { drag.layOut() }

  /// The distance by which the drag in progress must move to turn one page, in points.
  var pageLength: Double {
    let flow = pages.flow
    guard isOnTouchpad else {
      return max(1, flow.length(of: pages.contentView.bounds.size) + pages.interPageSpacing)
    }
    let page = PageInput.touchpadPage
    return flow.isVertical ? page.vertical : page.horizontal
  }

  /// The velocity of the drag in progress towards later pages, in pages a second.
  var velocity: Double { pages.flow.forward(pan.velocity(in: pages.view)) / pageLength }

  /// The distance of the current drag towards later pages, in pages.
  var travel: Double { pages.flow.forward(pan.translation(in: pages.view)) / pageLength }

  private func follow() {
    switch pan.state {
    case .began:
      isOnTouchpad = pan.numberOfTouches == 0
      drag.begin()
      drag.move()
    case .changed: drag.move()
    case .ended:
      drag.move()
      drag.release()
    case .cancelled, .failed: drag.cancel()
    case .possible: break
    }
  }

  private func wheelTurned(_ movement: Point) -> Bool {
    let flow = pages.flow
    // A wheel turns pages along either axis, regardless of the axis of the pages.
    let isAlong = flow.isVertical == (abs(movement.y) >= abs(movement.x))
    let forward = isAlong ? flow.forward(movement) : -(movement.x + movement.y)
    return pages.turn(forward > 0 ? .forward : .reverse)
  }

  private func tapped() {
    let (place, flow, area) = (
      tap.location(in: pages.contentView), pages.flow, pages.contentView.bounds.size
    )
    guard let direction = direction(ofTapAt: place) else { return }
    pages.turn(
      direction, heldAt: flow.isVertical ? place.x / area.width : place.y / area.height)
  }

  /// Returns the direction in which a tap turns the page; nil between the margins.
  private func direction(
    ofTapAt point: Point
  ) -> PageViewController.NavigationDirection? {
    let (flow, area) = (pages.flow, pages.contentView.bounds)
    guard area.contains(point) else { return nil }
    let margin = PageInput.margin
    let width = min(max(flow.length(of: area.size) * margin.part, margin.least), margin.most)
    let place = -flow.forward(point - area.center)
    let half = flow.length(of: area.size) / 2
    if place < -(half - width) { return .reverse }
    return place > half - width ? .forward : nil
  }
}

extension PageInput: GestureRecognizerDelegate {
  /// Lets a drag begin if it moves along the axis and can turn or move a page.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let way = pan.translation(in: pages.view)
    let (along, across) = pages.flow.split(way)
    guard pages.dataSource != nil, along > 0, along >= SwipeRelease.directness * across else {
      return false
    }
    return drag.canBegin(pages.flow.forward(way) > 0 ? .forward : .reverse)
  }

  /// Accepts taps only at the margins, and not on controls.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    return pages.dataSource != nil && !(touch.view is Control)
      && direction(ofTapAt: touch.location(in: pages.contentView)) != nil
  }
}
